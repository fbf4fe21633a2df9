import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { type Shop, ShopContext } from '../../platform/shop/shop.js';
import { type OrderPlacing, usePlaceOrder } from './use-place-order.js';

const CART = { id: 'c1', version: 1 } as Cart;
const PENDING = { cartId: CART.id, method: 'online', orderNumber: null } as const;

const loads: string[] = [];
const shop = {
  api: {},
  cart: { load: async () => void loads.push('cart'), state: { get: () => ({ cart: CART }) } },
} as object as Shop;

function placing(): OrderPlacing {
  const rendered: OrderPlacing[] = [];
  const Page = () => {
    const nothing = () => undefined;
    rendered.push(usePlaceOrder(CART, { onPlaced: nothing, onRefused: nothing, firstProblem: undefined }));
    return null;
  };
  const inShop = createElement(ShopContext, { value: shop }, createElement(Page));
  renderToString(createElement(IntlProvider, { locale: 'en', onError: () => undefined }, inShop));
  const [first] = rendered;
  if (!first) throw new Error('The page was not rendered');
  return first;
}

const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
beforeEach(() => {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  pendingOrders.remember(PENDING);
  loads.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
});

describe('an order that the services refuse', () => {
  it.each(['too-many-attempts', 'backend-unavailable'] as const)(
    'for now (%s) stays pending, so that a payment at a bank is still freed',
    async (code) => {
      await placing().refuse(new ShopError(code));
      expect(pendingOrders.find(CART.id)).toEqual(PENDING);
      expect(loads).toEqual([]);
    },
  );

  it('is forgotten, and the cart is loaded again', async () => {
    await placing().refuse(new ShopError('conflict'));
    expect(pendingOrders.find(CART.id)).toBeUndefined();
    expect(loads).toEqual(['cart']);
  });
});
