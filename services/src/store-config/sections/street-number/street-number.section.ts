import { streetNumberSchema } from '@manifold/domain/street-number/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Street number as a section of the config. */
export const streetNumberSection = defineSection({
  key: 'street-number',
  scope: 'store',
  schema: streetNumberSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Street number', de: 'Hausnummer' },
  help: {
    en: 'Whether a street number must hold a digit.',
    de: 'Ob eine Hausnummer eine Ziffer enthalten muss.',
  },
  fields: {
    mustContainDigit: {
      en: ['Must contain a digit', 'Off where house names are usual'],
      de: ['Muss eine Ziffer enthalten', 'Aus, wo Hausnamen üblich sind'],
    },
  },
  table: {
    load: (db) => db.streetNumber.findMany(),
    save: (db, row, value) => db.streetNumber.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.streetNumber.deleteMany({ where }),
  },
});
