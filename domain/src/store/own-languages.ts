/** Official languages of countries, without minority languages. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  AL: ['sq'],
  AT: ['de'],
  BA: ['bs', 'hr', 'sr'],
  BE: ['nl', 'fr', 'de'],
  BG: ['bg'],
  CH: ['de', 'fr', 'it'],
  CY: ['el', 'tr'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EE: ['et'],
  ES: ['es', 'ca'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GB: ['en'],
  GR: ['el'],
  HR: ['hr'],
  HU: ['hu'],
  IE: ['en', 'ga'],
  IS: ['is'],
  IT: ['it'],
  LI: ['de'],
  LT: ['lt'],
  LU: ['fr', 'de', 'lb'],
  LV: ['lv'],
  ME: ['sr', 'bs', 'hr'],
  MK: ['mk', 'sq'],
  MT: ['mt', 'en'],
  NL: ['nl'],
  NO: ['nb', 'nn', 'no'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  RS: ['sr'],
  SE: ['sv'],
  SI: ['sl'],
  SK: ['sk'],
  UA: ['uk'],
  XK: ['sq', 'sr'],
};

/** Returns the languages of a country (ISO 639-1); for a country that is not in the table, the most spoken one. */
export function ownLanguages(countryCode: string): readonly string[] {
  const known = LANGUAGES[countryCode];
  if (known || !/^[A-Z]{2}$/.test(countryCode)) return known ?? [];
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return language === 'und' ? [] : [language];
}
