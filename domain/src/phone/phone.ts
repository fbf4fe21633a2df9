/** Characters that people type between digits: spaces, dots, hyphens of any length, slashes and brackets. */
const SEPARATORS = /[\s./()[\]\u2010-\u2015-]/g;
/** A number that starts with `+` or `00` has a country code; its `(0)` is only dialled within the country. */
const INTERNATIONAL = /^[\s([]*(?:\+|00)/;

/** Normalises a phone number: digits only, `+` before a country code, without `(0)` after it. */
export function normalisePhone(typed: string): string {
  const plain = typed.normalize('NFKC');
  const dialled = INTERNATIONAL.test(plain) ? plain.replace(/[([]\s*0\s*[)\]]/, '') : plain;
  return dialled.replace(SEPARATORS, '').replace(/^00/, '+');
}

/** Returns whether a normalised phone number has at least 8 digits (spec shell §5) and at most 15 (ITU-T E.164). */
export const isPhone = (normalised: string): boolean => /^\+?\d{8,15}$/.test(normalised);
