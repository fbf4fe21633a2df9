import { countrySeeds } from './countries.js';
import { MEANINGS } from './search-meanings.js';
import { rowsOf } from './seed-row.js';

/** Words with the same meaning in a search, by locale. */
export const searchSynonymRows = countrySeeds.flatMap((seed) =>
  seed.locales.map(({ locale, language }) =>
    rowsOf('search-synonyms')('locale', locale, { meanings: [...(MEANINGS[language] ?? [])] }),
  ),
);
