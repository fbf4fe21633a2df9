import { searchAddress, searchParameters, type SearchParameter } from '@manifold/domain/search/search-address';
import { listingSearch, type ListingSearch } from '../../platform/routing/listing-search.js';

/** The query parameters of the search page. */
export type SearchPageQuery = ListingSearch & { readonly [Name in SearchParameter]?: string };

/** Returns the known and valid query parameters of the search page, by the same rules as the storefront host. */
export function searchPageQuery(search: Readonly<Record<string, unknown>>): SearchPageQuery {
  const address = searchAddress((name) => {
    const [first] = [search[name]].flat();
    return typeof first === 'string' ? first : undefined;
  });
  return { ...Object.fromEntries(searchParameters(address)), ...listingSearch(search) };
}
