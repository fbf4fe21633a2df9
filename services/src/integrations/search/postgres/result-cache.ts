import { Cache } from '../../../platform/cache/cache.js';
import type { SearchResult, SearchQuery } from '../ports/search-index.js';

/** The maximum number of SKUs in all cached results. */
const MAXIMUM_SKUS = 400_000;

let lists = 0;
const numbers = new WeakMap<object, number>();

/** Returns a unique number for a list of synonyms, which is the same object until the synonyms change. */
function numberOf(synonyms: SearchQuery['synonyms']): number {
  const number = numbers.get(synonyms) ?? ++lists;
  numbers.set(synonyms, number);
  return number;
}

/** Caches the results of search texts, since many people type the same texts and beginnings. */
export class ResultCache {
  private readonly results = new Cache<SearchResult>({
    maximumSize: MAXIMUM_SKUS,
    // A result without hits uses memory as well.
    sizeOf: ({ groups }) => groups.reduce((sum, { length }) => sum + length, 1),
  });

  /** Returns the result of a query. `stamp` is the version of the searched index. */
  load(stamp: string, query: SearchQuery, find: () => Promise<SearchResult>): Promise<SearchResult> {
    return this.results.load(`${stamp} ${numberOf(query.synonyms)} ${query.text.toLowerCase()}`, find);
  }
}
