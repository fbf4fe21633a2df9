import { describe, expect, it } from '@jest/globals';
import { changeFromMessage } from './change-from-message.js';

const message = (typeId: string, type: string, more: object = {}) => ({
  id: 'message',
  type,
  createdAt: '2026-11-22T05:00:00.000Z',
  resource: { typeId, id: 'resource' },
  ...more,
});

describe('a message of the commerce backend', () => {
  it.each([
    ['product', 'ProductPublished', { kind: 'product', id: 'resource' }],
    ['product', 'ProductPriceChanged', { kind: 'product', id: 'resource' }],
    ['product', 'ProductDeleted', { kind: 'product', id: 'resource' }],
    ['product', 'ProductPriceDiscountsSet', { kind: 'prices', productId: 'resource' }],
    ['inventory-entry', 'InventoryEntryQuantitySet', { kind: 'stock' }],
    ['category', 'CategorySlugChanged', { kind: 'categories' }],
    ['store', 'StoreDistributionChannelsChanged', { kind: 'stores' }],
  ])('about a %s (%s) names the change', (typeId, type, change) => {
    expect(changeFromMessage(message(typeId, type))).toEqual(change);
  });

  it('about a review names the product that was reviewed', () => {
    const target = { typeId: 'product', id: 'oven' };
    const change = { kind: 'review', productId: 'oven' };
    expect(changeFromMessage(message('review', 'ReviewCreated', { review: { target } }))).toEqual(change);
    expect(changeFromMessage(message('review', 'ReviewRatingSet', { target }))).toEqual(change);
  });

  it.each([
    ['order', 'OrderCreated'],
    ['customer', 'CustomerCreated'],
    ['payment', 'PaymentCreated'],
  ])('about a %s is no change of the catalogue', (typeId, type) => {
    expect(changeFromMessage(message(typeId, type))).toBeUndefined();
  });
});
