import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import { cartTotals } from './totals.js';

const euro = (cents: number) => money(cents, 'EUR');

/** 118.00 of goods and 5.00 of shipping at 23 %. */
const cart: Cart = {
  id: 'cart',
  version: 1,
  customerEmail: null,
  lineItems: [],
  itemCount: 1,
  subtotal: euro(11_800),
  shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: euro(500), isFree: false },
  discountCodes: [],
  totalPrice: euro(12_300),
  taxedPrice: { totalNet: euro(10_000), totalGross: euro(12_300), taxPortions: [{ rate: 0.23, amount: euro(2300) }] },
  billingAddress: null,
  shippingAddress: null,
  clientType: 'private',
  cartState: 'Active',
};
const offer = {
  fee: { gross: euro(195), net: euro(159), tax: euro(36), rate: 0.23 },
  rounding: null,
  feeTitle: 'Dobierka',
};

describe('the totals beside the checkout', () => {
  it('are the cart’s own without a fee', () => {
    const totals = cartTotals(cart);
    expect(totals).toMatchObject({ total: euro(12_300), net: euro(10_000), fee: undefined });
    expect(totals.taxes).toEqual([{ rate: 0.23, amount: euro(2300) }]);
  });

  it('hold the fee in total, net amount and the tax of its rate', () => {
    const totals = cartTotals(cart, offer);
    expect(totals).toMatchObject({
      total: euro(12_495),
      net: euro(10_159),
      fee: { title: 'Dobierka', price: euro(195) },
    });
    expect(totals.taxes).toEqual([{ rate: 0.23, amount: euro(2336) }]);
  });

  it('hold the rounding of a cash payment in the total, and in neither net amount nor taxes', () => {
    const rounded = cartTotals(cart, { ...offer, rounding: euro(-20) });
    expect(rounded).toMatchObject({ total: euro(12_475), rounding: euro(-20), net: euro(10_159) });
    expect(rounded.taxes).toEqual(cartTotals(cart, offer).taxes);
    expect(cartTotals(cart, offer).rounding).toBeUndefined();
  });

  it('show the fee’s tax by itself when no product has its rate', () => {
    const { taxes } = cartTotals(cart, { ...offer, fee: { ...offer.fee, rate: 0.1 } });
    expect(taxes).toEqual([
      { rate: 0.23, amount: euro(2300) },
      { rate: 0.1, amount: euro(36) },
    ]);
  });

  it('say nothing of net and tax before there is an address', () => {
    const totals = cartTotals({ ...cart, taxedPrice: null, shippingInfo: null, totalPrice: euro(11_800) });
    expect(totals).toMatchObject({ total: euro(11_800), net: undefined, shipping: undefined, taxes: [] });
  });

  it('always add up: net and taxes are the total before it is rounded', () => {
    const { net, taxes, total } = cartTotals(cart, offer);
    const parts = taxes.reduce((sum, { amount }) => sum + amount.centAmount, net?.centAmount ?? 0);
    expect(parts).toBe(total.centAmount);
  });
});
