import { describe, expect, it } from '@jest/globals';
import { money } from '@manifold/domain/money/money';
import type { CartAnswer, LineItemAnswer } from './cart-answer.js';
import { cartRecord } from './cart-record.js';

const euro = (cents: number) => money(cents, 'EUR');
const discount = (id: string, name: string | null, cents: number) => ({
  discountRef: { id },
  discount: { name },
  discountedAmount: euro(cents),
});

function cartWith(
  changes: Partial<CartAnswer>,
  pieces: LineItemAnswer['discountedPricePerQuantity'] = [],
  lineItemMode = 'Standard',
) {
  const line: LineItemAnswer = {
    id: 'line',
    productId: 'product',
    quantity: 3,
    lineItemMode,
    name: 'Fryer',
    productSlug: 'fryer',
    productType: { key: 'standard_product' },
    variant: { sku: 'EX10010001', images: [], attributesRaw: [] },
    price: { value: euro(1000), discounted: null },
    totalPrice: euro(2850),
    taxRate: null,
    taxedPrice: null,
    discountedPricePerQuantity: pieces,
  };
  const cart: CartAnswer = {
    id: 'cart',
    version: 1,
    anonymousId: null,
    customerEmail: null,
    locale: null,
    customLineItems: [],
    lineItems: [line],
    shippingInfo: null,
    totalPrice: euro(2850),
    taxedPrice: null,
    billingAddress: null,
    shippingAddress: null,
    custom: null,
    paymentInfo: null,
    cartState: 'Active',
    discountCodes: [],
    refusedGifts: [],
    ...changes,
  };
  return cartRecord(cart);
}

const savingsOf = (pieces: LineItemAnswer['discountedPricePerQuantity']) => cartWith({}, pieces).lineItems[0]?.savings;

describe('a line', () => {
  it('is a gift if a discount added it', () => {
    expect(cartWith({}, [], 'GiftLineItem').lineItems[0]?.isGift).toBe(true);
    expect(cartWith({}).lineItems[0]).not.toHaveProperty('isGift');
  });
});

describe('the gifts that a shopper refused', () => {
  it('are the cart discounts, by their names in the language of the page', () => {
    const refusedGifts = [{ id: 'knife', name: 'Knife for every fryer' }];
    expect(cartWith({ refusedGifts }).refusedGifts).toEqual(refusedGifts);
  });

  it('have no name if the discount has none in the language', () => {
    expect(cartWith({ refusedGifts: [{ id: 'knife', name: null }] }).refusedGifts).toEqual([{ id: 'knife', name: '' }]);
  });
});

describe('what a shopper saves on a line', () => {
  it('is nothing without a discount', () => {
    expect(savingsOf([])).toEqual([]);
  });

  it('is the discount of all pieces, even if a cent is spread over some of them', () => {
    const pieces = [
      { quantity: 2, discountedPrice: { includedDiscounts: [discount('a', '3 pieces or more', 50)] } },
      { quantity: 1, discountedPrice: { includedDiscounts: [discount('a', '3 pieces or more', 51)] } },
    ];
    expect(savingsOf(pieces)).toEqual([{ name: '3 pieces or more', amount: euro(151) }]);
  });

  it('names each discount that takes something off, in the order in which the backend applies them', () => {
    const includedDiscounts = [
      discount('a', '3 pieces or more', 50),
      discount('b', null, 20),
      discount('c', 'Gift', 0),
    ];
    expect(savingsOf([{ quantity: 3, discountedPrice: { includedDiscounts } }])).toEqual([
      { name: '3 pieces or more', amount: euro(150) },
      { name: '%', amount: euro(60) },
    ]);
  });
});
