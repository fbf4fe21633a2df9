import type { TypedWord } from './words.js';

const MINIMUM_CODE_LENGTH = 4;
const MAXIMUM_CODE_LENGTH = 40;
/** Fewer digits alone are more likely a quantity than an article number. */
const MINIMUM_DIGITS = 7;
/** Maximum number of words in a code: `SBS KW 1 T`. */
const MAXIMUM_WORDS = 5;

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const DIGITS_ALONE = /^\d+$/;

/** Normalises a SKU, EAN or model number: `RCEF-10DH` and `rcef 10 dh` become `rcef10dh`. */
export const compactCode = (text: string): string => text.normalize('NFC').toLowerCase().replace(SEPARATORS, '');

/** Returns the codes that find a product: SKU, its digits, EAN and model number. */
export function codesOf(product: { readonly sku: string; readonly ean: string | null; readonly model: string | null }) {
  const sku = compactCode(product.sku);
  const digits = sku.replace(/\D/g, '');
  const codes = [sku, ...(digits.length >= MINIMUM_DIGITS ? [digits] : [])];
  const others = [product.ean ?? '', product.model ?? ''].map(compactCode);
  return [...new Set([...codes, ...others])].filter(
    ({ length }) => length >= MINIMUM_CODE_LENGTH && length <= MAXIMUM_CODE_LENGTH,
  );
}

/** Returns whether a normalised text can be a complete code: it has a digit or a hyphen. */
export function mayBeCode(text: string): boolean {
  const { length } = compactCode(text);
  return length >= MINIMUM_CODE_LENGTH && length <= MAXIMUM_CODE_LENGTH && /[\d-]/.test(text);
}

/** Returns whether to search for longer codes that start with this text: `EX1001`, `RCEF-10`, `29001001`. */
export function mayBeginCode(text: string): boolean {
  const code = compactCode(text);
  if (!mayBeCode(text) || !/\d/.test(code)) return false;
  if (DIGITS_ALONE.test(code)) return code.length >= MINIMUM_DIGITS;
  return !/\s/.test(text.trim()) || /^[a-z]{1,4}\d{4,}$/.test(code);
}

/** Consecutive typed words that can be a product code. */
export interface CodeInWords {
  readonly code: string;
  readonly from: number;
  readonly length: number;
}

/** Returns every sequence of typed words that can be a code: `fritteuse rcef 10 dh` includes `rcef10dh`. */
export function codesInWords(words: readonly TypedWord[]): CodeInWords[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MAXIMUM_WORDS, words.length - from) }, (__, more) => {
      const run = words.slice(from, from + more + 1);
      return { code: run.map(({ typed }) => typed).join(''), from, length: run.length };
    }).filter(({ code }) => isLikely(code)),
  );
}

function isLikely(code: string): boolean {
  if (code.length > MAXIMUM_CODE_LENGTH || !/\d/.test(code)) return false;
  return DIGITS_ALONE.test(code) ? code.length >= MINIMUM_DIGITS : code.length > MINIMUM_CODE_LENGTH;
}
