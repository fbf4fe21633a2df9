import { vatNumberSchema } from '@manifold/domain/vat-number/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** VAT number as a section of the config. */
export const vatNumberSection = defineSection({
  key: 'vat-number',
  scope: 'store',
  schema: vatNumberSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'VAT number', de: 'USt-IdNr.' },
  help: {
    en: "The form of the country's VAT numbers and the register that knows them.",
    de: 'Form der Umsatzsteuer-Identifikationsnummern des Landes und das Register, das sie kennt.',
  },
  fields: {
    prefix: { en: ['Prefix', 'For example EL for Greece'], de: ['Präfix', 'Etwa EL für Griechenland'] },
    placeholder: {
      en: ['Placeholder', 'An example in the empty field'],
      de: ['Platzhalter', 'Ein Beispiel im leeren Feld'],
    },
    cleaning: {
      en: ['Cleaning', 'What is removed from a typed number before it is checked'],
      de: ['Bereinigung', 'Was von einer eingegebenen Nummer übrig bleibt, bevor sie geprüft wird'],
    },
    minimumLength: {
      en: ['Minimum length', 'Shorter numbers are refused'],
      de: ['Mindestlänge', 'Kürzere Nummern werden abgelehnt'],
    },
    keptLength: {
      en: ['Kept length', 'The number of characters that are kept; empty keeps all'],
      de: ['Behaltene Länge', 'Nur so viele Zeichen bleiben; leer behält alle'],
    },
    register: {
      en: ['Register', 'The register that checks whether the number is valid'],
      de: ['Register', 'Wer gefragt wird, ob die Nummer gültig ist'],
    },
    taxId: {
      en: ['Tax ID', 'The tax ID that profiles may have besides; empty for none'],
      de: ['Steuernummer', 'Welche Steuernummer ein Profil außerdem haben kann; leer für keine'],
    },
  },
  table: {
    load: (db) => db.vatNumber.findMany(),
    save: (db, row, value) => db.vatNumber.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.vatNumber.deleteMany({ where }),
  },
});
