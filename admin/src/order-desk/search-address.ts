import { parseSearchTerm } from '@manifold/domain/order-desk/search-term';

/** A search on screen. */
export interface ShownSearch {
  readonly q: string;
  readonly page: number;
}

/** Returns whether a text may be part of an address, which browsers and proxies store: numbers and references may, names may not. */
const isHarmless = (q: string): boolean => ['number', 'reference'].includes(parseSearchTerm(q, ['AT']).kind);

/** Returns the address of a search. Personal data is in the state of the browser's history only. */
export function addressOfSearch({ q, page }: ShownSearch): { readonly search: string; readonly state: ShownSearch } {
  const query = new URLSearchParams({ ...(isHarmless(q) ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return { search: query.size > 0 ? `?${query.toString()}` : '', state: { q, page } };
}

/** Reads a search from an address or from the state of the browser's history. */
export function searchOf(query: URLSearchParams, state: unknown): ShownSearch {
  const remembered = typeof state === 'object' && state !== null && 'q' in state ? state.q : '';
  const page = Number(query.get('page') ?? 1);
  return {
    q: query.get('q') ?? (typeof remembered === 'string' ? remembered : ''),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
