import type { SectionKey } from '@manifold/domain/store-document/sections';
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
import type { SectionEditors, SectionPlan } from './shared/section/section-plan.js';
import { SECTION_SCREENS, type SectionScreen } from './shared/section/section-screens.js';
import { LocalesEditor } from './store/LocalesEditor.js';

/** Editors of the sections whose values do not all fit into a cell of the grid. */
const EDITORS: Readonly<Partial<Record<SectionKey, SectionEditors>>> = {
  store: { editors: { locales: LocalesEditor } },
  brand: {
    editors: {
      tokens: TokensEditor,
      layout: LayoutEditor,
      texts: TextsEditor,
      productBrands: LinksEditor,
      socialLinks: LinksEditor,
    },
    Above: BrandForms,
  },
  'postal-code': { editors: { pattern: PatternEditor } },
  campaigns: { editors: { campaigns: CampaignsEditor }, Above: RunningCampaigns },
  'seo-redirects': { editors: { redirects: RedirectsEditor } },
  'page-slugs': { editors: { slugs: SlugsEditor, externalLinks: ExternalLinksEditor } },
};

/** The sections on the common screen: the layer of the grid rows, and editors of their own. */
export const SECTION_PLANS: readonly SectionPlan[] = (
  Object.entries(SECTION_SCREENS) as [SectionKey, SectionScreen][]
).flatMap(([key, { lines }]) => (lines === null ? [] : [{ ...EDITORS[key], key, lines }]));
