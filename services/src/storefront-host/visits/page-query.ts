import { listingSortSchema } from '@manifold/domain/catalogue/contract';
import type { ShoppingLimits } from '@manifold/domain/shopping-limits/contract';

const MAX_PAGE = 400;

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
  return sort.success ? sort.data : undefined;
}

type PageSizes = Pick<ShoppingLimits, 'pageSizes' | 'defaultPageSize'>;

/**
 * The part of a query that a cached page depends on, always written alike. Only names and values of a closed list come
 * through; a value that is not valid is left out, which is its default (spec core §6).
 */
export function pageQuery(query: string, sizes: PageSizes): string {
  if (!query) return '';
  const given = new URLSearchParams(query);
  const allowed = [
    ['hitsPerPage', hitsOf(given.get('hitsPerPage'), sizes)],
    ['page', pageOf(given.get('page'))],
    ['sort', sortOf(given.get('sort'))],
  ] as const;
  return allowed.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])).join('&');
}
