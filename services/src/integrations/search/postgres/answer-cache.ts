import { Cache } from '../../../platform/cache/cache.js';
import type { SearchAnswer, SearchQuestion } from '../ports/search-index.js';

/** SKUs in all cached answers together. */
const MAXIMUM_SKUS = 400_000;

let lists = 0;
const numbers = new WeakMap<object, number>();

/** Returns a number for a list of synonyms: config gives the same object until the synonyms change. */
function numberOf(synonyms: SearchQuestion['synonyms']): number {
  const number = numbers.get(synonyms) ?? ++lists;
  numbers.set(synonyms, number);
  return number;
}

/** Answers to search texts: many people ask the same, and the first letters of most texts are alike. */
export class AnswerCache {
  private readonly answers = new Cache<SearchAnswer>({
    maximumSize: MAXIMUM_SKUS,
    // An answer without hits takes memory as well.
    sizeOf: ({ groups }) => groups.reduce((sum, { length }) => sum + length, 1),
  });

  /** Returns the answer to a question. `stamp` names the version of the index that is searched. */
  load(stamp: string, question: SearchQuestion, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    return this.answers.load(`${stamp} ${numberOf(question.synonyms)} ${question.text.toLowerCase()}`, find);
  }
}
