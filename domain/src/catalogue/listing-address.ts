import type { ListingSort } from './contract.js';

/** Sort orders of a listing in display order (spec core §2). */
export const LISTING_SORTS: readonly ListingSort[] = [
  'relevance',
  'price-asc',
  'price-desc',
  'newest',
  'name-asc',
  'name-desc',
];
export const DEFAULT_SORT: ListingSort = 'relevance';
/** Page numbers must be below this maximum (spec core §5). */
const MAXIMUM_PAGE = 400;

/** Allowed page sizes of a listing, and the default. */
export interface PageSizes {
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
}

/** Parses a whole number from 1; undefined for anything else. */
const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** Returns the page number of a URL; 1 if it is missing or invalid (spec core §5). */
export function listingPage(text: string | undefined): number {
  const page = wholeNumber(text) ?? 1;
  return page < MAXIMUM_PAGE ? page : 1;
}

/** Returns the page size of a URL; the default if it is not allowed (spec core §5). */
export function listingPageSize(text: string | undefined, { pageSizes, defaultPageSize }: PageSizes): number {
  const size = wholeNumber(text) ?? defaultPageSize;
  return pageSizes.includes(size) ? size : defaultPageSize;
}

/** Returns the sort order of a URL; the default if it is unknown. */
export function listingSort(text: string | undefined): ListingSort {
  return LISTING_SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
}
