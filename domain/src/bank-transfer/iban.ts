const PATTERN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const FIRST_LETTER_CODE = 55;
const MODULUS = 97;

/** A typed IBAN as it is stored: capitals, without spaces and hyphens. */
export function plainIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Whether a stored IBAN holds together: its form, and the check digits over the whole of it (ISO 13616, remainder 1 by 97). */
export function isIban(iban: string): boolean {
  if (!PATTERN.test(iban)) return false;
  const turned = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = turned
    .map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - FIRST_LETTER_CODE)))
    .join('');
  // Digit by digit: the number has more of them than a JavaScript number keeps.
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % MODULUS, 0) === 1;
}

/** An IBAN as people read it: in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
