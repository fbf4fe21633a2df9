import { DEFAULT_SORT, listingPage, listingSort } from '@manifold/domain/catalogue/listing-address';
import { filterParameters, listingFilters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';

export type ListingParameter = FilterParameter | 'sort' | 'page' | 'hitsPerPage';

/** The query parameters of a listing: a text, or a list for a repeated name; not validated. */
export type ListingSearch = { readonly [Name in ListingParameter]?: string | readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns sort order, page and page size without default values, as the storefront host does. */
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
 * Returns the known and valid query parameters of a listing. Applies the same rules as the storefront host, so that hydration
 * matches its page. Page sizes depend on the config and are checked by `searchReader`.
 */
export function listingSearch(search: Readonly<Record<string, unknown>>): ListingSearch {
  const all = (name: ListingParameter) => [search[name] ?? []].flat().filter(isText);
  return asSearch([...filterParameters(listingFilters(all)), ...placeOf(all)]);
}

/** Returns parameters as a query, with a list for a repeated name. */
export function asSearch(parameters: readonly (readonly [ListingParameter, string])[]): ListingSearch {
  const found: Partial<Record<ListingParameter, string | string[]>> = {};
  for (const [name, value] of parameters) {
    const before = found[name];
    found[name] = before === undefined ? value : [before, value].flat();
  }
  return found;
}
