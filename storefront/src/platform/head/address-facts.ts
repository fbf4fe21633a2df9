import { filterParameters, listingFilters } from '@manifold/domain/catalogue/listing-filters';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';

/** The address of a page, as in `location`. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/** The facts about an address for search engines: its canonical address, and whether to index the page. */
export interface AddressFacts {
  readonly canonical: string | null;
  readonly isIndexed: boolean;
}

const NOT_INDEXED: AddressFacts = { canonical: null, isIndexed: false };

/**
 * Returns the same facts as the storefront host for the first page: personal pages and searches are not indexed, a filtered
 * listing has the whole listing as canonical address, and the page number is the only query parameter. `prefix` is the
 * language's, `/fr`.
 */
export function addressFacts({ origin, pathname, search }: Address, prefix: string): AddressFacts {
  const path = pathname.slice(prefix.length);
  if (isPersonalPath(path)) return NOT_INDEXED;
  const given = new URLSearchParams(search);
  const isFiltered = filterParameters(listingFilters((name) => given.getAll(name))).length > 0;
  const isWhole = !isFiltered && path !== SEARCH_PATH;
  const page = isWhole ? given.get('page') : null;
  return { canonical: `${origin}${pathname}${page === null ? '' : `?page=${page}`}`, isIndexed: isWhole };
}
