import { listingSortSchema } from '@manifold/domain/catalogue/contract';
import { filterParameters, listingFilters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import type { ShoppingLimits } from '@manifold/domain/shopping-limits/contract';

const MAX_PAGE = 400;
const DEFAULT_SORT = 'relevance';

/** `3` → 3; undefined for anything that is not a plain whole number of at most four digits. */
function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

function pageOf(text: string | null): number | undefined {
  const page = wholeNumber(text);
  return page !== undefined && page > 1 && page <= MAX_PAGE ? page : undefined;
}

function hitsOf(text: string | null, { pageSizes, defaultPageSize }: PageSizes): number | undefined {
  const hits = wholeNumber(text);
  return hits !== undefined && hits !== defaultPageSize && pageSizes.includes(hits) ? hits : undefined;
}

function sortOf(text: string | null): string | undefined {
  const sort = listingSortSchema.safeParse(text);
  return sort.success && sort.data !== DEFAULT_SORT ? sort.data : undefined;
}

type PageSizes = Pick<ShoppingLimits, 'pageSizes' | 'defaultPageSize'>;

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
  const allowed = [
    ...filtersOf(given),
    ['hitsPerPage', hitsOf(given.get('hitsPerPage'), sizes)],
    ['page', pageOf(given.get('page'))],
    ['sort', sortOf(given.get('sort'))],
  ] as const;
  return allowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
}

/** Whether the query (as `pageQuery` writes it) shows a part of a listing: search engines keep the whole one. */
export function isFiltered(query: string): boolean {
  return query !== '' && filtersOf(new URLSearchParams(query)).length > 0;
}

/** Whether few will ask for the same again: several filters, a brand, a price. Kept, such pages would push out those that many read. */
export function isRare(query: string): boolean {
  if (query === '') return false;
  const filters = filtersOf(new URLSearchParams(query));
  return filters.length > 1 || filters.some(([name]) => name !== 'tags');
}
