import { requireCurrentPictures, requireIdenticalPictures } from '../pictures/pictures.js';
import type { Check } from './check.js';

/**
 * Checks by hash that the packed pictures match the current drawings. CI and `npm test` also draw them again and compare.
 */
export const picturesCheck: Check = {
  title: 'Pictures',
  run: async ({ passedRuns }) => {
    requireCurrentPictures();
    if (!passedRuns.maySkip) await requireIdenticalPictures();
    return undefined;
  },
};
