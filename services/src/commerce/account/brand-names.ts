import type { Visit } from '../visit/visit.js';

/** What the shop is called, which is no part of a good password. */
export const brandNames = ({ snapshot }: Pick<Visit, 'snapshot'>): string[] => [snapshot.document.sections.brand.name];
