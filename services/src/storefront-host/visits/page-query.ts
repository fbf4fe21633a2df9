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

/** Returns the filters of a query as parameters. */
function filtersOf(given: URLSearchParams): [FilterParameter, string][] {
  return filterParameters(listingFilters((name) => given.getAll(name)));
}

/**
 * Returns the part of a query on which a cached page depends, in normal form. Only listed names and valid values are included;
 * invalid values are omitted, so their defaults apply (spec core §6).
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
    // In the storefront's order, because it redirects any other spelling.
    ['sort', sort === DEFAULT_SORT ? undefined : sort],
    ['page', page === 1 ? undefined : page],
    ['hitsPerPage', size === sizes.defaultPageSize ? undefined : size],
  ] as const;
  return allowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
}

/**
 * Returns the same for the search page, including the searched text, encoded like a form, because the storefront redirects any
 * other spelling.
 */
export function searchQuery(query: string, sizes: PageSizes): string {
  if (!query) return '';
  const given = new URLSearchParams(query);
  const parameters = searchParameters(searchAddress((name) => given.get(name) ?? undefined));
  const section = searchSection((name) => given.has(name));
  const own = new URLSearchParams(section === undefined ? parameters : [...parameters, [section, '']]).toString();
  return [own, pageQuery(query, sizes)].filter(Boolean).join('&');
}

/** Returns whether a query (as returned by `pageQuery`) filters a listing; search engines index only whole listings. */
export function isFiltered(query: string): boolean {
  return query !== '' && filtersOf(new URLSearchParams(query)).length > 0;
}

/**
 * Returns whether few visitors will request the same page again: a text, several filters, a brand, a price. In the cache such
 * pages would displace popular ones. A single tag or campaign of the store is popular, because links lead to it.
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
