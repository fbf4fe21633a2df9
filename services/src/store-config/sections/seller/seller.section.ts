import { sellerSchema } from '@manifold/domain/seller/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Seller as a section of the config. */
export const sellerSection = defineSection({
  key: 'seller',
  scope: 'store',
  schema: sellerSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Seller', de: 'Verkäufer' },
  help: {
    en: 'The company that invoices and credit notes name. A change applies to documents issued after it; earlier ones stay as they are.',
    de: 'Das Unternehmen, das auf Rechnungen und Gutschriften steht. Eine Änderung gilt für Belege, die danach ausgestellt werden; frühere bleiben, wie sie sind.',
  },
  fields: {
    companyName: {
      en: ['Company', 'Full name, with its legal form'],
      de: ['Firma', 'Vollständiger Name mit Rechtsform'],
    },
    streetLine: {
      en: ['Street and number', 'Of the registered office'],
      de: ['Straße und Hausnummer', 'Des Firmensitzes'],
    },
    postalCode: { en: ['Postal code', 'Of the registered office'], de: ['Postleitzahl', 'Des Firmensitzes'] },
    city: { en: ['City', 'Of the registered office'], de: ['Ort', 'Des Firmensitzes'] },
    countryCode: {
      en: ['Country', 'Two letters. Goods are delivered from here, which decides the VAT note on net invoices'],
      de: ['Land', 'Zwei Buchstaben. Von hier wird geliefert; danach richtet sich der Hinweis auf Nettorechnungen'],
    },
    register: {
      en: ['Company register', 'Register and number, as it must be printed; empty for none'],
      de: ['Handelsregister', 'Register und Nummer, wie sie gedruckt werden; leer für keines'],
    },
    vatNumber: {
      en: ['VAT number', "With prefix; of the registered office's country"],
      de: ['USt-IdNr.', 'Mit Präfix; im Land des Firmensitzes'],
    },
    localVatNumber: {
      en: ['Local VAT number', "With prefix; of the store's country. Empty if there is no registration there"],
      de: ['USt-IdNr. im Land des Shops', 'Mit Präfix. Leer, wenn dort keine Registrierung besteht'],
    },
    invoicePrefix: {
      en: ['Prefix of invoices', 'Numbers look like INV-SK-2026-000001. Another prefix begins at 1 again'],
      de: [
        'Präfix der Rechnungen',
        'Nummern sehen aus wie INV-SK-2026-000001. Ein anderes Präfix beginnt wieder bei 1',
      ],
    },
    creditNotePrefix: {
      en: ['Prefix of credit notes', 'Different from the one of invoices'],
      de: ['Präfix der Gutschriften', 'Ein anderes als das der Rechnungen'],
    },
  },
  table: {
    load: (db) => db.seller.findMany(),
    save: (db, row, value) => db.seller.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.seller.deleteMany({ where }),
  },
});
