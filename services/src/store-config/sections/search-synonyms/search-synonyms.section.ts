import { searchSynonymsSchema } from '@manifold/domain/search-synonyms/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Search synonyms as a section of the config. */
export const searchSynonymsSection = defineSection({
  key: 'search-synonyms',
  scope: 'locale',
  schema: searchSynonymsSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Search synonyms', de: 'Synonyme der Suche' },
  help: {
    en: 'Words that mean the same: a search for one of them also finds the others.',
    de: 'Was Kundinnen und Kunden dasselbe nennen: Wer ein Wort sucht, findet auch die anderen.',
  },
  fields: {
    meanings: {
      en: ['Words that mean the same', 'For example pallet truck = pallet jack, separated by commas'],
      de: ['Wörter mit derselben Bedeutung', 'Etwa Hubwagen = Hubameise, nacheinander mit Kommas dazwischen'],
    },
  },
  table: {
    load: (db) => db.searchSynonyms.findMany(),
    save: (db, row, value) => db.searchSynonyms.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.searchSynonyms.deleteMany({ where }),
  },
});
