/** The kinds of texts: how they differ from the catalogue's word, or what they add to it. */
export const QUERY_TYPES = [
  ...(['noun', 'synonym', 'typo', 'compound', 'unit', 'model', 'sku', 'brand', 'inflected', 'bare'] as const),
] as const;
export type QueryType = (typeof QUERY_TYPES)[number];

/** A typed text and the expected hit: a SKU, a prefix of it, or the two digits after `EX10` that name a family; alternatives are separated by slashes. */
export type RelevanceQuery = readonly [type: QueryType, text: string, expected: string];

export interface RelevanceSet {
  readonly language: string;
  /** The country of the searched store. */
  readonly country: string;
  readonly queries: readonly RelevanceQuery[];
}

/** Written as shoppers type; `bare` is without accents. */
// prettier-ignore
export const RELEVANCE_SETS: readonly RelevanceSet[] = [
  { language: 'de', country: 'DE', queries: [
    ['noun', 'Fritteuse', '01'], ['typo', 'friteuse', '01'], ['synonym', 'fritöse', '01'], ['brand', 'Royal Catering Fritteuse', '01'], ['noun', 'fleischwolf', '03'],
    ['inflected', 'fleischwölfe', '03'], ['noun', 'kühlschrank', '57'], ['synonym', 'kuehlschrank', '57'], ['synonym', 'kühlschränke', '57'], ['compound', 'getränke kühlschrank', '57'], ['synonym', 'Schweissgerät', '09'],
    ['synonym', 'schweisgerät inverter', '09'], ['synonym', 'MIG schweißgerät', '55'], ['typo', 'kompresor', '08'], ['typo', 'Hubwage', '26'], ['typo', 'rasenmeher', '19'],
    ['compound', 'massage liege', '25'], ['sku', 'EX10010001', 'EX10010001'], ['sku', '2900100100014', 'EX10010001'], ['synonym', 'eismaschine', '05'], ['synonym', 'motorsäge', '74'],
    ['synonym', 'oszilos', '13'], ['synonym', 'regal', '27'], ['synonym', 'hebebühne', '76'], ['synonym', 'Scherenhebebühne', '76'], ['synonym', 'Plattformwaage', '12'],
    ['compound', 'Eis Maschine', '05'], ['model', 'RCEF-10DH', 'EX10010002'], ['model', 'Fritteuse RCEF 10DH', 'EX10010002'], ['sku', 'EX10-010-002', 'EX10010002'],
    ['sku', 'EX1001-0002', 'EX10010002'], ['sku', '10010002', 'EX10010002'], ['unit', '2 kW Fritteuse', '01'], ['unit', 'Fritteuse 3,2 kW', 'EX10010001'],
    ['unit', 'Fritteuse 13 l', 'EX10010005'], ['unit', 'Waage 150 kg', '56/11'], ['unit', 'Kompressor 100 Liter', 'EX10080003'], ['compound', 'Gastrofritteuse', '01'],
    ['synonym', 'Schutzgasschweißgerät', '55'], ['typo', 'Holzspallter', '22'], ['unit', 'Eiswürfelbereiter 50 kg', 'EX10050002'], ['synonym', 'Standbohrmaschine', '53'],
    ['noun', 'Dampfreiniger', '70'],
  ] },
  { language: 'en', country: 'GB', queries: [
    ['noun', 'deep fryer', '01'], ['synonym', 'fryers', '01'], ['typo', 'deep frier', '01'], ['brand', 'royal catering fryer', '01'], ['synonym', 'meat grinder', '03'],
    ['synonym', 'mincer', '03'], ['inflected', 'pizza ovens', '51'], ['typo', 'piza oven', '51'], ['compound', 'icemachine', '05'], ['typo', 'espreso machine', '52'],
    ['brand', 'MSW compressor', '08'], ['typo', 'air compresor', '08'], ['inflected', 'welding helmets', '10'], ['typo', 'weldng helmet', '10'], ['synonym', 'pallet jack', '26'],
    ['compound', 'lawnmower', '19'], ['typo', 'hedge trimer', '72'], ['sku', 'EX10030001', 'EX10030001'], ['sku', '2900100300018', 'EX10030001'], ['sku', 'EX1052', 'EX1052'],
    ['inflected', 'barber chairs', '24'], ['synonym', 'micros', '20'], ['unit', '100 l compressor', 'EX10080003'], ['unit', 'fryer 10 l', 'EX10010001/EX10010002'],
    ['unit', '200 a welder', 'EX10090002/EX10550003'], ['unit', '3.2kW fryer', 'EX10010001'], ['model', 'S-MMA-200', 'EX10090002'], ['model', 'hpc170', 'EX10150002'],
    ['sku', 'ex10-150-002', 'EX10150002'], ['synonym', 'coffee machine', '52'], ['synonym', 'lift table', '76'], ['synonym', 'grass cutter', '19'], ['typo', 'ultrasonc cleaner', '16'],
    ['unit', '2 tonne pallet truck', '26'], ['synonym', 'wood splitter', '22'], ['inflected', 'winches', '23'],
  ] },
  { language: 'fr', country: 'FR', queries: [
    ['noun', 'friteuse', '01'], ['inflected', 'friteuses', '01'], ['typo', 'fritteuse', '01'], ['bare', 'machine a glacons', '05'], ['inflected', 'machines à glaçons', '05'],
    ['typo', 'hachoir viande', '03'], ['typo', 'four pizza', '51'], ['bare', 'fours a pizza', '51'], ['bare', 'batteur planetaire', '04'], ['synonym', 'compresseur', '08'],
    ['synonym', 'compreseur air', '08'], ['synonym', 'poste a souder', '09'], ['synonym', 'masque soudage', '10'], ['noun', 'transpalette', '26'], ['typo', 'transpalete', '26'],
    ['noun', 'nettoyeur haute pression', '15'], ['synonym', 'tondeuse', '19'], ['sku', 'EX10050001', 'EX10050001'], ['sku', '2900100500012', 'EX10050001'], ['brand', 'Physa fauteuil', '24'],
    ['bare', 'tronconneuse', '74'], ['bare', 'multimetre', '14'], ['synonym', 'cafetière', '52'], ['synonym', 'congélateur', '58'], ['unit', 'friteuse 10 litres', 'EX10010001/EX10010002'],
    ['unit', 'compresseur 50l', 'EX10080002'], ['model', 'rcfw 120', 'EX10030001'], ['sku', '10030001', 'EX10030001'], ['synonym', 'étagère', '27'], ['typo', 'oscilloscop', '13'],
    ['unit', 'transpalette 2500 kg', 'EX10260002'], ['bare', 'treuil a cable', '23'],
  ] },
  { language: 'it', country: 'IT', queries: [
    ['noun', 'friggitrice', '01'], ['inflected', 'friggitrici', '01'], ['typo', 'frigitrice', '01'], ['noun', 'tritacarne', '03'], ['compound', 'trita carne', '03'],
    ['synonym', 'impastatrice', '04'], ['inflected', 'impastatrici planetarie', '04'], ['synonym', 'forno pizza', '51'], ['brand', 'affettatrice royal catering', '50'],
    ['typo', 'afettatrice', '50'], ['brand', 'compressore msw', '08'], ['typo', 'compresore', '08'], ['synonym', 'saldatrice', '09'], ['synonym', 'saldatrici mig', '55'],
    ['noun', 'idropulitrice', '15'], ['inflected', 'idropulitrici', '15'], ['synonym', 'tagliaerba', '19'], ['noun', 'motosega', '74'], ['inflected', 'motoseghe', '74'],
    ['sku', 'EX10080001', 'EX10080001'], ['sku', '2900100800013', 'EX10080001'], ['synonym', 'microsc', '20'], ['synonym', 'macchina da caffè', '52'],
    ['synonym', 'piattaforma elevatrice', '76'], ['unit', 'friggitrice 3,2 kW', 'EX10010001'], ['unit', 'compressore 24 litri', 'EX10080001'], ['model', 'RCEF-16DT', 'EX10010003'],
    ['sku', 'EX1001 0003', 'EX10010003'], ['synonym', 'argano', '23'], ['typo', 'microscoppio', '20'], ['unit', 'bilancia 30 kg', 'EX10110002'], ['inflected', 'gru da officina', '54'],
  ] },
  { language: 'es', country: 'ES', queries: [
    ['noun', 'freidora', '01'], ['inflected', 'freidoras', '01'], ['typo', 'freydora', '01'], ['synonym', 'picadora carne', '03'], ['typo', 'picadora de carnes', '03'],
    ['bare', 'maquina de hielo', '05'], ['synonym', 'maquinas hielo', '05'], ['synonym', 'horno pizza', '51'], ['synonym', 'hornos', '51'], ['bare', 'cafetera expres', '52'],
    ['synonym', 'compresor', '08'], ['inflected', 'compresores de aire', '08'], ['brand', 'soldador inverter stamos', '09'], ['noun', 'transpaleta', '26'], ['typo', 'traspaleta', '26'],
    ['noun', 'hidrolimpiadora', '15'], ['typo', 'idrolimpiadora', '15'], ['bare', 'cortacesped', '19'], ['noun', 'motosierra', '74'], ['synonym', 'camilla masaje', '25'],
    ['sku', 'EX10090001', 'EX10090001'], ['sku', '2900100900010', 'EX10090001'], ['synonym', 'balanza', '11/12/56'], ['synonym', 'balanza de grua', '56'],
    ['unit', 'freidora 10 litros', 'EX10010001/EX10010002'], ['unit', 'compresor 1,5 kW', 'EX10080002'], ['model', 'MSW KOMP 50-8', 'EX10080002'], ['sku', '10-08-0002', 'EX10080002'],
    ['synonym', 'congelador', '58'], ['typo', 'microscopyo', '20'], ['unit', 'motosierra 40 cm', '74'], ['bare', 'camilla de masaje electrica', '25'],
  ] },
  { language: 'pl', country: 'PL', queries: [
    ['noun', 'frytownica', '01'], ['inflected', 'frytownice', '01'], ['typo', 'frytkownica', '01'], ['synonym', 'maszynka do mięsa', '03'], ['synonym', 'maszynka do miesa', '03'],
    ['noun', 'piec do pizzy', '51'], ['inflected', 'piece do pizzy', '51'], ['synonym', 'kostkarka', '05'], ['inflected', 'kostkarki do lodu', '05'], ['synonym', 'lodowka', '57'],
    ['brand', 'kompresor msw', '08'], ['synonym', 'sprężarka', '08'], ['synonym', 'spawarka', '09/55'], ['synonym', 'spawarki', '09/55'], ['synonym', 'przylbica', '10'],
    ['noun', 'wózek paletowy', '26'], ['bare', 'wozek paletowy', '26'], ['synonym', 'kosiarka', '19'], ['typo', 'kosairka do trawy', '19'], ['sku', 'EX10150001', 'EX10150001'],
    ['sku', '2900101500011', 'EX10150001'], ['bare', 'pila lancuchowa', '74'], ['synonym', 'ekspres do kawy', '52'], ['synonym', 'zamrażarka', '58'],
    ['unit', 'kompresor 50 l', 'EX10080002'], ['unit', 'frytownica 3,2 kW', 'EX10010001'], ['model', 's mig 180', 'EX10550002'], ['sku', 'EX10-55-0002', 'EX10550002'],
    ['synonym', 'wirówka', '21'], ['typo', 'mikroskp', '20'], ['unit', 'waga 30 kg', 'EX10110002'], ['bare', 'zuraw warsztatowy', '54'],
  ] },
  { language: 'cs', country: 'CZ', queries: [
    ['noun', 'fritéza', '01'], ['bare', 'friteza', '01'], ['inflected', 'fritézy', '01'], ['synonym', 'fritovací hrnec', '01'], ['noun', 'mlýnek na maso', '03'],
    ['synonym', 'mlynek maso', '03'], ['noun', 'pec na pizzu', '51'], ['inflected', 'pece na pizzu', '51'], ['bare', 'vyrobnik ledu', '05'], ['inflected', 'výrobníky ledu', '05'],
    ['inflected', 'kompresory', '08'], ['synonym', 'svarecka', '09'], ['synonym', 'svářečky mig', '55'], ['brand', 'svařečka stamos', '09'], ['noun', 'paletový vozík', '26'],
    ['bare', 'paletovy vozik', '26'], ['synonym', 'paleťák', '26'], ['synonym', 'sekačka', '19'], ['bare', 'sekacka na travu', '19'], ['sku', 'EX10190001', 'EX10190001'],
    ['sku', '2900101900019', 'EX10190001'], ['bare', 'masazni lehatko', '25'], ['synonym', 'kávovar', '52'], ['synonym', 'mrazák', '58'], ['unit', 'kompresor 100 litrů', 'EX10080003'],
    ['unit', 'fritéza 10l', 'EX10010001/EX10010002'], ['model', 'rcim-50', 'EX10050002'], ['sku', '10050002', 'EX10050002'], ['synonym', 'trouba na pizzu', '51'],
    ['typo', 'multymetr', '14'], ['unit', 'štípač 7 t', 'EX10220002'], ['bare', 'nuzkovy zvedaci stul', '76'],
  ] },
  { language: 'nl', country: 'NL', queries: [
    ['noun', 'friteuse', '01'], ['synonym', 'frituur', '01'], ['typo', 'frituese', '01'], ['noun', 'vleesmolen', '03'], ['inflected', 'vleesmolens', '03'], ['compound', 'pizza oven', '51'],
    ['inflected', 'pizzaovens', '51'], ['compound', 'ijsblokjes machine', '05'], ['synonym', 'ijsmachine', '05'], ['synonym', 'koelkast', '57'], ['inflected', 'compressoren', '08'],
    ['typo', 'compresor', '08'], ['synonym', 'lasapparaat', '09/55'], ['synonym', 'lasaparaat', '09/55'], ['noun', 'palletwagen', '26'], ['synonym', 'pompwagen', '26'],
    ['synonym', 'hogedrukspuit', '15'], ['compound', 'hoge druk reiniger', '15'], ['brand', 'grasmaaier hillvert', '19'], ['sku', 'EX10250001', 'EX10250001'],
    ['sku', '2900102500010', 'EX10250001'], ['inflected', 'kettingzagen', '74'], ['synonym', 'koffiemachine', '52'], ['synonym', 'vrieskast', '58'],
    ['unit', 'compressor 50 liter', 'EX10080002'], ['unit', 'friteuse 3,2 kW', 'EX10010001'], ['model', 'UNI-SR-1325', 'EX10270002'], ['sku', 'ex 1027 0002', 'EX10270002'],
    ['synonym', 'gehaktmolen', '03'], ['typo', 'stoomreinger', '70'], ['compound', 'koel kast', '57'], ['unit', 'kettingzaag 35 cm', 'EX10740002'],
  ] },
  { language: 'sv', country: 'SE', queries: [
    ['noun', 'fritös', '01'], ['bare', 'fritos', '01'], ['inflected', 'fritöser', '01'], ['bare', 'fritoes', '01'], ['noun', 'köttkvarn', '03'], ['bare', 'kottkvarn', '03'],
    ['inflected', 'köttkvarnar', '03'], ['noun', 'pizzaugn', '51'], ['compound', 'pizza ugn', '51'], ['noun', 'ismaskin', '05'], ['brand', 'kompressor msw', '08'],
    ['typo', 'kompresor', '08'], ['synonym', 'svets', '09/55'], ['bare', 'svetshjalm', '10'], ['noun', 'högtryckstvätt', '15'], ['bare', 'hogtryckstvatt', '15'],
    ['typo', 'gräsklipare', '19'], ['synonym', 'motorsåg', '74'], ['inflected', 'massagebänkar', '25'], ['sku', 'EX10270001', 'EX10270001'], ['sku', '2900102700014', 'EX10270001'],
    ['noun', 'palldragare', '26'], ['synonym', 'kaffemaskin', '52'], ['synonym', 'lyftbord', '76'], ['unit', 'kompressor 50 liter', 'EX10080002'], ['unit', 'fritös 2 x 10 l', 'EX10010002'],
    ['model', 'ht-ls-7t', 'EX10220002'], ['sku', 'EX1022-0002', 'EX10220002'], ['synonym', 'degblandare', '04'], ['typo', 'multimeetr', '14'], ['compound', 'verkstads press', '07'],
    ['unit', 'vedklyv 5 ton', 'EX10220001'],
  ] },
  { language: 'hu', country: 'HU', queries: [
    ['noun', 'olajsütő', '01'], ['bare', 'olajsuto', '01'], ['inflected', 'olajsütők', '01'], ['synonym', 'fritőz', '01'], ['noun', 'húsdaráló', '03'], ['bare', 'husdaralo', '03'],
    ['inflected', 'húsdarálók', '03'], ['compound', 'pizza kemence', '51'], ['inflected', 'pizzakemencék', '51'], ['synonym', 'jégkocka', '05'], ['bare', 'jegkockakeszito', '05'],
    ['synonym', 'kompresszor', '08'], ['synonym', 'kompreszor', '08'], ['synonym', 'hegesztőgép', '09'], ['synonym', 'hegeszto inverter', '09'], ['noun', 'fűnyíró', '19'],
    ['bare', 'funyiro', '19'], ['inflected', 'láncfűrészek', '74'], ['bare', 'raklapemelo', '26'], ['synonym', 'béka raklapemelő', '26'], ['sku', 'EX10510001', 'EX10510001'],
    ['sku', '2900105100019', 'EX10510001'], ['bare', 'kavefozo', '52'], ['synonym', 'kávéfőző', '52'], ['unit', 'kompresszor 50 l', 'EX10080002'], ['unit', 'olajsütő 3,2 kW', 'EX10010001'],
    ['model', 'SBS-TW-30', 'EX10110002'], ['sku', '1011 0002', 'EX10110002'], ['synonym', 'fahasító', '22'], ['typo', 'mikroszkopp', '20'], ['unit', 'láncfűrész 35 cm', 'EX10740002'],
    ['bare', 'gozborotva', '70'],
  ] },
  { language: 'el', country: 'GR', queries: [
    ['noun', 'φριτέζα', '01'], ['bare', 'φριτεζα', '01'], ['inflected', 'φριτέζες', '01'], ['bare', 'ΦΡΙΤΕΖΑ', '01'], ['brand', 'φριτεζα royal catering', '01'],
    ['noun', 'κρεατομηχανή', '03'], ['bare', 'κρεατομηχανες', '03'], ['typo', 'κρεατομιχανη', '03'], ['bare', 'φουρνος πιτσας', '51'], ['inflected', 'φούρνοι πίτσας', '51'],
    ['bare', 'παγομηχανη', '05'], ['inflected', 'παγομηχανές', '05'], ['bare', 'αεροσυμπιεστης', '08'], ['synonym', 'κομπρεσέρ', '08'], ['synonym', 'ηλεκτροκόλληση', '09'],
    ['bare', 'ηλεκτροκολληση inverter', '09'], ['bare', 'παλετοφορο', '26'], ['bare', 'αλυσοπριονα', '74'], ['inflected', 'μικροσκόπια', '20'], ['sku', 'EX10520001', 'EX10520001'],
    ['sku', '2900105200016', 'EX10520001'], ['bare', 'πολυμετρο', '14'], ['synonym', 'καφετιέρα', '52'], ['synonym', 'ψυγείο', '57'], ['unit', 'κομπρεσέρ 50 λίτρα', 'EX10080002'],
    ['unit', 'φριτέζα 10 l', 'EX10010001/EX10010002'], ['model', 'RCPM-20', 'EX10040002'], ['sku', '10040002', 'EX10040002'], ['synonym', 'καταψύκτης', '58'],
    ['bare', 'γερανος συνεργειου', '54'], ['unit', 'ζυγαριά 30 kg', 'EX10110002'], ['typo', 'μικροσκοπειο', '20'],
  ] },
  { language: 'fi', country: 'FI', queries: [
    ['noun', 'rasvakeitin', '01'], ['inflected', 'rasvakeittimet', '01'], ['typo', 'rasvakeitinn', '01'], ['synonym', 'friteerauskeitin', '01'], ['noun', 'lihamylly', '03'],
    ['inflected', 'lihamyllyt', '03'], ['compound', 'liha mylly', '03'], ['noun', 'pizzauuni', '51'], ['compound', 'pizza uuni', '51'], ['bare', 'jaapalakone', '05'],
    ['inflected', 'jääpalakoneet', '05'], ['noun', 'kompressori', '08'], ['typo', 'kompresori', '08'], ['synonym', 'hitsauskone', '09/55'], ['brand', 'hitsauskoneet stamos', '09/55'],
    ['noun', 'painepesuri', '15'], ['inflected', 'painepesurit', '15'], ['typo', 'ruohonleikuri', '19'], ['synonym', 'moottorisaha', '74'], ['sku', 'EX10740001', 'EX10740001'],
    ['sku', '2900107400018', 'EX10740001'], ['bare', 'hierontapoyta', '25'], ['synonym', 'kahvinkeitin', '52'], ['synonym', 'pakastin', '58'],
    ['unit', 'kompressori 50 litraa', 'EX10080002'], ['unit', 'rasvakeitin 3,2 kW', 'EX10010001'], ['model', 'star pt 25', 'EX10260002'], ['sku', 'EX10-260-002', 'EX10260002'],
    ['synonym', 'vinssi', '23'], ['compound', 'kasvi huone', '18'], ['unit', 'ketjusaha 35 cm', 'EX10740002'], ['inflected', 'oskilloskoopit', '13'],
  ] },
  { language: 'bg', country: 'BG', queries: [
    ['noun', 'фритюрник', '01'], ['noun', 'компресор', '08'], ['synonym', 'кантар', '11/12/56'], ['synonym', 'кафемашина', '52'], ['synonym', 'машина за лед', '05'],
    ['synonym', 'заваръчен апарат', '09/55'], ['synonym', 'пароструйка', '15'], ['inflected', 'фритюрници', '01'], ['inflected', 'микроскопи', '20'], ['typo', 'фритюрнк', '01'],
    ['typo', 'осцилоскоп steinber', '13'], ['bare', 'fritiurnik', '01'], ['brand', 'Royal Catering месомелачка', '03'], ['unit', 'компресор 50 л', 'EX10080002'],
    ['unit', 'фритюрник 10 л', 'EX10010001/EX10010002'], ['model', 'RCEF-10DH', 'EX10010002'], ['sku', 'EX10-080-002', 'EX10080002'], ['synonym', 'моторна резачка', '74'],
    ['compound', 'пале тна количка', '26'], ['synonym', 'косачка', '19'], ['typo', 'микроскопп', '20'], ['unit', 'кранова везна 300 кг', 'EX10560001'], ['inflected', 'компресори', '08'],
  ] },
  { language: 'da', country: 'DK', queries: [
    ['noun', 'frituregryde', '01'], ['noun', 'kompressor', '08'], ['synonym', 'motorsav', '74'], ['synonym', 'kaffemaskine', '52'], ['synonym', 'ismaskine', '05'],
    ['synonym', 'svejseapparat', '09/55'], ['inflected', 'kødhakkere', '03'], ['inflected', 'græsklippere', '19'], ['typo', 'højtryksrensr', '15'], ['typo', 'mikroskp', '20'],
    ['bare', 'palleloefter', '26'], ['bare', 'kodhakker', '03'], ['compound', 'is maskine', '05'], ['compound', 'høj tryks renser', '15'], ['brand', 'MSW kompressor', '08'],
    ['unit', 'kompressor 50 l', 'EX10080002'], ['unit', 'frituregryde 3,2 kW', 'EX10010001'], ['model', 'hpc 150', 'EX10150004'], ['sku', 'ex10-150-004', 'EX10150004'],
    ['synonym', 'støvsuger', '17'], ['compound', 'drikkevare køleskab', '57'], ['unit', 'kædesav 35 cm', 'EX10740002'], ['inflected', 'mikroskoper', '20'],
  ] },
  { language: 'hr', country: 'HR', queries: [
    ['noun', 'friteza', '01'], ['noun', 'kompresor', '08'], ['synonym', 'aparat za varenje', '09/55'], ['synonym', 'motorka', '74'], ['synonym', 'aparat za kavu', '52'],
    ['synonym', 'hladnjak', '57'], ['inflected', 'friteze', '01'], ['inflected', 'mikroskopi', '20'], ['typo', 'ledomt', '05'], ['typo', 'salamoreznca', '50'], ['bare', 'peć za pizu', '51'],
    ['bare', 'lancana pila', '74'], ['brand', 'Hillvert kosilica', '19'], ['unit', 'kompresor 100 l', 'EX10080003'], ['unit', 'friteza 3 kW', 'EX10010004'],
    ['model', 'SBS KW 300', 'EX10560001'], ['sku', '10560001', 'EX10560001'], ['synonym', 'zamrzivač', '58'], ['synonym', 'stol za masažu', '25'], ['synonym', 'polica', '27'],
    ['typo', 'multimtar', '14'], ['unit', 'podna vaga 600 kg', 'EX10120003'], ['bare', 'visokotlacni cistac', '15'],
  ] },
  { language: 'lt', country: 'LT', queries: [
    ['noun', 'gruzdintuvė', '01'], ['noun', 'kompresorius', '08'], ['synonym', 'kavos aparatas', '52'], ['synonym', 'šaldytuvas', '57'], ['synonym', 'žoliapjovė', '19'],
    ['synonym', 'suvirinimo kaukė', '10'], ['inflected', 'mėsmalės', '03'], ['inflected', 'svarstyklių', '11/12/56'], ['typo', 'gruzdintuve', '01'], ['typo', 'mikroskopss', '20'],
    ['bare', 'mesmale', '03'], ['bare', 'saldytuvas', '57'], ['brand', 'Royal Catering gruzdintuvė', '01'], ['unit', 'kompresorius 50 l', 'EX10080002'],
    ['unit', 'gruzdintuvė 10l', 'EX10010001/EX10010002'], ['model', 'RCAM250', 'EX10500003'], ['sku', 'EX 1050 0003', 'EX10500003'], ['synonym', 'multimetras', '14'],
    ['compound', 'vejap jovė', '19'], ['synonym', 'dulkių siurblys', '17'], ['inflected', 'kompresoriai', '08'], ['unit', 'svarstyklės 30 kg', 'EX10110002'],
    ['bare', 'grandininis pjuklas', '74'],
  ] },
  { language: 'nb', country: 'NO', queries: [
    ['noun', 'frityrkoker', '01'], ['noun', 'kompressor', '08'], ['synonym', 'motorsag', '74'], ['synonym', 'kaffemaskin', '52'], ['synonym', 'palletruck', '26'],
    ['synonym', 'sveisemaskin', '09/55'], ['inflected', 'kjøttkverner', '03'], ['inflected', 'gressklippere', '19'], ['typo', 'høytrykkspyler', '15'], ['typo', 'frityrkokr', '01'],
    ['bare', 'kjottkvern', '03'], ['bare', 'hoytrykksspyler', '15'], ['compound', 'pizza ovn', '51'], ['compound', 'is bit maskin', '05'], ['brand', 'Stamos sveisehjelm', '10'],
    ['unit', 'kompressor 24 l', 'EX10080001'], ['unit', 'frityrkoker 2 x 10 l', 'EX10010002'], ['model', 'S-MIG-200', 'EX10550003'], ['sku', 'ex 10550003', 'EX10550003'],
    ['synonym', 'støvsuger', '17'], ['compound', 'fryse skap', '58'], ['unit', 'kjedesag 35 cm', 'EX10740002'], ['inflected', 'drivhus', '18'],
  ] },
  { language: 'pt', country: 'PT', queries: [
    ['noun', 'fritadeira', '01'], ['noun', 'compressor de ar', '08'], ['synonym', 'máquina de café', '52'], ['synonym', 'motoserra', '74'], ['synonym', 'amassadeira', '04'],
    ['synonym', 'congelador', '58'], ['inflected', 'fritadeiras', '01'], ['inflected', 'microscópios', '20'], ['typo', 'fritadera', '01'], ['typo', 'osciloscopo', '13'],
    ['bare', 'maquina de gelo', '05'], ['bare', 'balanca de gancho', '56'], ['brand', 'MSW compressor', '08'], ['unit', 'compressor 50 litros', 'EX10080002'],
    ['unit', 'fritadeira 10 l', 'EX10010001/EX10010002'], ['model', 'rcef 10dh', 'EX10010002'], ['sku', 'EX1001-0002', 'EX10010002'], ['synonym', 'karcher', '15'],
    ['synonym', 'transpaleta', '26'], ['synonym', 'estufa', '18'], ['typo', 'multimtro', '14'], ['unit', 'balança 30 kg', 'EX10110002'], ['bare', 'esmeriladora de bancada', '06'],
  ] },
  { language: 'ro', country: 'RO', queries: [
    ['noun', 'friteuză', '01'], ['noun', 'compresor', '08'], ['synonym', 'drujbă', '74'], ['synonym', 'aparat de cafea', '52'], ['synonym', 'congelator', '58'], ['synonym', 'malaxor', '04'],
    ['inflected', 'friteuze', '01'], ['inflected', 'microscoape', '20'], ['typo', 'friteza', '01'], ['typo', 'compesor', '08'], ['bare', 'masina de gheata', '05'],
    ['bare', 'cantar', '11/12/56'], ['brand', 'Ulsonix aspirator', '17'], ['unit', 'compresor 50 litri', 'EX10080002'], ['unit', 'cuptor pizza 2000 W', 'EX10510003'],
    ['model', 'RCPO-40S', 'EX10510003'], ['sku', '10510003', 'EX10510003'], ['synonym', 'invertor de sudură', '09'], ['synonym', 'transpalet manual', '26'], ['synonym', 'bormașină', '53'],
    ['inflected', 'osciloscoape', '13'], ['unit', 'cântar 30 kg', 'EX10110002'], ['bare', 'scaun frizerie', '24'],
  ] },
  { language: 'sk', country: 'SK', queries: [
    ['noun', 'fritéza', '01'], ['noun', 'kompresor', '08'], ['synonym', 'motorová píla', '74'], ['synonym', 'paleťák', '26'], ['synonym', 'mraznička', '58'], ['synonym', 'wapka', '15'],
    ['inflected', 'fritézy', '01'], ['inflected', 'zváračky', '09/55'], ['typo', 'kompressor', '08'], ['typo', 'sekačka na trávu', '19'], ['bare', 'mlyncek na maso', '03'],
    ['bare', 'vyrobnik ladu', '05'], ['brand', 'Wiesenfield skleník', '18'], ['unit', 'kompresor 50l', 'EX10080002'], ['unit', 'fritéza 3,2 kW', 'EX10010001'],
    ['model', 'MSW-KOMP-50-8', 'EX10080002'], ['sku', 'ex1008-0002', 'EX10080002'], ['synonym', 'zdvíhacia plošina', '76'], ['synonym', 'kávovar', '52'], ['synonym', 'lednička', '57'],
    ['typo', 'mikroskob', '20'], ['unit', 'váha 30 kg', 'EX10110002'], ['bare', 'retazova pila', '74'],
  ] },
  { language: 'sl', country: 'SI', queries: [
    ['noun', 'cvrtnik', '01'], ['noun', 'kompresor', '08'], ['synonym', 'friteza', '01'], ['synonym', 'motorna žaga', '74'], ['synonym', 'kavomat', '52'], ['synonym', 'zamrzovalnik', '58'],
    ['inflected', 'cvrtniki', '01'], ['inflected', 'tehtnice', '11/12/56'], ['typo', 'kompresr', '08'], ['typo', 'salamoreznca', '50'], ['bare', 'varilna celada', '10'],
    ['bare', 'masazna miza', '25'], ['brand', 'Physa frizerski stol', '24'], ['unit', 'kompresor 50 l', 'EX10080002'], ['unit', 'cvrtnik 2x10 l', 'EX10010002'],
    ['model', 'phy-bc-liverpool', 'EX10240001'], ['sku', 'EX10-24-0001', 'EX10240001'], ['synonym', 'hladilnik', '57'], ['synonym', 'kosilnica', '19'], ['synonym', 'polica', '27'],
    ['typo', 'mikroskp', '20'], ['unit', 'tehtnica 30 kg', 'EX10110002'], ['bare', 'visokotlacni cistilnik', '15'],
  ] },
];
