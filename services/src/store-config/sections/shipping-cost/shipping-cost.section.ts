import { shippingCostSchema } from '@manifold/domain/shipping-cost/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Shipping cost as a section of the config. */
export const shippingCostSection = defineSection({
  key: 'shipping-cost',
  scope: 'store',
  schema: shippingCostSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Shipping cost', de: 'Versandkosten' },
  help: {
    en: "What shipping costs and from which amount it is free. Amounts in the store's currency.",
    de: 'Was der Versand kostet und ab wann er kostenlos ist. Beträge in der Währung des Shops.',
  },
  fields: {
    freeShippingThresholdCentAmount: {
      en: ['Free from', 'Shipping is free for goods of this amount or more'],
      de: ['Kostenlos ab', 'Ware ab diesem Betrag wird kostenlos verschickt'],
    },
    parcelFeeCentAmount: {
      en: ['Parcel fee', 'For goods that are shipped as parcels; not higher than the freight fee'],
      de: ['Paketgebühr', 'Für Ware, die als Paket kommt; nicht höher als die Speditionsgebühr'],
    },
    freightFeeCentAmount: {
      en: ['Freight fee', 'For goods that are shipped by freight'],
      de: ['Speditionsgebühr', 'Für Ware, die mit der Spedition kommt'],
    },
  },
  amounts: {
    freeShippingThresholdCentAmount: 'free-shipping',
    parcelFeeCentAmount: 'charge',
    freightFeeCentAmount: 'charge',
  },
  table: {
    load: (db) => db.shippingCost.findMany(),
    save: (db, row, value) => db.shippingCost.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.shippingCost.deleteMany({ where }),
  },
});
