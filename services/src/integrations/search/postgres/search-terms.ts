import { inLatin } from '@manifold/domain/search/latin';
import { otherSpellings, type TypedWord } from '@manifold/domain/search/words';
import { CONTINUATION_LETTERS, type FoundWord, type KnownWord, type WantedWord, type WordKind } from './known-words.js';

/** A condition: a word of the index, any of several, or all of several. */
export type Term =
  | { readonly word: string; readonly isLoose: boolean }
  | { readonly any: readonly Term[] }
  | { readonly all: readonly Term[] };

/** A span of typed words and its equivalents: synonym phrases or a compound word. */
export interface Phrase {
  readonly from: number;
  readonly length: number;
  readonly alternatives: readonly WantedWord[];
}

const wanted = (word: TypedWord): WantedWord => ({ ...word, isLast: false });

/** Two words that may be one: `kühl schrank`. */
export function joinedPairs(words: readonly TypedWord[]): Phrase[] {
  return words.slice(1).flatMap((second, place) => {
    const first = words[place];
    if (!first || first.folded.length < 2 || second.folded.length < 2) return [];
    const joined = { typed: first.typed + second.typed, folded: first.folded + second.folded };
    return [{ from: place, length: 2, alternatives: [wanted(joined)] }];
  });
}

/** The maximum length of an ending; words with digits have none. */
const MAXIMUM_ENDING_LENGTH = 4;

/**
 * Returns whether two typed words may be one word of the index: another form of the first starts alike, if
 * the second is more than an ending. Corrected words may be anything.
 */
export function mayBeOne(
  { continuations }: Pick<KnownWord, 'continuations'>,
  first: TypedWord,
  second: TypedWord,
): boolean {
  const joined = first.folded + second.folded;
  const isEnding = second.folded.length <= MAXIMUM_ENDING_LENGTH && !/\d/.test(joined);
  if (isEnding || otherSpellings(joined).length > 0) return true;
  const beginning = inLatin(second.folded).slice(0, CONTINUATION_LETTERS);
  return continuations.some((letters) => letters.startsWith(beginning) || beginning.startsWith(letters));
}

const byWord = (one: FoundWord, other: FoundWord): number => (one.word < other.word ? -1 : 1);
/** A word that ends in the typed word is of its kind, as a `Tischwaage` is a `Waage`. */
const EXACT: ReadonlySet<WordKind> = new Set(['same', 'form', 'head']);
const termOf = ({ word, kind }: FoundWord): Term => ({ word, isLoose: !EXACT.has(kind) });

/** Returns any of the found words as a term, sorted so that equal terms compare equal, or undefined without words. */
export const anyOf = ({ words }: Pick<KnownWord, 'words'>): Term | undefined =>
  words.length === 0 ? undefined : { any: [...words].sort(byWord).map(termOf) };

/** Returns the term of the typed words with their equivalents, without unknown words. */
export function termsOf(
  slots: readonly (Term | undefined)[],
  phrases: readonly { readonly from: number; readonly length: number; readonly term: Term }[],
): Term[] {
  const terms: Term[] = [];
  for (let place = 0; place < slots.length;) {
    const here = phrases.filter(({ from }) => from === place);
    const length = Math.max(1, ...here.map((phrase) => phrase.length));
    const own = slots.slice(place, place + length).flatMap((slot) => slot ?? []);
    // Without its short word, `is maskine` would match any machine.
    const isWhole = here.length === 0 || own.length === Math.min(length, slots.length - place);
    const typed: Term[] = own.length > 0 && isWhole ? [{ all: own }] : [];
    const any = [...typed, ...here.filter((phrase) => phrase.length === length).map(({ term }) => term)];
    if (any.length > 0) terms.push({ any });
    place += length;
  }
  return terms;
}

/** Returns all words of a term. */
export function wordsIn(term: Term): string[] {
  if ('word' in term) return [term.word];
  return ('any' in term ? term.any : term.all).flatMap(wordsIn);
}

/** Returns a term as a `tsquery`, if exact without similar words, or undefined if nothing is left. */
export function queryText(term: Term, isExact: boolean): string | undefined {
  if ('word' in term) return isExact && term.isLoose ? undefined : `'${term.word}'`;
  if ('any' in term) {
    const texts = term.any.flatMap((one) => queryText(one, isExact) ?? []);
    return texts.length === 0 ? undefined : `(${texts.join(' | ')})`;
  }
  const texts = term.all.map((one) => queryText(one, isExact));
  return texts.includes(undefined) || texts.length === 0 ? undefined : `(${texts.join(' & ')})`;
}
