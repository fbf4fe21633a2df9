import { consumerRightsSchema } from '@manifold/domain/consumer-rights/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Consumer rights as a section of the config. */
export const consumerRightsSection = defineSection({
  key: 'consumer-rights',
  scope: 'store',
  schema: consumerRightsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Consumer rights',
  help: 'What a buyer may count on, by law or by the shop’s promise.',
  fields: {
    returnDays: ['Days to return', 'Within how many days of delivery a product may be sent back'],
    guaranteeYears: ['Years of guarantee', 'For how many years the shop answers for faults of a new product'],
  },
  table: {
    load: (db) => db.consumerRights.findMany(),
    save: (db, row, value) => db.consumerRights.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.consumerRights.deleteMany({ where }),
  },
});
