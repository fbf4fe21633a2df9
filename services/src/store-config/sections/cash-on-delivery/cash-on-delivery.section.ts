import { cashOnDeliverySchema } from '@manifold/domain/cash-on-delivery/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Cash on delivery as a section of the config. */
export const cashOnDeliverySection = defineSection({
  key: 'cash-on-delivery',
  scope: 'store',
  schema: cashOnDeliverySchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Cash on delivery', de: 'Nachnahme' },
  help: {
    en: "When the courier may take the money, and what it costs. Amounts in the store's currency.",
    de: 'Wann der Zusteller kassieren darf und was das kostet. Beträge in der Währung des Shops.',
  },
  fields: {
    enabled: {
      en: ['Offered', 'When switched off, it disappears from open checkouts at once'],
      de: ['Angeboten', 'Nach dem Ausschalten verschwindet die Nachnahme sofort aus offenen Kassen'],
    },
    priceLimitCentAmount: {
      en: ['Price limit', 'Highest gross total, without the fee, that may be paid on delivery'],
      de: ['Preisgrenze', 'Höchster Bruttobetrag ohne Gebühr, der per Nachnahme bezahlt werden darf'],
    },
    itemLimit: {
      en: ['Item limit', 'Maximum number of standard products in a cart; empty for no limit'],
      de: ['Artikelgrenze', 'Höchstzahl der Standardprodukte in einem Warenkorb; leer für keine Grenze'],
    },
    freightAllowed: {
      en: ['Freight allowed', 'Whether carts with freight goods may be paid on delivery'],
      de: ['Mit Speditionsware', 'Ob Warenkörbe mit Speditionsware per Nachnahme bezahlt werden dürfen'],
    },
    feeCentAmount: {
      en: ['Fee', 'Added to the gross total of the order'],
      de: ['Gebühr', 'Wird auf den Bruttobetrag der Bestellung aufgeschlagen'],
    },
  },
  amounts: { priceLimitCentAmount: 'cash-on-delivery', feeCentAmount: 'charge' },
  table: {
    load: (db) => db.cashOnDelivery.findMany(),
    save: (db, row, value) => db.cashOnDelivery.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.cashOnDelivery.deleteMany({ where }),
  },
});
