import { BrandForms } from './brand/BrandForm.js';
import { LayoutEditor } from './brand/LayoutEditor.js';
import { LinksEditor } from './brand/LinksEditor.js';
import { TextsEditor } from './brand/TextsEditor.js';
import { TokensEditor } from './brand/TokensEditor.js';
import { CampaignsEditor } from './campaigns/CampaignsEditor.js';
import { RunningCampaigns } from './campaigns/RunningCampaigns.js';
import { ExternalLinksEditor } from './page-slugs/ExternalLinksEditor.js';
import { SlugsEditor } from './page-slugs/SlugsEditor.js';
import { PatternEditor } from './postal-code/PatternEditor.js';
import { RedirectsEditor } from './seo-redirects/RedirectsEditor.js';
import type { SectionPlan } from './shared/section/section-plan.js';
import { LocalesEditor } from './store/LocalesEditor.js';

/** The sections on the common screen: the layer of the grid rows, and editors of values that do not fit into a cell. */
export const SECTION_PLANS: readonly SectionPlan[] = [
  { key: 'store', lines: 'store', editors: { locales: LocalesEditor } },
  {
    key: 'brand',
    lines: 'brand',
    editors: {
      tokens: TokensEditor,
      layout: LayoutEditor,
      texts: TextsEditor,
      productBrands: LinksEditor,
      socialLinks: LinksEditor,
    },
    Above: BrandForms,
  },
  { key: 'cash-on-delivery', lines: 'country' },
  { key: 'cash-rounding', lines: 'currency' },
  { key: 'bank-transfer', lines: 'country' },
  { key: 'shipping-cost', lines: 'currency' },
  { key: 'low-stock', lines: 'currency' },
  { key: 'vat-number', lines: 'country' },
  { key: 'tax-rate', lines: 'country' },
  { key: 'postal-code', lines: 'country', editors: { pattern: PatternEditor } },
  { key: 'street-number', lines: 'country' },
  { key: 'merchant-account', lines: 'country' },
  { key: 'client-type', lines: 'country' },
  { key: 'feature-toggles', lines: 'country' },
  { key: 'store-flags', lines: 'country' },
  { key: 'campaigns', lines: 'country', editors: { campaigns: CampaignsEditor }, Above: RunningCampaigns },
  { key: 'shopping-limits', lines: 'country' },
  { key: 'consumer-rights', lines: 'country' },
  { key: 'live-cart', lines: 'country' },
  { key: 'seo-redirects', lines: 'store', editors: { redirects: RedirectsEditor } },
  { key: 'search-index', lines: 'locale' },
  { key: 'search-synonyms', lines: 'locale' },
  { key: 'recommendation', lines: 'locale' },
  { key: 'parcel-tracking', lines: 'locale' },
  { key: 'page-slugs', lines: 'locale', editors: { slugs: SlugsEditor, externalLinks: ExternalLinksEditor } },
  { key: 'customer-care', lines: 'store' },
];
