/** Letters that Unicode normalisation does not decompose, and their usual substitutes. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
};

/**
 * Removes diacritics of Latin and Greek only: in Cyrillic й and и are different letters, and every keyboard has both.
 */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Normalises a text for search: lower case, no accents (`Kühlschränke` → `kuhlschranke`, `Φριτέζα` → `φριτεζα`). */
export function foldText(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(MARKED, '$1').normalize('NFC');
  return bare.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
