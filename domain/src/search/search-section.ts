import type { ListingCollection } from '../catalogue/contract.js';

/** The search page's sub-parameters (spec core §2): each leads to a page of its own. */
export type SearchSection = 'new-arrivals' | 'sales';
const SECTIONS: readonly SearchSection[] = ['new-arrivals', 'sales'];
const COLLECTIONS: Readonly<Record<SearchSection, ListingCollection>> = {
  'new-arrivals': 'new-arrivals',
  sales: 'sale',
};

/** The sub-parameter that an address names; undefined for a search proper. */
export function searchSection(isGiven: (name: SearchSection) => boolean): SearchSection | undefined {
  return SECTIONS.find(isGiven);
}

/** The collection that a sub-parameter leads to. */
export function collectionOfSection(section: SearchSection): ListingCollection {
  return COLLECTIONS[section];
}
