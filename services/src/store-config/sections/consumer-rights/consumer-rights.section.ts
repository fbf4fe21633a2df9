import { consumerRightsSchema } from '@manifold/domain/consumer-rights/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Consumer rights as a section of the config. */
export const consumerRightsSection = defineSection({
  key: 'consumer-rights',
  scope: 'store',
  schema: consumerRightsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Consumer rights', de: 'Verbraucherrechte' },
  help: {
    en: 'What buyers are entitled to, by law or by the shop’s promise.',
    de: 'Womit Käuferinnen und Käufer rechnen dürfen, laut Gesetz oder Versprechen des Shops.',
  },
  fields: {
    returnDays: {
      en: ['Days to return', 'Within how many days of delivery a product may be sent back'],
      de: ['Tage zur Rückgabe', 'Innerhalb wie vieler Tage nach der Lieferung ein Produkt zurückgeschickt werden darf'],
    },
    guaranteeYears: {
      en: ['Years of guarantee', 'For how many years the shop answers for faults of a new product'],
      de: ['Jahre Gewährleistung', 'Wie viele Jahre der Shop für Mängel eines neuen Produkts einsteht'],
    },
  },
  table: {
    load: (db) => db.consumerRights.findMany(),
    save: (db, row, value) => db.consumerRights.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.consumerRights.deleteMany({ where }),
  },
});
