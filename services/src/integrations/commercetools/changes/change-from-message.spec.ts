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
    ['product', 'ProductPublished', { of: 'product', id: 'resource' }],
    ['product', 'ProductPriceChanged', { of: 'product', id: 'resource' }],
    ['product', 'ProductDeleted', { of: 'product', id: 'resource' }],
    ['product', 'ProductPriceDiscountsSet', { of: 'prices', productId: 'resource' }],
    ['inventory-entry', 'InventoryEntryQuantitySet', { of: 'stock' }],
    ['category', 'CategorySlugChanged', { of: 'categories' }],
    ['store', 'StoreDistributionChannelsChanged', { of: 'stores' }],
  ])('about a %s (%s) names the change', (typeId, type, change) => {
    expect(changeFromMessage(message(typeId, type))).toEqual(change);
  });

  it('about a review names the product that was reviewed', () => {
    const target = { typeId: 'product', id: 'oven' };
    const change = { of: 'review', productId: 'oven' };
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
