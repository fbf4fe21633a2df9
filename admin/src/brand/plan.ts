import type { SectionPlan } from '../shared/section/section-plan.js';
import { BrandForms } from './BrandForms.js';
import { LayoutEditor } from './LayoutEditor.js';
import { LinksEditor } from './LinksEditor.js';
import { TextsEditor } from './TextsEditor.js';
import { TokensEditor } from './TokensEditor.js';

/** Configures the screen of the brands. */
export const brandPlan: SectionPlan = {
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
};
