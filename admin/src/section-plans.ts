import { CampaignsEditor, RunningCampaigns } from './campaigns/index.js';
import { ExternalLinksEditor, SlugsEditor } from './page-slugs/index.js';
import type { SectionPlan } from './shared/section/section-plan.js';

/** The sections whose screen is the common one, with the layer on which people think of each. */
export const SECTION_PLANS: readonly SectionPlan[] = [
  { key: 'cash-on-delivery', lines: 'country' },
  { key: 'bank-transfer', lines: 'country' },
  { key: 'shipping-cost', lines: 'currency' },
  { key: 'low-stock', lines: 'currency' },
  { key: 'vat-number', lines: 'country' },
  { key: 'tax-rate', lines: 'country' },
  { key: 'postal-code', lines: 'country' },
  { key: 'street-number', lines: 'country' },
  { key: 'merchant-account', lines: 'country' },
  { key: 'client-type', lines: 'country' },
  { key: 'feature-toggles', lines: 'country' },
  { key: 'store-flags', lines: 'country' },
  { key: 'campaigns', lines: 'country', editors: { campaigns: CampaignsEditor }, Above: RunningCampaigns },
  { key: 'shopping-limits', lines: 'country' },
  { key: 'consumer-rights', lines: 'country' },
  { key: 'live-cart', lines: 'country' },
  { key: 'search-index', lines: 'locale' },
  { key: 'recommendation', lines: 'locale' },
  { key: 'parcel-tracking', lines: 'locale' },
  { key: 'page-slugs', lines: 'locale', editors: { slugs: SlugsEditor, externalLinks: ExternalLinksEditor } },
  { key: 'customer-care', lines: 'store' },
];
