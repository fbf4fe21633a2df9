import type { PageKey } from './contract.js';
import type { ListingCollection, ProductTag } from '../catalogue/contract.js';

/** The pages that go across all departments, by their key among the page slugs (spec core §2, shell §2.3). */
export const LISTING_COLLECTIONS = ['sale', 'new-arrivals'] as const satisfies readonly (PageKey & ListingCollection)[];

/** The tag of what is in a collection. On sale is also what a running campaign reduces. */
export const COLLECTION_TAGS: Readonly<Record<ListingCollection, ProductTag>> = {
  sale: 'on-sale',
  'new-arrivals': 'new',
};
