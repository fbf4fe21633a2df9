import type { ListingSort } from '@manifold/domain/catalogue/contract';
import {
  DEFAULT_SORT,
  listingPage,
  listingPageSize,
  listingSort,
  type PageSizes,
} from '@manifold/domain/catalogue/listing-address';
import {
  filterParameters,
  listingFilters,
  NO_FILTERS,
  type ListingFilters,
} from '@manifold/domain/catalogue/listing-filters';
import { asSearch, type ListingParameter, type ListingSearch } from '../../../platform/routing/listing-search.js';

export interface ListingQuery extends ListingFilters {
  readonly sort: ListingSort;
  readonly page: number;
  readonly hitsPerPage: number;
}

/** Parses the query parameters of a listing; invalid values become the default (spec core §5). */
export function listingQuery(search: ListingSearch, sizes: PageSizes): ListingQuery {
  const all = (name: ListingParameter) => [search[name] ?? []].flat();
  const first = (name: ListingParameter) => all(name)[0];
  return {
    ...listingFilters(all),
    sort: listingSort(first('sort')),
    page: listingPage(first('page')),
    hitsPerPage: listingPageSize(first('hitsPerPage'), sizes),
  };
}

/** Returns the query parameters of a listing without default values, so that each listing has one address. */
export function searchOf(query: ListingQuery, { defaultPageSize }: PageSizes): ListingSearch {
  const { sort, page, hitsPerPage } = query;
  return {
    ...asSearch(filterParameters(query)),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(hitsPerPage === defaultPageSize ? {} : { hitsPerPage: String(hitsPerPage) }),
  };
}

/** Returns the query without filters, at the first page. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({ ...query, ...NO_FILTERS, page: 1 });
