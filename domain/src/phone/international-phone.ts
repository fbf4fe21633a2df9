/** How a country's numbers are dialled from abroad: its country code, and the prefix that is left out then. */
interface Dialling {
  readonly code: string;
  readonly trunk: string;
}

const dialling = (code: string, trunk = '0'): Dialling => ({ code, trunk });

/** ITU-T E.164 country codes and national prefixes. */
const DIALLING: Readonly<Record<string, Dialling>> = {
  AT: dialling('43'),
  BE: dialling('32'),
  BG: dialling('359'),
  CH: dialling('41'),
  CZ: dialling('420', ''),
  DE: dialling('49'),
  DK: dialling('45', ''),
  ES: dialling('34', ''),
  FI: dialling('358'),
  FR: dialling('33'),
  GB: dialling('44'),
  GR: dialling('30', ''),
  HR: dialling('385'),
  HU: dialling('36', '06'),
  IE: dialling('353'),
  // The 0 of fixed lines belongs to the number.
  IT: dialling('39', ''),
  LT: dialling('370'),
  NL: dialling('31'),
  NO: dialling('47', ''),
  PL: dialling('48', ''),
  PT: dialling('351', ''),
  RO: dialling('40'),
  SE: dialling('46'),
  SI: dialling('386'),
  SK: dialling('421'),
};

/** Returns a normalised number as it is dialled from abroad (`+421900123456`); undefined if the country is not known. */
export function internationalPhone(normalised: string, countryCode: string): string | undefined {
  if (normalised.startsWith('+')) return normalised;
  const found = DIALLING[countryCode];
  if (!found) return undefined;
  const { code, trunk } = found;
  const national = trunk && normalised.startsWith(trunk) ? normalised.slice(trunk.length) : normalised;
  return `+${code}${national}`;
}
