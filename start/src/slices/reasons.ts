import type { Reason } from './lint.js';

/** Why a section has no file or folder of its name in a layer. A reason that is not needed any more fails the lint. */
export const REASONS: readonly Reason[] = [
  {
    layer: 'services',
    nouns: ['campaigns'],
    why: 'what carts, listings and the sync to the backend read of it is one value each; the rule is in domain',
  },
  {
    layer: 'services',
    nouns: ['vat-number'],
    why: 'the format is one check among those of an address and of an account',
  },
  {
    layer: 'services',
    nouns: ['page-slugs'],
    why: 'storefront-host has the addresses of pages in redirects, sitemap, head links and readiness',
  },
  {
    layer: 'storefront',
    nouns: ['brand'],
    why: "a brand is the look of every page: tokens in a stylesheet, layout classes in ui, the head's links",
  },
  {
    layer: 'storefront',
    nouns: ['client-type'],
    why: 'private or business is one choice in the form of features/addresses',
  },
  {
    layer: 'storefront',
    nouns: ['low-stock'],
    why: 'its limits decide the level that platform/stock computes and ui/StockBadge shows',
  },
  {
    layer: 'storefront',
    nouns: ['page-slugs'],
    why: 'platform/information makes the links of every page of it',
  },
  {
    layer: 'console',
    nouns: ['bank-transfer'],
    why: 'the common screen shows it; what reads it writes an IBAN in groups of four',
  },
  {
    layer: 'console',
    nouns: ['search-index'],
    why: 'the common screen shows the names; the state of the indexes belongs to systems',
  },
  {
    layer: 'browser-test',
    nouns: ['client-type', 'shipping-cost'],
    why: 'e2e/purchase.spec.ts buys with it',
  },
  {
    layer: 'browser-test',
    nouns: ['low-stock'],
    why: 'e2e/category-filter.spec.ts reads the stock level of the cards',
  },
  {
    layer: 'browser-test',
    nouns: ['page-slugs'],
    why: 'e2e/sections.spec.ts publishes a slug and opens its page',
  },
];
