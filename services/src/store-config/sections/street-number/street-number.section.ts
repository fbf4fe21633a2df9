import { streetNumberSchema } from '@manifold/domain/street-number/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Street number as a section of the config. */
export const streetNumberSection = defineSection({
  key: 'street-number',
  scope: 'store',
  schema: streetNumberSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Street number',
  help: 'Whether a street number must hold a digit.',
  fields: {
    mustContainDigit: ['Must contain a digit', 'Off where house names are usual'],
  },
  table: {
    load: (db) => db.streetNumber.findMany(),
    save: (db, row, value) => db.streetNumber.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.streetNumber.deleteMany({ where }),
  },
});
