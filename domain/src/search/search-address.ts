/** The path of the search page in every language (spec core §2). */
export const SEARCH_PATH = '/search';

/** URL parameters of the search page in addition to those of a listing. */
export type SearchParameter = 'query' | 'category';

/** A search text and its category; null searches all categories. */
export interface SearchAddress {
  readonly text: string;
  readonly categoryId: string | null;
}

const CATEGORY_ID = /^[\w-]{1,100}$/;

/** Normalises a search text: composed characters, single spaces, no invisible characters, maximum length. */
export function searchText(given: string | undefined): string {
  const plain = (given ?? '')
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  // The cut may have split a surrogate pair.
  return plain
    .slice(0, MAXIMUM_SEARCH_TEXT)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** Reads a search from URL parameters; invalid values are dropped. */
export function searchAddress(given: (name: SearchParameter) => string | undefined): SearchAddress {
  const category = given('category') ?? '';
  return { text: searchText(given('query')), categoryId: CATEGORY_ID.test(category) ? category : null };
}

/** Writes a search as URL parameters. */
export function searchParameters({ text, categoryId }: SearchAddress): [SearchParameter, string][] {
  return [
    ...(text === '' ? [] : [['query', text] satisfies [SearchParameter, string]]),
    ...(categoryId === null ? [] : [['category', categoryId] satisfies [SearchParameter, string]]),
  ];
}

/** Maximum length of a search text in any store; a store's shopping limits may lower it. */
export const MAXIMUM_SEARCH_TEXT = 100;

/** Number of products in the quick search. */
export const SUGGESTED_PRODUCTS = 6;
export const SUGGESTED_CATEGORIES = 3;
export const SUGGESTED_BRANDS = 2;
