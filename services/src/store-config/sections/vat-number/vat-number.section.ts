import { vatNumberSchema } from '@manifold/domain/vat-number/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** VAT number as a section of the config. */
export const vatNumberSection = defineSection({
  key: 'vat-number',
  scope: 'store',
  schema: vatNumberSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'VAT number',
  help: "The form of the country's VAT numbers and the register that knows them.",
  fields: {
    prefix: ['Prefix', 'As EL for Greece'],
    placeholder: ['Placeholder', 'An example in the empty field'],
    cleaning: ['Cleaning', 'What is taken out of a typed number before it is checked'],
    minimumLength: ['Minimum length', 'Shorter numbers are refused'],
    keptLength: ['Kept length', 'Only so many characters are kept; empty keeps all'],
    register: ['Register', 'Who is asked whether the number is valid'],
  },
  table: {
    load: (db) => db.vatNumber.findMany(),
    save: (db, row, value) => db.vatNumber.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.vatNumber.deleteMany({ where }),
  },
});
