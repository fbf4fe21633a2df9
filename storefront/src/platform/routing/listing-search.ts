import { DEFAULT_SORT, listingPage, listingSort } from '@manifold/domain/catalogue/listing-address';
import { filterParameters, listingFilters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';

export type ListingParameter = FilterParameter | 'sort' | 'page' | 'hitsPerPage';

/** The query of a listing as it stands in the address: text, a list where a name is repeated; not yet believed. */
export type ListingSearch = { readonly [Name in ListingParameter]?: string | readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What is the default is not said, as the host does it. */
function placeOf(all: (name: ListingParameter) => readonly string[]): [ListingParameter, string][] {
  const [sort] = all('sort');
  const [page] = all('page');
  const [hitsPerPage] = all('hitsPerPage');
  return [
    ...(listingSort(sort) === DEFAULT_SORT ? [] : [['sort', listingSort(sort)] satisfies [ListingParameter, string]]),
    ...(listingPage(page) === 1 ? [] : [['page', String(listingPage(page))] satisfies [ListingParameter, string]]),
    ...(hitsPerPage === undefined ? [] : [['hitsPerPage', hitsPerPage] satisfies [ListingParameter, string]]),
  ];
}

/**
 * Of the address's query, what a listing knows; what was left empty or cannot be is left out, as the host does it: the page
 * that the browser wakes must be the one that the host made. Page sizes are config: `searchReader` has looked at them.
 */
export function listingSearch(search: Readonly<Record<string, unknown>>): ListingSearch {
  const all = (name: ListingParameter) => [search[name] ?? []].flat().filter(isText);
  return asSearch([...filterParameters(listingFilters(all)), ...placeOf(all)]);
}

/** Parameters as a query: a list where a name is repeated. */
export function asSearch(parameters: readonly (readonly [ListingParameter, string])[]): ListingSearch {
  const found: Partial<Record<ListingParameter, string | string[]>> = {};
  for (const [name, value] of parameters) {
    const before = found[name];
    found[name] = before === undefined ? value : [before, value].flat();
  }
  return found;
}
