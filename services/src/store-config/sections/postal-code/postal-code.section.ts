import { postalCodeSchema } from '@manifold/domain/postal-code/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Postal code as a section of the config. */
export const postalCodeSection = defineSection({
  key: 'postal-code',
  scope: 'store',
  schema: postalCodeSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Postal code', de: 'Postleitzahl' },
  help: {
    en: "The format of the country's postal codes.",
    de: 'Format der Postleitzahlen des Landes.',
  },
  fields: {
    pattern: {
      en: ['Pattern', 'Regular expression of a whole code; empty accepts anything'],
      de: ['Muster', 'Regulärer Ausdruck einer ganzen Postleitzahl; leer nimmt alles an'],
    },
    example: { en: ['Example', 'Shown in the empty field'], de: ['Beispiel', 'Steht im leeren Feld'] },
    mask: {
      en: ['Mask', 'Where separators go. 9 is one letter or digit, a leading * is one or more: 999 99, 99-999, * 999'],
      de: [
        'Maske',
        'Wo Trennzeichen stehen. 9 ist ein Buchstabe oder eine Ziffer, ein * am Anfang beliebig viele: 999 99, 99-999, * 999',
      ],
    },
  },
  table: {
    load: (db) => db.postalCode.findMany(),
    save: (db, row, value) => db.postalCode.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.postalCode.deleteMany({ where }),
  },
});
