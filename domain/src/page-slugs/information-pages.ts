import type { PageKey } from './contract.js';
import { LISTING_COLLECTIONS } from './listing-collections.js';

/** Information pages that exist. */
export const INFORMATION_PAGE_KEYS = [
  'dispatch-information',
  'return-policy',
  'payment',
  'help-centre',
  'contact',
  'terms-and-conditions',
  'privacy-data',
  'company-information',
  'product-recalls',
] as const satisfies readonly PageKey[];

export type InformationPageKey = (typeof INFORMATION_PAGE_KEYS)[number];

/** The pages of the newsletter: signing up, after the mailed link, and ending it. */
export const NEWSLETTER_PAGE_KEYS = [
  'newsletter',
  'newsletter-confirmation',
  'opt-out',
] as const satisfies readonly PageKey[];

export type NewsletterPageKey = (typeof NEWSLETTER_PAGE_KEYS)[number];

/** Pages with a configured slug that exist. */
export const SHOWN_PAGE_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS, ...NEWSLETTER_PAGE_KEYS] as const;

/** Pages that search engines may list. The others are reached only from a mail. */
export const LISTED_PAGE_KEYS = [...INFORMATION_PAGE_KEYS, ...LISTING_COLLECTIONS, 'newsletter'] as const;

export type ShownPageKey = (typeof SHOWN_PAGE_KEYS)[number];
