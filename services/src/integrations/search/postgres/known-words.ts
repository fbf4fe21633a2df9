import type { TypedWord } from '@manifold/domain/search/words';

/** The number of letters that are stored of each continuation, which limits them to a few hundred. */
export const CONTINUATION_LETTERS = 2;

/** How a word of the index matches a typed one: equal, another form, prefix, suffix, part or correction. */
export type WordKind = 'same' | 'form' | 'beginning' | 'head' | 'part' | 'correction';

export interface FoundWord {
  readonly word: string;
  readonly shown: string;
  readonly documents: number;
  readonly kind: WordKind;
}

/** The words of an index for a typed word. A stop word (`für`) is optional. */
export interface KnownWord {
  readonly isStop: boolean;
  readonly words: readonly FoundWord[];
  /** The letters that follow it in longer words of the index; only for complete words. */
  readonly continuations: readonly string[];
}

/** A word to look up; the last typed one may be a prefix. */
export interface WantedWord extends TypedWord {
  readonly isLast: boolean;
}
