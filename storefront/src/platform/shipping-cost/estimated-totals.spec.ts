import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { money, type Money } from '@manifold/domain/money/money';
import { estimatedTotals } from './estimated-totals.js';

const euro = (cents: number): Money => money(cents, 'EUR');
const cost = { freeShippingThresholdCentAmount: 10_000, parcelFeeCentAmount: 490, freightFeeCentAmount: 4900 };

/** Products for 118.00 and 22.00, of which one has a reduced rate, and shipping for 5.00. */
const taxed: Cart = {
  id: 'cart',
  version: 1,
  customerEmail: null,
  lineItems: [],
  customLineItems: [],
  itemCount: 2,
  discountCodes: [],
  refusedGifts: [],
  totalPrice: euro(14_500),
  billingAddress: null,
  shippingAddress: null,
  clientType: 'private',
  cartState: 'Active',
  subtotal: euro(14_000),
  shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: euro(500), isFree: false },
  taxedPrice: {
    totalNet: euro(12_000),
    totalGross: euro(14_500),
    taxPortions: [
      { rate: 0.23, amount: euro(2300) },
      { rate: 0.1, amount: euro(200) },
    ],
  },
};

describe('the totals before a payment method is chosen', () => {
  it('name the tax of each rate, and add up', () => {
    const { net, taxes, total } = estimatedTotals(taxed, cost);
    expect(total).toEqual(euro(14_500));
    expect([net, ...taxes.map(({ amount }) => amount)]).toEqual([euro(12_000), euro(2300), euro(200)]);
    expect(taxes.map(({ rate }) => rate)).toEqual([0.23, 0.1]);
  });

  it('leave the taxes out until the backend has calculated them with the shipping fee', () => {
    expect(estimatedTotals({ ...taxed, taxedPrice: null }, cost)).toMatchObject({ net: undefined, taxes: [] });
  });
});
