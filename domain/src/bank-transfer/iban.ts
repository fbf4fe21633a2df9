const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const FIRST_LETTER_CODE = 55;
const MODULUS = 97;

/** Normalises a typed IBAN: upper case, no spaces or hyphens. */
export function plainIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Returns whether a normalised IBAN has a valid format and check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!PATTERN.test(iban)) return false;
  const turned = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = turned
    .map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - FIRST_LETTER_CODE)))
    .join('');
  // Digit by digit, because the number exceeds the range of a JavaScript number.
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % MODULUS, 0) === 1;
}

/** Formats an IBAN in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
