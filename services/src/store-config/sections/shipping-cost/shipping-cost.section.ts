import { shippingCostSchema } from '@manifold/domain/shipping-cost/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Shipping cost as a section of the config. */
export const shippingCostSection = defineSection({
  key: 'shipping-cost',
  scope: 'store',
  schema: shippingCostSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Shipping cost',
  help: "What shipping costs and from when it is free. Amounts in the store's currency.",
  fields: {
    freeShippingThresholdCentAmount: ['Free from', 'Goods of this amount or more are sent for nothing'],
    parcelFeeCentAmount: ['Parcel fee', 'Not above the freight fee'],
    freightFeeCentAmount: ['Freight fee', 'For goods that come by freight'],
  },
  table: {
    load: (db) => db.shippingCost.findMany(),
    save: (db, row, value) => db.shippingCost.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.shippingCost.deleteMany({ where }),
  },
});
