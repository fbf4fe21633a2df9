import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createShop, type Shop } from '../shop/shop.js';
import { liveCartMessages } from './live-cart-messages.js';

const cartAt = (version: number): Cart => ({ id: 'c1', version, lineItems: [] }) as Partial<Cart> as Cart;

/** A server whose cart has a version, and that counts how often it is loaded. */
class FakeServer {
  cart: Cart | null = cartAt(1);
  loads = 0;
  isAway = false;
  readonly api: ShopApi = {
    commerce: () => {
      this.loads += 1;
      if (this.isAway) return Promise.reject(new Error('No network'));
      return Promise.resolve({ me: { activeCart: this.cart } }) as never;
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a message of the live cart channel', () => {
  let server: FakeServer;
  let shop: Shop;
  let missed: number;
  let isHidden: boolean;
  let receive: (message: object) => Promise<void>;
  const shown = (): number | undefined => shop.cart.state.get().cart?.version;

  beforeEach(() => {
    server = new FakeServer();
    shop = createShop({} as PageConfig, server.api);
    shop.cart.setCart(cartAt(1));
    missed = 0;
    isHidden = false;
    const read = liveCartMessages(shop, { onMissed: () => (missed += 1), isHidden: () => isHidden });
    receive = async (message) => {
      read(JSON.stringify(message));
      await settled();
    };
  });

  it('loads the cart if another tab changed it', async () => {
    server.cart = cartAt(2);
    await receive({ event: 'cart-update', data: { id: 'c1', version: 2 } });
    expect([shown(), server.loads]).toEqual([2, 1]);
  });

  it.each([
    ['a version that the page shows', { id: 'c1', version: 1 }],
    ['an older version', { id: 'c1', version: 0 }],
    ['another cart', { id: 'c2', version: 9 }],
  ])('loads nothing for %s', async (_what, data) => {
    await receive({ event: 'cart-update', data });
    expect([shown(), server.loads]).toEqual([1, 0]);
  });

  it('waits for the page’s own change, whose answer is the same version', async () => {
    shop.cart.state.set({ ...shop.cart.state.get(), isBusy: true });
    await receive({ event: 'cart-update', data: { id: 'c1', version: 2 } });
    shop.cart.setCart(cartAt(2));
    await settled();
    expect([shown(), server.loads]).toEqual([2, 0]);
  });

  it('loads again if the first load began before the change', async () => {
    const before = shop.cart.load();
    server.cart = cartAt(2);
    await receive({ event: 'cart-update', data: { id: 'c1', version: 2 } });
    await before;
    await settled();
    expect(shown()).toBe(2);
  });

  it('empties the cart after it was ordered in another browser', async () => {
    server.cart = null;
    await receive({ event: 'cart-update', data: null });
    await settled();
    expect(shop.cart.state.get().cart).toBeNull();
  });

  it('is remembered as missed if the cart cannot be loaded, and the page keeps its cart', async () => {
    server.isAway = true;
    await receive({ event: 'cart-update', data: { id: 'c1', version: 2 } });
    expect([shown(), missed]).toEqual([1, 1]);
  });

  it('is remembered as missed by a page that nobody sees, which loads nothing until the shopper returns', async () => {
    isHidden = true;
    server.cart = cartAt(2);
    await receive({ event: 'cart-update', data: { id: 'c1', version: 2 } });
    expect([shown(), server.loads, missed]).toEqual([1, 0, 1]);
  });

  it('changes the stock of the named products only', async () => {
    shop.stock.pieces.set({ EX1: 5, EX2: 7 });
    await receive({ event: 'updated-stock', data: [{ sku: 'EX1', availableQuantity: 0 }] });
    expect(shop.stock.pieces.get()).toEqual({ EX1: 0, EX2: 7 });
  });

  it('with an unknown event is only logged', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    await receive({ event: 'price-drop', data: {} });
    console.warn = warn;
    expect(warnings).toEqual(['Unknown event on the live cart channel: price-drop']);
    expect([shown(), server.loads]).toEqual([1, 0]);
  });
});
