import { taxRateSchema } from '@manifold/domain/tax-rate/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** VAT rate as a section of the config. */
export const taxRateSection = defineSection({
  key: 'tax-rate',
  scope: 'store',
  schema: taxRateSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'VAT rate',
  help: 'The standard VAT rate of the country. Rates change on a day: give a new one a date.',
  fields: {
    standardRate: ['Standard rate', 'As a fraction: 0.23 for 23 %'],
  },
  table: {
    load: (db) => db.taxRate.findMany(),
    save: (db, row, value) => db.taxRate.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.taxRate.deleteMany({ where }),
  },
});
