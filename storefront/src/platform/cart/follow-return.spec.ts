import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createShop } from '../shop/shop.js';
import { followReturn } from './follow-return.js';

const cartAt = (version: number): Cart => ({ id: 'c1', version, lineItems: [] }) as Partial<Cart> as Cart;

describe('a page that the browser shows again', () => {
  afterEach(() => {
    for (const name of ['addEventListener', 'document']) Reflect.deleteProperty(globalThis, name);
  });

  it.each([
    ['as it was, loads the cart', true, 'vsf-store=SK', 2],
    ['and that was loaded again, has its cart already', false, 'vsf-store=SK', 1],
    ['to a visitor without a cart, loads none', true, '', 1],
  ])('%s', async (_title, persisted, cookie, version) => {
    const events = new EventTarget();
    const given = { addEventListener: events.addEventListener.bind(events), document: { cookie } };
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true });
    const api = { commerce: () => Promise.resolve({ me: { activeCart: cartAt(2) } }) } as object as ShopApi;
    const shop = createShop({} as PageConfig, api);
    shop.cart.setCart(cartAt(1));
    followReturn(shop);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await new Promise(setImmediate);
    expect(shop.cart.state.get().cart?.version).toBe(version);
  });
});
