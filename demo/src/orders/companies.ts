import type { Language, Localized } from '../terms/language.js';

/** Trades that buy such machines, parted by semicolons. */
// prettier-ignore
export const trades: Localized = {
  de: 'Gasthof; Metallbau; Autowerkstatt; Gartenbau; Bäckerei; Gebäudereinigung', fr: 'Restaurant; Garage; Boulangerie; Serrurerie; Espaces verts; Traiteur',
  nl: 'Restaurant; Garage; Bakkerij; Metaalbewerking; Hoveniers; Schoonmaak', bg: 'Ресторант; Автосервиз; Пекарна; Метал; Градини; Хотел',
  it: 'Ristorante; Officina; Panificio; Carpenteria; Giardini; Pulizie', en: 'Catering; Garage; Bakery; Engineering; Landscapes; Cleaning',
  cs: 'Restaurace; Autoservis; Pekárna; Kovovýroba; Zahrady; Úklid', da: 'Restaurant; Autoværksted; Bageri; Smedje; Anlægsgartner; Rengøring',
  es: 'Restaurante; Talleres; Panadería; Metalúrgica; Jardinería; Limpiezas', fi: 'Ravintola; Autohuolto; Leipomo; Metalli; Piha; Siivous',
  el: 'Εστιατόριο; Συνεργείο; Αρτοποιείο; Μεταλλικές κατασκευές; Κήποι; Καθαρισμοί', hr: 'Restoran; Autoservis; Pekara; Metal; Vrtovi; Čišćenje',
  hu: 'Étterem; Autószerviz; Pékség; Fémipari; Kertépítő; Takarító', lt: 'Restoranas; Autoservisas; Kepykla; Metalas; Sodai; Valymas',
  nb: 'Restaurant; Bilverksted; Bakeri; Mekaniske; Anleggsgartner; Renhold', pl: 'Restauracja; Auto Serwis; Piekarnia; Metal; Ogrody; Czystość',
  pt: 'Restaurante; Oficina; Padaria; Metalúrgica; Jardins; Limpezas', ro: 'Restaurant; Service Auto; Brutărie; Metal; Grădini; Curățenie',
  sv: 'Restaurang; Bilverkstad; Bageri; Mekaniska; Trädgård; Städ', sk: 'Reštaurácia; Autoservis; Pekáreň; Kovovýroba; Záhrady; Upratovanie',
  sl: 'Gostilna; Avtoservis; Pekarna; Kovinarstvo; Vrtovi; Čiščenje',
};

/** How a company of a country is called: `@` is its trade, `#` its owner; by language where the country has several. */
const FORMS: Readonly<Record<string, string | Partial<Localized>>> = {
  AT: '@ # GmbH',
  BE: { fr: '@ # SRL', nl: '@ # BV' },
  BG: '@ # ЕООД',
  CH: { de: '@ # AG', fr: '@ # Sàrl', it: '@ # Sagl' },
  GB: '# @ Ltd',
  CZ: '@ # s.r.o.',
  DE: '@ # GmbH',
  DK: '@ # ApS',
  ES: '@ # S.L.',
  FI: '@ # Oy',
  FR: '@ # SARL',
  GR: '@ # Ι.Κ.Ε.',
  HR: '@ # d.o.o.',
  HU: '# @ Kft.',
  IE: '# @ Ltd',
  IT: '@ # S.r.l.',
  LT: 'UAB „@ #“',
  NL: '@ # B.V.',
  NO: '# @ AS',
  PL: '@ # sp. z o.o.',
  PT: '@ # Lda.',
  RO: '@ # S.R.L.',
  SE: '# @ AB',
  SI: '@ # d.o.o.',
  SK: '@ # s.r.o.',
};

/** A company's name in the form of its country. */
export function companyName(
  country: string,
  language: Language,
  { trade, owner }: { trade: string; owner: string },
): string {
  const form = FORMS[country];
  const pattern = typeof form === 'string' ? form : form?.[language];
  if (pattern === undefined) throw new Error(`No company form for ${country} in ${language}`);
  return pattern.replace('@', trade).replace('#', owner);
}
