import type { SectionPlan } from '../shared/section/section-plan.js';
import { ExternalLinksEditor } from './ExternalLinksEditor.js';
import { SlugsEditor } from './SlugsEditor.js';

/** Configures the screen of the page slugs. */
export const pageSlugsPlan: SectionPlan = {
  key: 'page-slugs',
  lines: 'locale',
  editors: { slugs: SlugsEditor, externalLinks: ExternalLinksEditor },
};
