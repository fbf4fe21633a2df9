import { describe, expect, it } from '@jest/globals';
import { changeOfMessage } from './change-of-message.js';

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
  ])('about a %s, %s, says what is another by now', (typeId, type, change) => {
    expect(changeOfMessage(message(typeId, type))).toEqual(change);
  });

  it('about a review names the product that was reviewed', () => {
    const target = { typeId: 'product', id: 'oven' };
    const change = { of: 'review', productId: 'oven' };
    expect(changeOfMessage(message('review', 'ReviewCreated', { review: { target } }))).toEqual(change);
    expect(changeOfMessage(message('review', 'ReviewRatingSet', { target }))).toEqual(change);
  });

  it.each([
    ['order', 'OrderCreated'],
    ['customer', 'CustomerCreated'],
    ['payment', 'PaymentCreated'],
  ])('about a %s says nothing of the catalogue', (typeId, type) => {
    expect(changeOfMessage(message(typeId, type))).toBeUndefined();
  });
});
