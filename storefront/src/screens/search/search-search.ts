import { searchAddress, searchParameters, type SearchParameter } from '@manifold/domain/search/search-address';
import { listingSearch, type ListingSearch } from '../../platform/routing/listing-search.js';

/** The query of the search page as it stands in the address. */
export type SearchSearch = ListingSearch & { readonly [Name in SearchParameter]?: string };

/** Of the address's query, what the search page knows, as the host does it. */
export function searchSearch(search: Readonly<Record<string, unknown>>): SearchSearch {
  const asked = searchAddress((name) => {
    const [first] = [search[name]].flat();
    return typeof first === 'string' ? first : undefined;
  });
  return { ...Object.fromEntries(searchParameters(asked)), ...listingSearch(search) };
}
