import type { ListingCollection } from '../catalogue/contract.js';

/** Section parameters of the search page (spec core §2); each redirects to its own page. */
export type SearchSection = 'new-arrivals' | 'sales';
const SECTIONS: readonly SearchSection[] = ['new-arrivals', 'sales'];
const COLLECTIONS: Readonly<Record<SearchSection, ListingCollection>> = {
  'new-arrivals': 'new-arrivals',
  sales: 'sale',
};

/** Returns the section parameter of a URL; undefined for a normal search. */
export function searchSection(isGiven: (name: SearchSection) => boolean): SearchSection | undefined {
  return SECTIONS.find(isGiven);
}

/** Returns the collection of a section parameter. */
export function collectionOfSection(section: SearchSection): ListingCollection {
  return COLLECTIONS[section];
}
