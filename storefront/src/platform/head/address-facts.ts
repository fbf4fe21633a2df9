import { filterParameters, listingFilters } from '@manifold/domain/catalogue/listing-filters';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import { isPersonalPath } from '@manifold/domain/page-rendering/personal-path';

/** A browser's address, as `location` has it. */
export interface Address {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/** What search engines are told of an address: the one to keep, and whether to keep this page at all. */
export interface AddressFacts {
  readonly canonical: string | null;
  readonly isIndexed: boolean;
}

const NOT_INDEXED: AddressFacts = { canonical: null, isIndexed: false };

/**
 * The same as the host says of the first page: a visitor's own page is for nobody else, a part of a listing stands for the
 * whole one, what somebody searched for is not kept, and of the query nothing counts but the page. `prefix` is the language's, `/fr`.
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
