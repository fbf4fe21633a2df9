import { foldText } from './fold-text.js';

const WORD = /[\p{L}\p{N}]+/gu;
/** Makes `2x10` equal to `2 × 10`, and `10l` to `10 l`. */
const TIMES = /(\d)\s*[x×]\s*(?=\d)/giu;
const AMOUNT = /(?<![\p{L}\p{N}])(\d+)(?=\p{L}{1,3}(?![\p{L}\p{N}]))/gu;

/** Maximum number of words of a query that are used. */
const MAXIMUM_TYPED_WORDS = 10;

/** A typed word in lower case, and its normalised form. */
export interface TypedWord {
  readonly typed: string;
  readonly folded: string;
}

const separated = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(TIMES, '$1 ').replace(AMOUNT, '$1 ');

/** Returns the words of a text in order, in lower case. */
export const splitWords = (text: string): string[] => separated(text).match(WORD) ?? [];

/** Returns the first words of a search text, in order. */
export function typedWords(text: string): TypedWord[] {
  return splitWords(text)
    .slice(0, MAXIMUM_TYPED_WORDS)
    .map((typed) => ({ typed, folded: foldText(typed) }));
}

/** Substitutes of letters that a keyboard lacks: `ue` for ü, `aa` for å. */
const DIGRAPHS = /ae|oe|ue|aa/g;

/** Returns other spellings of a word in the catalogue: `kuehlschrank` → `kuhlschrank`. */
export function otherSpellings(word: string): string[] {
  const short = word.replace(DIGRAPHS, (letters) => letters.slice(0, 1));
  return short === word ? [] : [short];
}

/** French words as Germans spell them by sound: `Fritöse` for `Fritteuse`, `Frisör` for `Friseur`. */
const SOUND_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/osen?$/, 'euse'],
  [/or$/, 'eur'],
];

/** Returns a normalised word and its possible correct spellings if it is spelt by sound (`fritose` → `friteuse`). */
export const phoneticSpellings = (word: string): string[] => [
  word,
  ...SOUND_SPELLINGS.flatMap(([heard, written]) => (heard.test(word) ? word.replace(heard, written) : [])),
];

/** Endings of nouns and adjectives without accents, longest first. */
const LATIN = /(?:iemi|ami|ach|ech|ich|ych|ego|emu|eho|ove|ovi|ima|ama|mi|om|am|em|im|ov|ow|ou|ej|ih|iu|a|e|i|o|u|y)$/;
const CYRILLIC = /(?:овете|овци|ове|ета|ите|ята|ата|ето|ници|ник|ия|та|то|те|ът|ят|ни|а|е|и|о|у|я|ю)$/;
const MINIMUM_LENGTH = 4;

/** Stems a normalised word of a language without a Postgres stemmer (all of them Slavic): `fritezy` → `fritez`. */
export function lightStem(word: string): string {
  const stem = word.replace(LATIN, '').replace(CYRILLIC, '');
  return stem.length >= MINIMUM_LENGTH ? stem : word;
}
