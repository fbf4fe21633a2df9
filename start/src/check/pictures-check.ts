import { refuseOldPictures, refuseOtherPictures } from '../pictures/pictures.js';
import type { Check } from './check.js';

/**
 * The drawings are compiled, linted, tested and drawn when they are packed (`npm run pictures`). From then on it is enough
 * that they are the ones that were packed; CI and `npm test` draw
 * them again.
 */
export const picturesCheck: Check = {
  title: 'Pictures',
  run: async ({ passedRuns }) => {
    refuseOldPictures();
    if (!passedRuns.maySkip) await refuseOtherPictures();
    return undefined;
  },
};
