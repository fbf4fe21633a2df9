import { recommendationSchema } from '@manifold/domain/recommendation/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../section.js';

/** Recommendations as a section of the config. */
export const recommendationSection = defineSection({
  key: 'recommendation',
  scope: 'locale',
  schema: recommendationSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Recommendations',
  help: "The recommendation service's ids of a locale.",
  fields: {
    key: ['Key', 'Of the project'],
    lastSeenId: ['Last seen', 'Id of the engine'],
    similarProductsId: ['Similar products', 'Id of the engine'],
    cartRecommendationId: ['Cart', 'Id of the engine'],
  },
  table: {
    load: (db) => db.recommendation.findMany(),
    save: (db, row, value) => db.recommendation.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.recommendation.deleteMany({ where }),
  },
});
