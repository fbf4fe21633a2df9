import { brandPlan } from './brand/index.js';
import { campaignsPlan } from './campaigns/index.js';
import { pageSlugsPlan } from './page-slugs/index.js';
import { postalCodePlan } from './postal-code/index.js';
import { seoRedirectsPlan } from './seo-redirects/index.js';
import type { SectionPlan } from './shared/section/section-plan.js';
import { storePlan } from './store/index.js';

/**
 * The sections with the common screen, each with the layer of its grid rows. Sections with custom editors have a
 * folder.
 */
export const SECTION_PLANS: readonly SectionPlan[] = [
  storePlan,
  brandPlan,
  { key: 'cash-on-delivery', lines: 'country' },
  { key: 'cash-rounding', lines: 'currency' },
  { key: 'bank-transfer', lines: 'country' },
  { key: 'shipping-cost', lines: 'currency' },
  { key: 'low-stock', lines: 'currency' },
  { key: 'vat-number', lines: 'country' },
  { key: 'tax-rate', lines: 'country' },
  postalCodePlan,
  { key: 'street-number', lines: 'country' },
  { key: 'merchant-account', lines: 'country' },
  { key: 'client-type', lines: 'country' },
  { key: 'feature-toggles', lines: 'country' },
  { key: 'store-flags', lines: 'country' },
  campaignsPlan,
  { key: 'shopping-limits', lines: 'country' },
  { key: 'consumer-rights', lines: 'country' },
  { key: 'live-cart', lines: 'country' },
  seoRedirectsPlan,
  { key: 'search-index', lines: 'locale' },
  { key: 'search-synonyms', lines: 'locale' },
  { key: 'recommendation', lines: 'locale' },
  { key: 'parcel-tracking', lines: 'locale' },
  pageSlugsPlan,
  { key: 'customer-care', lines: 'store' },
];
