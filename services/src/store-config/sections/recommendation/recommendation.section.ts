import { recommendationSchema } from '@manifold/domain/recommendation/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Recommendations as a section of the config. */
export const recommendationSection = defineSection({
  key: 'recommendation',
  scope: 'locale',
  schema: recommendationSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Recommendations', de: 'Empfehlungsdienst' },
  help: {
    en: "The recommendation service's ids of a locale.",
    de: 'Die Kennungen einer Sprache beim Empfehlungsdienst.',
  },
  fields: {
    key: { en: ['Key', 'Of the project'], de: ['Schlüssel', 'Des Projekts'] },
    lastSeenId: { en: ['Last seen', 'Id of the engine'], de: ['Zuletzt gesehen', 'Kennung der Engine'] },
    similarProductsId: {
      en: ['Similar products', 'Id of the engine'],
      de: ['Ähnliche Produkte', 'Kennung der Engine'],
    },
    cartRecommendationId: { en: ['Cart', 'Id of the engine'], de: ['Warenkorb', 'Kennung der Engine'] },
  },
  table: {
    load: (db) => db.recommendation.findMany(),
    save: (db, row, value) => db.recommendation.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.recommendation.deleteMany({ where }),
  },
});
