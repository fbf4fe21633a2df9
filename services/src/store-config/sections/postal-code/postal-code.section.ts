import { postalCodeSchema } from '@manifold/domain/postal-code/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Postal code as a section of the config. */
export const postalCodeSection = defineSection({
  key: 'postal-code',
  scope: 'store',
  schema: postalCodeSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Postal code',
  help: "The form of the country's postal codes.",
  fields: {
    pattern: ['Pattern', 'Regular expression of a whole code; empty accepts anything'],
    example: ['Example', 'Shown in the empty field'],
    mask: ['Mask', 'How plain characters are spaced: 999 99'],
  },
  table: {
    load: (db) => db.postalCode.findMany(),
    save: (db, row, value) => db.postalCode.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.postalCode.deleteMany({ where }),
  },
});
