import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from '../../platform/shop/cart-store.js';
import { reloadRefusedCart } from './refused-cart.js';

const CART = { id: 'c1', version: 1, lineItems: [] } as object as Cart;

/** A page that still shows a cart which the server no longer has. */
function stalePage() {
  const api = { commerce: () => Promise.resolve({ me: { activeCart: null } }) } as object as ShopApi;
  const store = new CartStore(api);
  store.setCart(CART);
  return store;
}

describe('addresses that the server refuses', () => {
  it.each(['cart-not-found', 'cart-frozen', 'cart-empty', 'conflict'] as const)(
    'because of the cart (%s) load it again, so that the step can redirect',
    async (code) => {
      const store = stalePage();
      await reloadRefusedCart(store, new ShopError(code));
      expect(store.state.get()).toMatchObject({ status: 'ready', cart: null });
    },
  );

  it.each([new ShopError('backend-unavailable'), new ShopError('too-many-attempts'), new TypeError('no cart')])(
    'for another reason (%s) keep the cart on the page',
    async (reason) => {
      const store = stalePage();
      await reloadRefusedCart(store, reason);
      expect(store.state.get().cart).toBe(CART);
    },
  );
});
