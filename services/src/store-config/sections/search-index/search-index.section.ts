import { searchIndexSchema } from '@manifold/domain/search-index/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Search index as a section of the config. */
export const searchIndexSection = defineSection({
  key: 'search-index',
  scope: 'locale',
  schema: searchIndexSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Search index', de: 'Suchindex' },
  help: {
    en: 'The search index of a locale.',
    de: 'Der Suchindex einer Sprache.',
  },
  fields: {
    indexName: { en: ['Index', 'For example prod.sk-SK'], de: ['Index', 'Etwa prod.sk-SK'] },
  },
  table: {
    load: (db) => db.searchIndex.findMany(),
    save: (db, row, value) => db.searchIndex.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.searchIndex.deleteMany({ where }),
  },
});
