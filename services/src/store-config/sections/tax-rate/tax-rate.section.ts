import { taxRateSchema } from '@manifold/domain/tax-rate/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** VAT rate as a section of the config. */
export const taxRateSection = defineSection({
  key: 'tax-rate',
  scope: 'store',
  schema: taxRateSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'VAT rate', de: 'Mehrwertsteuersatz' },
  help: {
    en: 'The standard VAT rate of the country. Rates change on a day: give a new one a date.',
    de: 'Der Regelsatz der Mehrwertsteuer des Landes. Sätze ändern sich an einem Tag: Geben Sie einem neuen ein Datum.',
  },
  fields: {
    standardRate: { en: ['Standard rate', 'As a fraction: 0.23 for 23 %'], de: ['Regelsatz', 'Anteil am Nettopreis'] },
  },
  table: {
    load: (db) => db.taxRate.findMany(),
    save: (db, row, value) => db.taxRate.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.taxRate.deleteMany({ where }),
  },
});
