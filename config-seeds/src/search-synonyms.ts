import { countrySeeds } from './countries.js';
import { rowsOf } from './seed-row.js';

/** What people call the shop's machines beside the catalogue's own word, by language. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  bg: ['фритюрник = фритюрница', 'компресор = въздушен компресор', 'транспалетна количка = палетна количка'],
  cs: [
    'paletový vozík = paleťák = nízkozdvižný vozík',
    'fritéza = fritovací hrnec',
    'výrobník ledu = ledovač',
    'řetězová pila = motorová pila = motorovka',
    'vysokotlaký čistič = tlaková myčka',
  ],
  da: [
    'palleløfter = palleløftevogn',
    'frituregryde = friture',
    'kædesav = motorsav',
    'højtryksrenser = højtryksspuler',
  ],
  de: [
    'Hubwagen = Hubameise = Ameise',
    'Eiswürfelbereiter = Eismaschine = Eiswürfelmaschine',
    'Kettensäge = Motorsäge',
    'Aufschnittmaschine = Wurstschneidemaschine = Allesschneider',
    'Espressomaschine = Kaffeemaschine = Siebträgermaschine',
    'Getränkekühlschrank = Flaschenkühlschrank',
    'Gewerbetiefkühlschrank = Gefrierschrank',
    'Planetenrührmaschine = Teigmaschine = Knetmaschine',
  ],
  el: ['αεροσυμπιεστής = κομπρεσέρ', 'παλετοφόρο = τρανσπαλέτα', 'φριτέζα = τηγανιέρα', 'μηχανή γκαζόν = χλοοκοπτικό'],
  en: [
    'pallet truck = pallet jack = pump truck',
    'meat mincer = meat grinder',
    'ice machine = ice maker',
    'pressure washer = jet wash',
    'pillar drill = drill press',
    'barber chair = hairdressing chair',
    'storage freezer = upright freezer',
  ],
  es: [
    'transpaleta = traspaleta = carretilla hidráulica',
    'picadora de carne = molino de carne',
    'cortadora de fiambre = loncheadora',
    'cafetera exprés = cafetera espresso',
    'máquina de hielo = fabricador de hielo',
  ],
  fi: [
    'rasvakeitin = friteerauskeitin',
    'ketjusaha = moottorisaha',
    'haarukkavaunu = pumppukärry',
    'hitsauskone = hitsi',
  ],
  fr: [
    'transpalette = tire-palette',
    'machine à glaçons = machine à glace',
    'trancheuse à jambon = coupe jambon',
    'batteur planétaire = pétrin',
    'poste à souder = soudeuse',
  ],
  hr: ['paletni viličar = ručni viličar', 'friteza = fritoza', 'motorna pila = lančana pila'],
  hu: ['raklapemelő = béka', 'olajsütő = fritőz', 'légkompresszor = kompresszor', 'láncfűrész = motorfűrész'],
  it: [
    'transpallet = carrello elevatore manuale',
    'tosaerba = tagliaerba',
    'affettatrice = affetta salumi',
    'compressore = compressore aria',
  ],
  lt: ['gruzdintuvė = fritiūrinė', 'grandininis pjūklas = motorinis pjūklas'],
  nb: ['jekketralle = palletralle', 'frityrkoker = frityrgryte', 'kjedesag = motorsag'],
  nl: [
    'palletwagen = pompwagen',
    'friteuse = frituur = frituurpan',
    'ijsblokjesmachine = ijsmachine',
    'hogedrukreiniger = hogedrukspuit',
    'grasmaaier = maaimachine',
  ],
  pl: [
    'kompresor = sprężarka',
    'wózek paletowy = paleciak',
    'frytownica = frytkownica',
    'myjka ciśnieniowa = myjka wysokociśnieniowa',
    'piła łańcuchowa = pilarka',
  ],
  pt: ['fritadeira = fritadora', 'porta-paletes = transpaleta', 'motosserra = serra elétrica'],
  ro: ['friteuză = fritoză', 'transpalet = cărucior paleți', 'drujbă = ferăstrău cu lanț'],
  sk: [
    'paletový vozík = paleťák',
    'fritéza = fritovací hrniec',
    'reťazová píla = motorová píla',
    'vysokotlakový čistič = tlaková umývačka',
  ],
  sl: ['paletni voziček = paletnik', 'cvrtnik = friteza', 'verižna žaga = motorna žaga'],
  sv: [
    'palldragare = pallyftare = pallyft',
    'kedjesåg = motorsåg',
    'fritös = frityrgryta',
    'högtryckstvätt = högtryckstvättare',
  ],
};

/** What means the same to who searches, in each locale. */
export const searchSynonymRows = countrySeeds.flatMap((seed) =>
  seed.locales.map(({ locale, language }) =>
    rowsOf('search-synonyms')('locale', locale, { meanings: [...(MEANINGS[language] ?? [])] }),
  ),
);
