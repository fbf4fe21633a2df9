import type { PageKey } from './contract.js';
import type { ListingCollection, ProductTag } from '../catalogue/contract.js';

/** Listings across all departments, by their page key (spec core §2, shell §2.3). */
export const LISTING_COLLECTIONS = ['sale', 'new-arrivals'] as const satisfies readonly (PageKey & ListingCollection)[];

/** The tag of a collection's products. The sale also includes products of running campaigns. */
export const COLLECTION_TAGS: Readonly<Record<ListingCollection, ProductTag>> = {
  sale: 'on-sale',
  'new-arrivals': 'new',
};
