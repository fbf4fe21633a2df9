/** Digits of the number in the trade register, by countries in which Billie requires it (Adyen: Billie via Klarna). */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ['NL', 8],
  ['SE', 10],
]);

/** A Swedish VAT number is the number in the trade register, followed by `01`. Carts of Swedish stores have it without prefix. */
const SWEDISH_VAT_NUMBER = /^(?:SE)?(\d{10})01$/;

/** Returns the digits of the registration number that Billie requires in a country; undefined if it requires none. */
export const registrationDigits = (country: string): number | undefined => DIGITS.get(country);

/** Returns a typed registration number without spaces, dots and hyphens; undefined if it has not so many digits. */
export function cleanRegistrationNumber(typed: string, digits: number): string | undefined {
  const cleaned = typed.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(cleaned) && cleaned.length === digits ? cleaned : undefined;
}

/** Returns the registration number that a VAT number contains; null if it contains none. */
export const registrationNumberOf = (vatNumber: string | undefined): string | null =>
  SWEDISH_VAT_NUMBER.exec(vatNumber ?? '')?.[1] ?? null;
