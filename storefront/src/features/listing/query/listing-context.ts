import { createContext, use } from 'react';
import { useStoreConfig } from '../../../platform/store/use-store-config.js';
import { type ListingQuery, searchOf } from './listing-query.js';
import type { ListingSearch } from '../../../platform/routing/listing-search.js';

/** Id of the form of a listing. Controls elsewhere on the page refer to the form by it. */
export const FORM_ID = 'listing';
/** Id of the filter panel, a popover on a phone. */
export const FILTERS_ID = 'filters';

/** Query parameters beside those of the listing, such as the text of a search. Filters preserve them. */
export const ExtraParameters = createContext<Readonly<Record<string, string>>>({});

/** Returns a function that gives the query parameters for another view of this page's listing. */
export function useListingAddress(): (query: ListingQuery) => ListingSearch {
  const { limits } = useStoreConfig();
  const extra = use(ExtraParameters);
  return (query) => ({ ...extra, ...searchOf(query, limits) });
}
