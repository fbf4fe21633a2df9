import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { checkoutMove } from './use-checkout-cart.js';

const filled = { lineItems: [{}], shippingAddress: null } as Cart;
const addressed = { ...filled, shippingAddress: { city: 'Bratislava' } };

describe('a visitor of the checkout', () => {
  it.each(['addresses', 'payment'] as const)('with nothing in the cart is taken from %s to the home page', (step) => {
    expect(checkoutMove(step, null)).toBe('/');
    expect(checkoutMove(step, { ...filled, lineItems: [] })).toBe('/');
  });

  it('without an address is taken from payment to the addresses', () => {
    expect(checkoutMove('payment', filled)).toBe('/checkout/addresses');
  });

  it('with goods and address stays', () => {
    expect(checkoutMove('addresses', filled)).toBeUndefined();
    expect(checkoutMove('payment', addressed)).toBeUndefined();
  });
});
