import { countrySeeds } from './countries.js';
import { MEANINGS } from './search-meanings.js';
import { rowsOf } from './seed-row.js';

/** What means the same to who searches, in each locale. */
export const searchSynonymRows = countrySeeds.flatMap((seed) =>
  seed.locales.map(({ locale, language }) =>
    rowsOf('search-synonyms')('locale', locale, { meanings: [...(MEANINGS[language] ?? [])] }),
  ),
);
