import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { renderToString } from 'react-dom/server';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { type Shop, ShopContext } from '../../platform/shop/shop.js';
import { mountHook } from '../../testing/mount.js';
import { type OrderPlacing, usePlaceOrder } from './use-place-order.js';

const CART = { id: 'c1', version: 1 } as Cart;
const PENDING = { cartId: CART.id, method: 'online', orderNumber: null } as const;

const loads: string[] = [];
const shop = {
  api: {},
  cart: { load: async () => void loads.push('cart'), state: { get: () => ({ cart: CART }) } },
} as object as Shop;

const nothing = () => undefined;

const usePlacing = () => usePlaceOrder(CART, { onPlaced: nothing, onRefused: nothing, firstProblem: undefined });

function inShop(part: ReactNode): ReactNode {
  const children = createElement(ShopContext, { value: shop }, part);
  return createElement(IntlProvider, { locale: 'en', onError: nothing, children });
}

function placing(): OrderPlacing {
  const rendered: OrderPlacing[] = [];
  const Page = () => {
    rendered.push(usePlacing());
    return null;
  };
  renderToString(inShop(createElement(Page)));
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

describe('an order that the server has accepted', () => {
  it('is waited for until the bank asks a question, whose payment is then given up like any other', async () => {
    const page = await mountHook(usePlacing, inShop);
    const waitedFor = () => [page.result().acceptedNumber, pendingOrders.find(CART.id)];
    await page.act(() => page.result().accept('online', '1'));
    expect(waitedFor()).toEqual(['1', { ...PENDING, orderNumber: '1' }]);
    await page.act(() => page.result().accept('online', null));
    expect(waitedFor()).toEqual([undefined, PENDING]);
    await page.unmount();
  });
});
