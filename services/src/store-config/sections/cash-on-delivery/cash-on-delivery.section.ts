import { cashOnDeliverySchema } from '@manifold/domain/cash-on-delivery/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Cash on delivery as a section of the config. */
export const cashOnDeliverySection = defineSection({
  key: 'cash-on-delivery',
  scope: 'store',
  schema: cashOnDeliverySchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Cash on delivery',
  help: "When the courier may take the money, and what it costs. Amounts in the store's currency.",
  fields: {
    enabled: ['Offered', 'Off withdraws it from every open checkout at once'],
    priceLimitCentAmount: ['Price limit', 'The highest gross total, fee left out, that may be paid on delivery'],
    itemLimit: ['Item limit', 'The most standard products in one cart; empty for no limit'],
    freightAllowed: ['Freight allowed', 'Whether carts with freight goods may be paid on delivery'],
    feeCentAmount: ['Fee', 'Added to the gross total of the order'],
  },
  table: {
    load: (db) => db.cashOnDelivery.findMany(),
    save: (db, row, value) => db.cashOnDelivery.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.cashOnDelivery.deleteMany({ where }),
  },
});
