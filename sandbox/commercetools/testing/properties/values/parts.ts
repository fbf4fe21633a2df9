import { first, second, parts, bothOrders, type Values } from './pairs.js';

/** Values by which actions name parts of the changed resource. */
export const PARTS: Values = {
  lineItemId: parts('@lineItems.#.id'),
  lineItemKey: parts('@lineItems.#.key'),
  textLineItemId: parts('@textLineItems.#.id'),
  textLineItemKey: parts('@textLineItems.#.key'),
  lineItemOrder: bothOrders('lineItems'),
  textLineItemOrder: bothOrders('textLineItems'),
  customLineItemId: parts('@customLineItems.#.id'),
  customLineItemKey: parts('@customLineItems.#.key'),
  addressId: parts('@addresses.#.id'),
  addressKey: ['home', 'work'],
  assetId: parts('@assets.#.id|masterData.staged.masterVariant.assets.#.id'),
  assetKey: parts('@assets.#.key|masterData.staged.masterVariant.assets.#.key'),
  assetOrder: [
    [first('assets'), second('assets')],
    [second('assets'), first('assets')],
  ],
  priceId: parts('@masterData.staged.masterVariant.prices.#.id'),
  imageUrl: parts('@masterData.staged.masterVariant.images.#.url'),
  sku: ['@masterData.staged.variants.0.sku|=EX10000001', '@masterData.staged.variants.1.sku|=EX10000002'],
  deliveryId: parts('@shippingInfo.deliveries.#.id'),
  deliveryKey: parts('@shippingInfo.deliveries.#.key'),
  parcelId: parts('@shippingInfo.deliveries.0.parcels.#.id'),
  parcelKey: parts('@shippingInfo.deliveries.0.parcels.#.key'),
  returnItemId: parts('@returnInfo.0.items.#.id'),
  returnItemKey: parts('@returnInfo.0.items.#.key'),
  taxRateId: parts('@rates.#.id'),
  taxRateKey: parts('@rates.#.key'),
  transactionId: parts('@transactions.#.id'),
  attributeName: ['plain', 'plain2'],
  attributeNames: [
    ['plain', 'plain2', 'local', 'local2'],
    ['plain2', 'plain', 'local', 'local2'],
  ],
  fieldName: ['plain', 'plain2'],
  fieldNames: [
    ['plain', 'plain2', 'local', 'local2'],
    ['plain2', 'plain', 'local', 'local2'],
  ],
  keys: [
    ['a', 'b'],
    ['b', 'a'],
  ],
};
