import { LISTING_COLLECTIONS } from '../catalogue/listing-collections.js';
import { INFORMATION_PAGE_KEYS } from './information-pages.js';

/** Pages with a configured slug that exist. */
export const SHOWN_PAGE_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS] as const;

export type ShownPageKey = (typeof SHOWN_PAGE_KEYS)[number];
