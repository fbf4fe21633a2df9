/** Letters that no mark makes of another, and how they are typed where the keyboard lacks them. */
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

/** Marks are left out of Latin and Greek: in Cyrillic й is another letter than и, and no keyboard lacks it. */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** A text as the search compares it: small letters without accents (`Kühlschränke` → `kuhlschranke`, `Φριτέζα` → `φριτεζα`). */
export function folded(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(MARKED, '$1').normalize('NFC');
  return bare.replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
