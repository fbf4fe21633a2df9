import type { Language } from '../terms/language.js';

/** Towns of each country with a postal code of theirs, by the language that is spoken there. */
// prettier-ignore
export const cities: Readonly<Record<string, Partial<Readonly<Record<Language, string>>>>> = {
  AT: { de: '1070 Wien; 8010 Graz; 4020 Linz; 5020 Salzburg; 6020 Innsbruck; 9020 Klagenfurt; 9500 Villach; 4600 Wels; 3100 St. Pölten; 6850 Dornbirn; 2700 Wiener Neustadt; 4400 Steyr' },
  BE: {
    fr: '1000 Bruxelles; 4000 Liège; 5000 Namur; 6000 Charleroi; 7000 Mons; 7500 Tournai',
    nl: '2000 Antwerpen; 9000 Gent; 8000 Brugge; 3000 Leuven; 2800 Mechelen; 3500 Hasselt',
  },
  BG: { bg: '1000 София; 4000 Пловдив; 9000 Варна; 8000 Бургас; 7000 Русе; 6000 Стара Загора; 5800 Плевен; 8800 Сливен; 9300 Добрич; 9700 Шумен; 2300 Перник; 5000 Велико Търново' },
  CH: {
    de: '8001 Zürich; 3011 Bern; 4051 Basel; 6003 Luzern; 9000 St. Gallen; 8400 Winterthur; 7000 Chur',
    fr: '1201 Genève; 1003 Lausanne; 2000 Neuchâtel; 1700 Fribourg',
    it: '6900 Lugano; 6500 Bellinzona; 6600 Locarno',
  },
  CZ: { cs: '110 00 Praha; 602 00 Brno; 702 00 Ostrava; 301 00 Plzeň; 460 01 Liberec; 779 00 Olomouc; 370 01 České Budějovice; 500 02 Hradec Králové; 530 02 Pardubice; 760 01 Zlín; 400 01 Ústí nad Labem; 586 01 Jihlava' },
  DE: { de: '10115 Berlin; 20095 Hamburg; 80331 München; 50667 Köln; 60311 Frankfurt am Main; 70173 Stuttgart; 40213 Düsseldorf; 44135 Dortmund; 45127 Essen; 04109 Leipzig; 28195 Bremen; 01067 Dresden; 30159 Hannover; 90402 Nürnberg; 48143 Münster' },
  DK: { da: '1050 København K; 8000 Aarhus C; 5000 Odense C; 9000 Aalborg; 6700 Esbjerg; 8900 Randers C; 6000 Kolding; 8700 Horsens; 7100 Vejle; 4000 Roskilde; 3000 Helsingør; 8600 Silkeborg' },
  ES: { es: '28001 Madrid; 08001 Barcelona; 46001 Valencia; 41001 Sevilla; 50001 Zaragoza; 29001 Málaga; 30001 Murcia; 07001 Palma; 48001 Bilbao; 03001 Alicante; 14001 Córdoba; 47001 Valladolid' },
  FI: { fi: '00100 Helsinki; 02100 Espoo; 33100 Tampere; 01300 Vantaa; 90100 Oulu; 20100 Turku; 40100 Jyväskylä; 15110 Lahti; 70100 Kuopio; 28100 Pori; 80100 Joensuu; 53100 Lappeenranta' },
  FR: { fr: '75011 Paris; 69002 Lyon; 13001 Marseille; 31000 Toulouse; 06000 Nice; 44000 Nantes; 34000 Montpellier; 67000 Strasbourg; 33000 Bordeaux; 59000 Lille; 35000 Rennes; 38000 Grenoble; 21000 Dijon; 49000 Angers' },
  GB: { en: 'M1 1AE Manchester; B1 1BB Birmingham; LS1 4DY Leeds; G1 1XQ Glasgow; S1 2HE Sheffield; L1 8JQ Liverpool; BS1 4DJ Bristol; EH1 1YZ Edinburgh; CF10 1EP Cardiff; BT1 5GS Belfast; NE1 7RU Newcastle upon Tyne; NG1 2DT Nottingham; EC1A 1BB London' },
  GR: { el: '105 57 Αθήνα; 546 24 Θεσσαλονίκη; 262 21 Πάτρα; 185 31 Πειραιάς; 412 22 Λάρισα; 712 02 Ηράκλειο; 383 33 Βόλος; 453 33 Ιωάννινα; 731 32 Χανιά; 241 00 Καλαμάτα; 691 00 Κομοτηνή; 653 02 Καβάλα' },
  HR: { hr: '10000 Zagreb; 21000 Split; 51000 Rijeka; 31000 Osijek; 23000 Zadar; 52100 Pula; 35000 Slavonski Brod; 47000 Karlovac; 42000 Varaždin; 22000 Šibenik; 44000 Sisak; 20000 Dubrovnik' },
  HU: { hu: '1051 Budapest; 4024 Debrecen; 6720 Szeged; 3525 Miskolc; 7621 Pécs; 9021 Győr; 4400 Nyíregyháza; 6000 Kecskemét; 8000 Székesfehérvár; 9700 Szombathely; 5000 Szolnok; 8200 Veszprém' },
  IE: { en: 'D02 X285 Dublin; T12 W8KP Cork; V94 T9PX Limerick; H91 E2K3 Galway; X91 PK15 Waterford; A92 VW10 Drogheda; A91 K5YD Dundalk; R95 W6DF Kilkenny; F91 K7XH Sligo; N37 EW54 Athlone; Y35 AY20 Wexford; R93 C6P0 Carlow' },
  IT: { it: '00184 Roma; 20121 Milano; 80133 Napoli; 10121 Torino; 90133 Palermo; 16121 Genova; 40121 Bologna; 50122 Firenze; 70121 Bari; 95121 Catania; 37121 Verona; 35121 Padova; 34121 Trieste' },
  LT: { lt: '01103 Vilnius; 44240 Kaunas; 91247 Klaipėda; 76290 Šiauliai; 35185 Panevėžys; 62141 Alytus; 68307 Marijampolė; 89223 Mažeikiai; 55173 Jonava; 28143 Utena; 57255 Kėdainiai; 90117 Plungė' },
  NL: { nl: '1012 AB Amsterdam; 3011 AD Rotterdam; 2511 CV Den Haag; 3511 AX Utrecht; 5611 EM Eindhoven; 9711 LM Groningen; 5038 CB Tilburg; 1315 SB Almere; 4811 VB Breda; 6511 PN Nijmegen; 7511 JM Enschede; 8011 CW Zwolle' },
  NO: { nb: '0150 Oslo; 5003 Bergen; 7010 Trondheim; 4006 Stavanger; 3015 Drammen; 1606 Fredrikstad; 4611 Kristiansand; 9008 Tromsø; 3210 Sandefjord; 6002 Ålesund; 3724 Skien; 8006 Bodø' },
  PL: { pl: '00-001 Warszawa; 31-001 Kraków; 90-001 Łódź; 50-001 Wrocław; 61-001 Poznań; 80-001 Gdańsk; 70-001 Szczecin; 85-001 Bydgoszcz; 20-001 Lublin; 40-001 Katowice; 15-001 Białystok; 35-001 Rzeszów; 25-001 Kielce; 10-001 Olsztyn' },
  PT: { pt: '1100-001 Lisboa; 4000-007 Porto; 3000-001 Coimbra; 4700-001 Braga; 8000-075 Faro; 3810-001 Aveiro; 2900-001 Setúbal; 7000-001 Évora; 2400-001 Leiria; 3500-001 Viseu; 4800-001 Guimarães; 9000-001 Funchal' },
  RO: { ro: '010011 București; 400001 Cluj-Napoca; 300001 Timișoara; 700001 Iași; 900001 Constanța; 200001 Craiova; 500001 Brașov; 800001 Galați; 100001 Ploiești; 410001 Oradea; 550001 Sibiu; 310001 Arad' },
  SE: { sv: '111 20 Stockholm; 411 03 Göteborg; 211 22 Malmö; 753 20 Uppsala; 722 11 Västerås; 702 11 Örebro; 582 22 Linköping; 252 20 Helsingborg; 553 16 Jönköping; 602 21 Norrköping; 222 22 Lund; 903 26 Umeå' },
  SI: { sl: '1000 Ljubljana; 2000 Maribor; 3000 Celje; 4000 Kranj; 6000 Koper; 8000 Novo mesto; 5000 Nova Gorica; 2250 Ptuj; 9000 Murska Sobota; 3320 Velenje; 4270 Jesenice; 1230 Domžale' },
  SK: { sk: '811 01 Bratislava; 040 01 Košice; 080 01 Prešov; 010 01 Žilina; 974 01 Banská Bystrica; 949 01 Nitra; 917 01 Trnava; 911 01 Trenčín; 036 01 Martin; 058 01 Poprad; 971 01 Prievidza; 960 01 Zvolen' },
};

/** Countries whose postal codes are written in two words. */
const TWO_WORD_CODES: ReadonlySet<string> = new Set(['CZ', 'GB', 'GR', 'IE', 'NL', 'SE', 'SK']);

export interface Town {
  readonly postalCode: string;
  readonly city: string;
  readonly language: Language;
}

function townsOf(country: string): readonly Town[] {
  const parts = TWO_WORD_CODES.has(country) ? /^(\S+ \S+) (.+)$/ : /^(\S+) (.+)$/;
  const lists = Object.entries(cities[country] ?? {}) as [Language, string][];
  return lists.flatMap(([language, list]) =>
    list.split('; ').map((entry) => {
      const [, postalCode = '', city = ''] = parts.exec(entry) ?? [];
      return { postalCode, city, language };
    }),
  );
}

/** The towns of every country. */
export const towns: ReadonlyMap<string, readonly Town[]> = new Map(
  Object.keys(cities).map((country) => [country, townsOf(country)]),
);
