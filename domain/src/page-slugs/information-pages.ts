import type { PageKey } from './contract.js';
import { LISTING_COLLECTIONS } from './listing-collections.js';

/** Information pages that exist. */
export const INFORMATION_PAGE_KEYS = [
  'dispatch-information',
  'return-policy',
  'payment',
  'help-centre',
  'terms-and-conditions',
  'privacy-data',
  'company-information',
  'product-recalls',
] as const satisfies readonly PageKey[];

export type InformationPageKey = (typeof INFORMATION_PAGE_KEYS)[number];

/** Pages with a configured slug that exist. */
export const SHOWN_PAGE_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS] as const;

export type ShownPageKey = (typeof SHOWN_PAGE_KEYS)[number];
