import { createContext, use } from 'react';
import { useStoreConfig } from '../../../platform/store/use-store-config.js';
import { searchOf, type ListingQuery } from './listing-query.js';
import type { ListingSearch } from '../../../platform/routing/listing-search.js';

/** What an address says beside the listing: a search's text. It stays while the list is narrowed down. */
export const KeptParameters = createContext<Readonly<Record<string, string>>>({});

/** The address's query for another view of the listing on this page. */
export function useListingAddress(): (query: ListingQuery) => ListingSearch {
  const { limits } = useStoreConfig();
  const kept = use(KeptParameters);
  return (query) => ({ ...kept, ...searchOf(query, limits) });
}
