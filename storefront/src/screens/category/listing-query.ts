import type { ListingSort } from '@manifold/domain/catalogue/contract';
import { filterParameters, listingFilters, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { ListingParameter, ListingSearch } from './listing-search.js';

/** How the listing can be ordered, in the order in which it is offered (spec core §2). */
export const LISTING_SORTS: readonly ListingSort[] = [
  'relevance',
  'price-asc',
  'price-desc',
  'newest',
  'name-asc',
  'name-desc',
];
export const DEFAULT_SORT: ListingSort = 'relevance';
/** Spec core §5: a page is below the maximum. */
const MAXIMUM_PAGE = 400;

export interface ListingQuery extends ListingFilters {
  readonly sort: ListingSort;
  readonly page: number;
  readonly hitsPerPage: number;
}

export interface PageSizes {
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
}

const NO_FILTERS: ListingFilters = { tags: [], brands: [], priceFrom: null, priceTo: null };

/** What an address asks of a listing; what cannot be becomes the default (spec core §5). */
export function listingQuery(search: ListingSearch, { pageSizes, defaultPageSize }: PageSizes): ListingQuery {
  const all = (name: ListingParameter) => [search[name] ?? []].flat();
  const one = (name: ListingParameter) => all(name).at(-1);
  const page = /^\d{1,4}$/.test(one('page') ?? '') ? Number(one('page')) : 1;
  const size = Number(one('hitsPerPage'));
  return {
    ...listingFilters(all),
    sort: LISTING_SORTS.find((sort) => sort === one('sort')) ?? DEFAULT_SORT,
    page: page >= 1 && page < MAXIMUM_PAGE ? page : 1,
    hitsPerPage: pageSizes.includes(size) ? size : defaultPageSize,
  };
}

/** The address's query for a listing: what is the default is left out, so that one list has one address. */
export function searchOf(query: ListingQuery, { defaultPageSize }: PageSizes): ListingSearch {
  const { sort, page, hitsPerPage } = query;
  const filters: Record<string, string | string[]> = {};
  for (const [name, value] of filterParameters(query)) {
    const before = filters[name];
    filters[name] = before === undefined ? value : [before, value].flat();
  }
  return {
    ...filters,
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(hitsPerPage === defaultPageSize ? {} : { hitsPerPage: String(hitsPerPage) }),
  };
}

/** The same list, whole and from its beginning. */
export const unfiltered = (query: ListingQuery): ListingQuery => ({ ...query, ...NO_FILTERS, page: 1 });
