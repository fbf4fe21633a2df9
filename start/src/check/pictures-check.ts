import { refuseOldPictures, refuseOtherPictures } from '../pictures/pictures.js';
import type { Check } from './check.js';

/**
 * `npm run pictures` compiles, lints, tests and packs the drawings. Afterwards it is enough to check that the packed pictures
 * belong to the present drawings; CI and `npm test` draw them again.
 */
export const picturesCheck: Check = {
  title: 'Pictures',
  run: async ({ passedRuns }) => {
    refuseOldPictures();
    if (!passedRuns.maySkip) await refuseOtherPictures();
    return undefined;
  },
};
