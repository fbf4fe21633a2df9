import type { TypedWord } from './words.js';

const SHORTEST_CODE = 4;
const LONGEST_CODE = 40;
/** Fewer digits alone are rather a figure than a number of an article. */
const FEWEST_DIGITS = 7;
/** Of so many words a number may consist: `SBS KW 1 T`. */
const MOST_WORDS = 5;

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const DIGITS_ALONE = /^\d+$/;

/** Returns a SKU, EAN or model number as it is compared: `RCEF-10DH` and `rcef 10 dh` are `rcef10dh`. */
export const compactCode = (text: string): string => text.normalize('NFC').toLowerCase().replace(SEPARATORS, '');

/** Returns the codes by which a product is found: SKU, its digits alone, EAN and model number. */
export function codesOf(product: { readonly sku: string; readonly ean: string | null; readonly model: string | null }) {
  const sku = compactCode(product.sku);
  const digits = sku.replace(/\D/g, '');
  const codes = [sku, ...(digits.length >= FEWEST_DIGITS ? [digits] : [])];
  const others = [product.ean ?? '', product.model ?? ''].map(compactCode);
  return [...new Set([...codes, ...others])].filter(({ length }) => length >= SHORTEST_CODE && length <= LONGEST_CODE);
}

/** Returns whether a compacted text may be a whole code: it has a digit, or is written with a hyphen. */
export function mayBeCode(text: string): boolean {
  const { length } = compactCode(text);
  return length >= SHORTEST_CODE && length <= LONGEST_CODE && /[\d-]/.test(text);
}

/** Returns whether longer codes that begin with this text are looked for: `EX1001`, `RCEF-10`, `29001001`. */
export function mayBeginCode(text: string): boolean {
  const code = compactCode(text);
  if (!mayBeCode(text) || !/\d/.test(code)) return false;
  if (DIGITS_ALONE.test(code)) return code.length >= FEWEST_DIGITS;
  return !/\s/.test(text.trim()) || /^[a-z]{1,4}\d{4,}$/.test(code);
}

/** Some typed words next to each other that may be the code of a product. */
export interface CodeInWords {
  readonly code: string;
  readonly from: number;
  readonly length: number;
}

/** Returns every run of typed words that may be a code: of `fritteuse rcef 10 dh` also `rcef10dh`. */
export function codesInWords(words: readonly TypedWord[]): CodeInWords[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, more) => {
      const run = words.slice(from, from + more + 1);
      return { code: run.map(({ typed }) => typed).join(''), from, length: run.length };
    }).filter(({ code }) => isLikely(code)),
  );
}

function isLikely(code: string): boolean {
  if (code.length > LONGEST_CODE || !/\d/.test(code)) return false;
  return DIGITS_ALONE.test(code) ? code.length >= FEWEST_DIGITS : code.length > SHORTEST_CODE;
}
