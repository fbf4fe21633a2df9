import type { ListingSort } from './contract.js';

/** How a listing can be ordered, in the order in which it is offered (spec core §2). */
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

/** How many products a page of a listing may show, and how many it does when nobody says otherwise. */
export interface PageSizes {
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
}

/** `3` → 3; undefined for anything that is not plainly written as a whole number from 1 on. */
const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** The page that an address asks for; the first where it asks for none that can be (spec core §5). */
export function listingPage(text: string | undefined): number {
  const page = wholeNumber(text) ?? 1;
  return page < MAXIMUM_PAGE ? page : 1;
}

/** The page size that an address asks for; the default where it is not one of the allowed (spec core §5). */
export function listingPageSize(text: string | undefined, { pageSizes, defaultPageSize }: PageSizes): number {
  const size = wholeNumber(text) ?? defaultPageSize;
  return pageSizes.includes(size) ? size : defaultPageSize;
}

/** The order that an address asks for; the default where there is no such. */
export function listingSort(text: string | undefined): ListingSort {
  return LISTING_SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
}
