import type { SectionPlan } from '../shared/section/section-plan.js';
import { RedirectsEditor } from './RedirectsEditor.js';

/** Configures the screen of the redirects. */
export const seoRedirectsPlan: SectionPlan = {
  key: 'seo-redirects',
  lines: 'store',
  editors: { redirects: RedirectsEditor },
};
