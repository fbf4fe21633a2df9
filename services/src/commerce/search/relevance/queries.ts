/** What somebody types, and what has to be among the first five: a SKU or its beginning, or any product of a family by the two digits that all its SKUs have after `EX10`, `EX18` or `EX20`; `09/55` is either, where the word is that of both. */
export type RelevanceQuery = readonly [text: string, expected: string];

export interface RelevanceSet {
  readonly language: string;
  /** The country of the store that is asked. */
  readonly country: string;
  readonly queries: readonly RelevanceQuery[];
}

/** Typed by hand, as shoppers type: mistyped, without accents, in the plural, half, by number, with the brand, in another word. */
// prettier-ignore
export const RELEVANCE_SETS: readonly RelevanceSet[] = [
  { language: 'de', country: 'DE', queries: [
    ['Fritteuse', '01'], ['friteuse', '01'], ['fritöse', '01'], ['Royal Catering Fritteuse', '01'], ['fleischwolf', '03'],
    ['fleischwölfe', '03'], ['kuehlschrank', '57'], ['kühlschränke', '57'], ['getränke kühlschrank', '57'], ['Schweissgerät', '09'],
    ['schweisgerät inverter', '09'], ['MIG schweißgerät', '55'], ['kompresor', '08'], ['Hubwage', '26'], ['rasenmeher', '19'],
    ['massage liege', '25'], ['EX10010001', 'EX10010001'], ['2900100100014', 'EX10010001'], ['eismaschine', '05'], ['motorsäge', '74'],
    ['oszilos', '13'], ['regal', '27'],
  ] },
  { language: 'en', country: 'GB', queries: [
    ['deep fryer', '01'], ['fryers', '01'], ['deep frier', '01'], ['royal catering fryer', '01'], ['meat grinder', '03'],
    ['mincer', '03'], ['pizza ovens', '51'], ['piza oven', '51'], ['icemachine', '05'], ['espreso machine', '52'],
    ['MSW compressor', '08'], ['air compresor', '08'], ['welding helmets', '10'], ['weldng helmet', '10'], ['pallet jack', '26'],
    ['lawnmower', '19'], ['hedge trimer', '72'], ['EX10030001', 'EX10030001'], ['2900100300018', 'EX10030001'], ['EX1052', 'EX1052'], ['barber chairs', '24'],
    ['micros', '20'],
  ] },
  { language: 'fr', country: 'FR', queries: [
    ['friteuse', '01'], ['friteuses', '01'], ['fritteuse', '01'], ['machine a glacons', '05'], ['machines à glaçons', '05'],
    ['hachoir viande', '03'], ['four pizza', '51'], ['fours a pizza', '51'], ['batteur planetaire', '04'], ['compresseur', '08'],
    ['compreseur air', '08'], ['poste a souder', '09'], ['masque soudage', '10'], ['transpalette', '26'], ['transpalete', '26'],
    ['nettoyeur haute pression', '15'], ['tondeuse', '19'], ['EX10050001', 'EX10050001'], ['2900100500012', 'EX10050001'], ['Physa fauteuil', '24'],
    ['tronconneuse', '74'], ['multimetre', '14'],
  ] },
  { language: 'it', country: 'IT', queries: [
    ['friggitrice', '01'], ['friggitrici', '01'], ['frigitrice', '01'], ['tritacarne', '03'], ['trita carne', '03'],
    ['impastatrice', '04'], ['impastatrici planetarie', '04'], ['forno pizza', '51'], ['affettatrice royal catering', '50'], ['afettatrice', '50'],
    ['compressore msw', '08'], ['compresore', '08'], ['saldatrice', '09'], ['saldatrici mig', '55'], ['idropulitrice', '15'],
    ['idropulitrici', '15'], ['tagliaerba', '19'], ['motosega', '74'], ['motoseghe', '74'], ['EX10080001', 'EX10080001'], ['2900100800013', 'EX10080001'],
    ['microsc', '20'],
  ] },
  { language: 'es', country: 'ES', queries: [
    ['freidora', '01'], ['freidoras', '01'], ['freydora', '01'], ['picadora carne', '03'], ['picadora de carnes', '03'],
    ['maquina de hielo', '05'], ['maquinas hielo', '05'], ['horno pizza', '51'], ['hornos', '51'], ['cafetera expres', '52'],
    ['compresor', '08'], ['compresores de aire', '08'], ['soldador inverter stamos', '09'], ['transpaleta', '26'], ['traspaleta', '26'],
    ['hidrolimpiadora', '15'], ['idrolimpiadora', '15'], ['cortacesped', '19'], ['motosierra', '74'], ['camilla masaje', '25'],
    ['EX10090001', 'EX10090001'], ['2900100900010', 'EX10090001'],
  ] },
  { language: 'pl', country: 'PL', queries: [
    ['frytownica', '01'], ['frytownice', '01'], ['frytkownica', '01'], ['maszynka do mięsa', '03'], ['maszynka do miesa', '03'],
    ['piec do pizzy', '51'], ['piece do pizzy', '51'], ['kostkarka', '05'], ['kostkarki do lodu', '05'], ['lodowka', '57'],
    ['kompresor msw', '08'], ['sprężarka', '08'], ['spawarka', '09/55'], ['spawarki', '09/55'], ['przylbica', '10'],
    ['wózek paletowy', '26'], ['wozek paletowy', '26'], ['kosiarka', '19'], ['kosairka do trawy', '19'], ['EX10150001', 'EX10150001'], ['2900101500011', 'EX10150001'],
    ['pila lancuchowa', '74'],
  ] },
  { language: 'cs', country: 'CZ', queries: [
    ['fritéza', '01'], ['friteza', '01'], ['fritézy', '01'], ['fritovací hrnec', '01'], ['mlýnek na maso', '03'],
    ['mlynek maso', '03'], ['pec na pizzu', '51'], ['pece na pizzu', '51'], ['vyrobnik ledu', '05'], ['výrobníky ledu', '05'],
    ['kompresory', '08'], ['svarecka', '09'], ['svářečky mig', '55'], ['svařečka stamos', '09'], ['paletový vozík', '26'],
    ['paletovy vozik', '26'], ['paleťák', '26'], ['sekačka', '19'], ['sekacka na travu', '19'], ['EX10190001', 'EX10190001'], ['2900101900019', 'EX10190001'],
    ['masazni lehatko', '25'],
  ] },
  { language: 'nl', country: 'NL', queries: [
    ['friteuse', '01'], ['frituur', '01'], ['frituese', '01'], ['vleesmolen', '03'], ['vleesmolens', '03'],
    ['pizza oven', '51'], ['pizzaovens', '51'], ['ijsblokjes machine', '05'], ['ijsmachine', '05'], ['koelkast', '57'],
    ['compressoren', '08'], ['compresor', '08'], ['lasapparaat', '09/55'], ['lasaparaat', '09/55'], ['palletwagen', '26'],
    ['pompwagen', '26'], ['hogedrukspuit', '15'], ['hoge druk reiniger', '15'], ['grasmaaier hillvert', '19'], ['EX10250001', 'EX10250001'], ['2900102500010', 'EX10250001'],
    ['kettingzagen', '74'],
  ] },
  { language: 'sv', country: 'SE', queries: [
    ['fritös', '01'], ['fritos', '01'], ['fritöser', '01'], ['fritoes', '01'], ['köttkvarn', '03'],
    ['kottkvarn', '03'], ['köttkvarnar', '03'], ['pizzaugn', '51'], ['pizza ugn', '51'], ['ismaskin', '05'],
    ['kompressor msw', '08'], ['kompresor', '08'], ['svets', '09/55'], ['svetshjalm', '10'], ['högtryckstvätt', '15'],
    ['hogtryckstvatt', '15'], ['gräsklipare', '19'], ['motorsåg', '74'], ['massagebänkar', '25'], ['EX10270001', 'EX10270001'], ['2900102700014', 'EX10270001'],
    ['palldragare', '26'],
  ] },
  { language: 'hu', country: 'HU', queries: [
    ['olajsütő', '01'], ['olajsuto', '01'], ['olajsütők', '01'], ['fritőz', '01'], ['húsdaráló', '03'],
    ['husdaralo', '03'], ['húsdarálók', '03'], ['pizza kemence', '51'], ['pizzakemencék', '51'], ['jégkocka', '05'],
    ['jegkockakeszito', '05'], ['kompresszor', '08'], ['kompreszor', '08'], ['hegesztőgép', '09'], ['hegeszto inverter', '09'],
    ['fűnyíró', '19'], ['funyiro', '19'], ['láncfűrészek', '74'], ['raklapemelo', '26'], ['béka raklapemelő', '26'],
    ['EX10510001', 'EX10510001'], ['2900105100019', 'EX10510001'],
  ] },
  { language: 'el', country: 'GR', queries: [
    ['φριτέζα', '01'], ['φριτεζα', '01'], ['φριτέζες', '01'], ['ΦΡΙΤΕΖΑ', '01'], ['φριτεζα royal catering', '01'],
    ['κρεατομηχανή', '03'], ['κρεατομηχανες', '03'], ['κρεατομιχανη', '03'], ['φουρνος πιτσας', '51'], ['φούρνοι πίτσας', '51'],
    ['παγομηχανη', '05'], ['παγομηχανές', '05'], ['αεροσυμπιεστης', '08'], ['κομπρεσέρ', '08'], ['ηλεκτροκόλληση', '09'],
    ['ηλεκτροκολληση inverter', '09'], ['παλετοφορο', '26'], ['αλυσοπριονα', '74'], ['μικροσκόπια', '20'], ['EX10520001', 'EX10520001'], ['2900105200016', 'EX10520001'],
    ['πολυμετρο', '14'],
  ] },
  { language: 'fi', country: 'FI', queries: [
    ['rasvakeitin', '01'], ['rasvakeittimet', '01'], ['rasvakeitinn', '01'], ['friteerauskeitin', '01'], ['lihamylly', '03'],
    ['lihamyllyt', '03'], ['liha mylly', '03'], ['pizzauuni', '51'], ['pizza uuni', '51'], ['jaapalakone', '05'],
    ['jääpalakoneet', '05'], ['kompressori', '08'], ['kompresori', '08'], ['hitsauskone', '09/55'], ['hitsauskoneet stamos', '09/55'],
    ['painepesuri', '15'], ['painepesurit', '15'], ['ruohonleikuri', '19'], ['moottorisaha', '74'], ['EX10740001', 'EX10740001'], ['2900107400018', 'EX10740001'],
    ['hierontapoyta', '25'],
  ] },
];
