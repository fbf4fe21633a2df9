import { folded } from './folded.js';

const WORD = /[\p{L}\p{N}]+/gu;
/** `2x10` is what `2 × 10` is, `10l` what `10 l` is. */
const TIMES = /(\d)\s*[x×]\s*(?=\d)/giu;
const AMOUNT = /(?<![\p{L}\p{N}])(\d+)(?=\p{L}{1,3}(?![\p{L}\p{N}]))/gu;

/** More than this of a query is not looked at: nobody names a machine by more. */
const MOST_TYPED_WORDS = 10;

/** A word as somebody typed it, in small letters, and as it is compared. */
export interface TypedWord {
  readonly typed: string;
  readonly folded: string;
}

const parted = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(TIMES, '$1 ').replace(AMOUNT, '$1 ');

/** The words of a text in its order, as they are written in small letters. */
export const writtenWords = (text: string): string[] => parted(text).match(WORD) ?? [];

/** The first words of what somebody typed, in its order. */
export function typedWords(text: string): TypedWord[] {
  return writtenWords(text)
    .slice(0, MOST_TYPED_WORDS)
    .map((typed) => ({ typed, folded: folded(typed) }));
}

/** How people write what a keyboard lacks: `ue` for ü, `aa` for å. */
const SPELT_OUT = /ae|oe|ue|aa/g;

/** Other ways in which the same word may stand in the catalogue: `kuehlschrank` → `kuhlschrank`. */
export function otherSpellings(word: string): string[] {
  const short = word.replace(SPELT_OUT, (letters) => letters.slice(0, 1));
  return short === word ? [] : [short];
}

/** French words as German writes what it hears: `Fritöse` for `Fritteuse`, `Frisör` for `Friseur`. */
const AS_HEARD: readonly (readonly [RegExp, string])[] = [
  [/osen?$/, 'euse'],
  [/or$/, 'eur'],
];

/** What may have been meant by a folded word that is written as it sounds (`fritose` → `friteuse`), itself first. */
export const soundingAlike = (word: string): string[] => [
  word,
  ...AS_HEARD.flatMap(([heard, written]) => (heard.test(word) ? word.replace(heard, written) : [])),
];
