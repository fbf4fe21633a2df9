import type { SectionPlan } from '../shared/section/section-plan.js';
import { LocalesEditor } from './LocalesEditor.js';

/** Configures the screen of the stores' details. */
export const storePlan: SectionPlan = { key: 'store', lines: 'store', editors: { locales: LocalesEditor } };
