import type { PageKey } from './contract.js';

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
