import type { TypedWord } from '@manifold/domain/search/words';

/** So many letters tell words apart that go on otherwise; there are few hundred of them at most. */
export const GOES_ON_LETTERS = 2;

/** How a word of the index goes with a typed one: it is the same, another form, begins with it, ends in it, holds it, or was meant. */
export type WordKind = 'same' | 'form' | 'beginning' | 'head' | 'part' | 'slip';

export interface FoundWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
  readonly kind: WordKind;
}

/** What an index has for a typed word. A stop word (`für`) is one that need not be found. */
export interface KnownWord {
  readonly isStop: boolean;
  readonly words: readonly FoundWord[];
  /** How longer words of the index go on after it, the first letters; known of a word that is typed to its end. */
  readonly goesOn: readonly string[];
}

/** A word to look up; the last one that was typed may be the beginning of a longer one. */
export interface WantedWord extends TypedWord {
  readonly isLast: boolean;
}
