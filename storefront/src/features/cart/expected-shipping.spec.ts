import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import { expectedShipping } from './expected-shipping.js';

const cost = { freeShippingThresholdCentAmount: 5900, parcelFeeCentAmount: 195, freightFeeCentAmount: 995 };
const line = { isFreight: false } as Cart['lineItems'][number];

const shippingOf = (cents: number, { isFreight = false, shippingInfo = null as Cart['shippingInfo'] } = {}) =>
  expectedShipping({ lineItems: [line, { ...line, isFreight }], subtotal: money(cents, 'EUR'), shippingInfo }, cost)
    .centAmount;

describe('shipping in the cart', () => {
  it.each([
    [5899, false, 195],
    [5899, true, 995],
    [5900, false, 0],
    [5900, true, 0],
  ])('of goods for %s cents (freight: %s) costs %s cents', (cents, isFreight, expected) => {
    expect(shippingOf(cents, { isFreight })).toBe(expected);
  });

  it('is what the backend says as soon as it says so', () => {
    const shippingInfo = { methodKey: 'parcel', methodName: 'Parcel', price: money(250, 'EUR'), isFree: false };
    expect(shippingOf(9000, { shippingInfo })).toBe(250);
  });
});
