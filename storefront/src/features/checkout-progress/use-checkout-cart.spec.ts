import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { checkoutRedirect } from './use-checkout-cart.js';

const filled = { lineItems: [{}], shippingAddress: null, shippingInfo: null } as object as Cart;
const addressed = { ...filled, shippingAddress: { city: 'Bratislava' } } as Cart;
const deliverable = { ...addressed, shippingInfo: {} } as object as Cart;

describe('a visitor of the checkout', () => {
  it.each(['addresses', 'payment'] as const)('with an empty cart is redirected from %s to the home page', (step) => {
    expect(checkoutRedirect(step, null)).toBe('/');
    expect(checkoutRedirect(step, { ...filled, lineItems: [] })).toBe('/');
  });

  it('without an address or a shipping method is redirected from payment to the addresses', () => {
    expect(checkoutRedirect('payment', filled)).toBe('/checkout/addresses');
    expect(checkoutRedirect('payment', addressed)).toBe('/checkout/addresses');
  });

  it('with products and an address stays on the page', () => {
    expect(checkoutRedirect('addresses', filled)).toBeUndefined();
    expect(checkoutRedirect('payment', deliverable)).toBeUndefined();
  });
});
