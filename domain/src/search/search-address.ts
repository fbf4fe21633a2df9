import { MAXIMUM_SEARCH_TEXT } from './limits.js';

/** The path of the search page within a store, alike in every language (spec core §2). */
export const SEARCH_PATH = '/search';

/** What an address says to the search page beside what it says to any listing. */
export type SearchParameter = 'query' | 'category';

/** What somebody looks for, and in which category; null looks in all of them. */
export interface SearchAddress {
  readonly text: string;
  readonly categoryId: string | null;
}

const CATEGORY_ID = /^[\w-]{1,100}$/;

/**
 * What was typed, always written alike: composed letters, single spaces, none around it, nothing invisible, no longer than
 * any store takes.
 */
export function searchText(given: string | undefined): string {
  const plain = (given ?? '')
    .normalize('NFC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  // A letter of two halves may have been cut in two.
  return plain
    .slice(0, MAXIMUM_SEARCH_TEXT)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** What an address asks the search for; what cannot be is left out. */
export function searchAddress(given: (name: SearchParameter) => string | undefined): SearchAddress {
  const category = given('category') ?? '';
  return { text: searchText(given('query')), categoryId: CATEGORY_ID.test(category) ? category : null };
}

/** A search as parameters of an address. */
export function searchParameters({ text, categoryId }: SearchAddress): [SearchParameter, string][] {
  return [
    ...(text === '' ? [] : [['query', text] satisfies [SearchParameter, string]]),
    ...(categoryId === null ? [] : [['category', categoryId] satisfies [SearchParameter, string]]),
  ];
}
