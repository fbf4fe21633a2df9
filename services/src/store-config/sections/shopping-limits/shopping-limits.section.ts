import { shoppingLimitsSchema } from '@manifold/domain/shopping-limits/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Shopping limits as a section of the config. */
export const shoppingLimitsSection = defineSection({
  key: 'shopping-limits',
  scope: 'store',
  schema: shoppingLimitsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Shopping limits', de: 'Einkaufsgrenzen' },
  help: {
    en: 'Numbers that limit what a shopper can do.',
    de: 'Zahlen, die begrenzen, was beim Einkauf möglich ist.',
  },
  fields: {
    maximumQuantityPerProduct: {
      en: ['Pieces of one product', 'The most in one cart'],
      de: ['Stück eines Produkts', 'Höchstzahl in einem Warenkorb'],
    },
    maximumCashOrBankItems: {
      en: ['Items paid by cash or bank', 'The most items in a cart paid on delivery or by bank transfer'],
      de: [
        'Artikel bar oder per Überweisung',
        'Höchstzahl der Artikel in einem Warenkorb, der per Nachnahme oder Überweisung bezahlt wird',
      ],
    },
    pageSizes: {
      en: ['Page sizes', 'How many products a page of a list may show'],
      de: ['Seitengrößen', 'Wie viele Produkte eine Seite einer Liste zeigen kann'],
    },
    defaultPageSize: {
      en: ['Default page size', 'One of the page sizes'],
      de: ['Voreingestellte Seitengröße', 'Eine der Seitengrößen'],
    },
    searchMinimumLength: { en: ['Shortest search', 'Characters'], de: ['Kürzeste Suche', 'Zeichen'] },
    searchMaximumLength: { en: ['Longest search', 'Characters'], de: ['Längste Suche', 'Zeichen'] },
  },
  table: {
    load: (db) => db.shoppingLimits.findMany(),
    save: (db, row, value) => db.shoppingLimits.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.shoppingLimits.deleteMany({ where }),
  },
});
