import { createContext, use } from 'react';
import { useStoreConfig } from '../../../platform/store/use-store-config.js';
import { type ListingQuery, searchOf } from './listing-query.js';
import type { ListingSearch } from '../../../platform/routing/listing-search.js';

/** The form that holds everything a listing is asked for; controls elsewhere on the page belong to it by this id. */
export const FORM_ID = 'listing';
/** What a phone opens. */
export const FILTERS_ID = 'filters';

/** What an address says beside the listing: a search's text. It stays while the list is narrowed down. */
export const KeptParameters = createContext<Readonly<Record<string, string>>>({});

/** The address's query for another view of the listing on this page. */
export function useListingAddress(): (query: ListingQuery) => ListingSearch {
  const { limits } = useStoreConfig();
  const kept = use(KeptParameters);
  return (query) => ({ ...kept, ...searchOf(query, limits) });
}
