/** The countries of the address forms. */
const COUNTRIES = 'AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT LT NL NO PL PT RO SE SI SK'.split(' ');

/** Returns the countries with their names in a language; in English if the locale is not valid. */
export function countriesIn(locale: string): readonly { readonly id: string; readonly name: string }[] {
  const isValid = /^[a-z]{2}(-[A-Z]{2})?$/.test(locale);
  const names = new Intl.DisplayNames(isValid ? locale : 'en', { type: 'region' });
  return COUNTRIES.map((id) => ({ id, name: names.of(id) ?? id }));
}

/** The phone prefixes of the countries. */
export const PHONE_PREFIXES = Object.entries({
  AT: '+43',
  BE: '+32',
  BG: '+359',
  CH: '+41',
  CZ: '+420',
  DE: '+49',
  DK: '+45',
  ES: '+34',
  FI: '+358',
  FR: '+33',
  GB: '+44',
  GR: '+30',
  HR: '+385',
  HU: '+36',
  IE: '+353',
  IT: '+39',
  LT: '+370',
  NL: '+31',
  NO: '+47',
  PL: '+48',
  PT: '+351',
  RO: '+40',
  SE: '+46',
  SI: '+386',
  SK: '+421',
}).map(([id, prefix]) => ({ id, prefix }));
