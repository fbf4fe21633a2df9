import {
  DEFAULT_SORT,
  listingPage,
  listingPageSize,
  listingSort,
  type PageSizes,
} from '@manifold/domain/catalogue/listing-address';
import { filterParameters, listingFilters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import { searchAddress, searchParameters } from '@manifold/domain/search/search-address';
import { searchSection } from '@manifold/domain/search/search-section';

/** The filters that a query asks for, as parameters. */
function filtersOf(given: URLSearchParams): [FilterParameter, string][] {
  return filterParameters(listingFilters((name) => given.getAll(name)));
}

/**
 * The part of a query that a cached page depends on, always written alike. Only names and values of a closed list come
 * through; a value that is not valid is left out, which is its default (spec core §6).
 */
export function pageQuery(query: string, sizes: PageSizes): string {
  if (!query) return '';
  const given = new URLSearchParams(query);
  const one = (name: string) => given.get(name) ?? undefined;
  const size = listingPageSize(one('hitsPerPage'), sizes);
  const page = listingPage(one('page'));
  const sort = listingSort(one('sort'));
  const allowed = [
    ...filtersOf(given),
    // In the storefront's own order, which would send any other spelling on.
    ['sort', sort === DEFAULT_SORT ? undefined : sort],
    ['page', page === 1 ? undefined : page],
    ['hitsPerPage', size === sizes.defaultPageSize ? undefined : size],
  ] as const;
  return allowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
}

/**
 * The same for the search page, where what is looked for counts too. It is written as a form writes it: the storefront reads
 * it back and sends whoever comes with another spelling to its own.
 */
export function searchQuery(query: string, sizes: PageSizes): string {
  if (!query) return '';
  const given = new URLSearchParams(query);
  const asked = searchParameters(searchAddress((name) => given.get(name) ?? undefined));
  const section = searchSection((name) => given.has(name));
  const own = new URLSearchParams(section === undefined ? asked : [...asked, [section, '']]).toString();
  return [own, pageQuery(query, sizes)].filter(Boolean).join('&');
}

/** Whether the query (as `pageQuery` writes it) shows a part of a listing: search engines keep the whole one. */
export function isFiltered(query: string): boolean {
  return query !== '' && filtersOf(new URLSearchParams(query)).length > 0;
}

/**
 * Whether few will ask for the same again: a text, several filters, a brand, a price. Kept, such pages would push out those
 * that many read. One tag, or one of the store's own campaigns, is what many follow a link to.
 */
export function isRare(query: string, campaigns: readonly string[]): boolean {
  if (query === '') return false;
  const given = new URLSearchParams(query);
  if (given.has('query') || given.has('category')) return true;
  const filters = filtersOf(given);
  const isUsual = ([name, value]: [FilterParameter, string]): boolean =>
    name === 'tags' || (name === 'campaign' && campaigns.includes(value));
  return filters.length > 1 || !filters.every(isUsual);
}
