import { shoppingLimitsSchema } from '@manifold/domain/shopping-limits/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Shopping limits as a section of the config. */
export const shoppingLimitsSection = defineSection({
  key: 'shopping-limits',
  scope: 'store',
  schema: shoppingLimitsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Shopping limits',
  help: 'Numbers that bound what a shopper can do.',
  fields: {
    maximumQuantityPerProduct: ['Pieces of one product', 'The most in one cart'],
    maximumCashOrBankItems: [
      'Items paid by cash or bank',
      'The most items in a cart paid on delivery or by bank transfer',
    ],
    pageSizes: ['Page sizes', 'How many products a page of a list may show'],
    defaultPageSize: ['Default page size', 'One of the page sizes'],
    searchMinimumLength: ['Shortest search', 'Characters'],
    searchMaximumLength: ['Longest search', 'Characters'],
  },
  table: {
    load: (db) => db.shoppingLimits.findMany(),
    save: (db, row, value) => db.shoppingLimits.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.shoppingLimits.deleteMany({ where }),
  },
});
