import { LISTING_COLLECTIONS } from './listing-collections.js';
import { INFORMATION_PAGE_KEYS } from './information-pages.js';

/** Of the pages that have an address by config those that are there. */
export const SHOWN_PAGE_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS] as const;

export type ShownPageKey = (typeof SHOWN_PAGE_KEYS)[number];
