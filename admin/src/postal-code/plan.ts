import type { SectionPlan } from '../shared/section/section-plan.js';
import { PatternEditor } from './PatternEditor.js';

/** Configures the screen of the postal codes. */
export const postalCodePlan: SectionPlan = {
  key: 'postal-code',
  lines: 'country',
  editors: { pattern: PatternEditor },
};
