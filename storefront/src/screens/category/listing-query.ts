import type { ListingSort } from '@manifold/domain/catalogue/contract';

/** How the listing can be ordered, in the order in which it is offered (spec core §2). */
export const LISTING_SORTS: readonly ListingSort[] = [
  'relevance',
  'price-asc',
  'price-desc',
  'newest',
  'name-asc',
  'name-desc',
];
const DEFAULT_SORT: ListingSort = 'relevance';
/** Spec core §5: a page is below the maximum. */
const MAXIMUM_PAGE = 400;

/** The query of a listing as it stands in the address: text, not yet believed. */
export interface ListingSearch {
  readonly sort?: string;
  readonly page?: string;
  readonly hitsPerPage?: string;
}

export interface ListingQuery {
  readonly sort: ListingSort;
  readonly page: number;
  readonly hitsPerPage: number;
}

export interface PageSizes {
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
}

/** Of the address's query, what a listing knows. */
export function listingSearch(search: Readonly<Record<string, unknown>>): ListingSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? { [key]: search[key] } : {});
  return { ...text('sort'), ...text('page'), ...text('hitsPerPage') };
}

/** What an address asks of a listing; what cannot be becomes the default (spec core §5). */
export function listingQuery(search: ListingSearch, { pageSizes, defaultPageSize }: PageSizes): ListingQuery {
  const page = /^\d{1,4}$/.test(search.page ?? '') ? Number(search.page) : 1;
  const size = Number(search.hitsPerPage);
  return {
    sort: LISTING_SORTS.find((sort) => sort === search.sort) ?? DEFAULT_SORT,
    page: page >= 1 && page < MAXIMUM_PAGE ? page : 1,
    hitsPerPage: pageSizes.includes(size) ? size : defaultPageSize,
  };
}

/** The address's query for a listing: what is the default is left out, so that one list has one address. */
export function searchOf({ sort, page, hitsPerPage }: ListingQuery, { defaultPageSize }: PageSizes): ListingSearch {
  return {
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(hitsPerPage === defaultPageSize ? {} : { hitsPerPage: String(hitsPerPage) }),
  };
}
