import { Cache } from '../../../platform/cache/cache.js';
import type { SearchAnswer, SearchQuestion } from '../ports/search-index.js';

/** The maximum number of SKUs in all cached results. */
const MAXIMUM_SKUS = 400_000;

let lists = 0;
const numbers = new WeakMap<object, number>();

/** Returns a unique number for a list of synonyms, which is the same object until the synonyms change. */
function numberOf(synonyms: SearchQuestion['synonyms']): number {
  const number = numbers.get(synonyms) ?? ++lists;
  numbers.set(synonyms, number);
  return number;
}

/** Caches the results of search texts, since many people type the same texts and beginnings. */
export class AnswerCache {
  private readonly answers = new Cache<SearchAnswer>({
    maximumSize: MAXIMUM_SKUS,
    // A result without hits uses memory as well.
    sizeOf: ({ groups }) => groups.reduce((sum, { length }) => sum + length, 1),
  });

  /** Returns the result of a query. `stamp` is the version of the searched index. */
  load(stamp: string, query: SearchQuestion, find: () => Promise<SearchAnswer>): Promise<SearchAnswer> {
    return this.answers.load(`${stamp} ${numberOf(query.synonyms)} ${query.text.toLowerCase()}`, find);
  }
}
