/** Sections with one value per store, in display order. */
export const STORE_SECTION_KEYS = [
  'store',
  'brand',
  'cash-on-delivery',
  'cash-rounding',
  'bank-transfer',
  'shipping-cost',
  'low-stock',
  'vat-number',
  'tax-rate',
  'postal-code',
  'street-number',
  'merchant-account',
  'client-type',
  'feature-toggles',
  'store-flags',
  'campaigns',
  'support-webform',
  'shopping-limits',
  'consumer-rights',
  'live-cart',
  'seo-redirects',
] as const;

/** Sections with one value per locale of a store. */
export const LOCALE_SECTION_KEYS = [
  'search-index',
  'search-synonyms',
  'recommendation',
  'parcel-tracking',
  'page-slugs',
  'customer-care',
] as const;

export const SECTION_KEYS = [...STORE_SECTION_KEYS, ...LOCALE_SECTION_KEYS] as const;

export type StoreSectionKey = (typeof STORE_SECTION_KEYS)[number];
export type LocaleSectionKey = (typeof LOCALE_SECTION_KEYS)[number];
export type SectionKey = StoreSectionKey | LocaleSectionKey;
