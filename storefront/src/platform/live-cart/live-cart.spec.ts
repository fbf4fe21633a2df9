import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { setGlobals } from '../../testing/globals.js';
import { createShop, type Shop } from '../shop/shop.js';
import { connectLiveCart } from './live-cart.js';

const cartAt = (version: number): Cart => ({ id: 'c1', version, lineItems: [] }) as Partial<Cart> as Cart;
const LIVE_CART = { port: 1, retries: 0, retryDelayMilliseconds: 0 };

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class FakeSocket {
  onmessage?: (event: { readonly data: string }) => void;

  close(): void {}
}

interface Load {
  readonly answer: (version: number) => void;
  readonly fail: () => void;
}

/** A tab whose loads of the cart are answered by the test. */
class Tab {
  readonly loads: Load[] = [];
  readonly shop: Shop;
  readonly restore: () => void;
  private readonly sockets: FakeSocket[] = [];
  private readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  constructor() {
    const { sockets } = this;
    const api = {
      commerce: () =>
        new Promise((resolve, reject) => {
          const answer = (version: number) => resolve({ me: { activeCart: cartAt(version) } });
          this.loads.push({ answer, fail: () => reject(new Error('No network')) });
        }),
    } as object as ShopApi;
    this.restore = setGlobals({
      WebSocket: class extends FakeSocket {
        constructor() {
          super();
          sockets.push(this);
        }
      },
      location: { protocol: 'https:', hostname: 'shop' },
      document: this.document,
      addEventListener: () => undefined,
    });
    this.shop = createShop({ liveCart: LIVE_CART } as PageConfig, api);
    this.shop.cart.setCart(cartAt(1));
    connectLiveCart(this.shop, LIVE_CART);
  }

  get version(): number | undefined {
    return this.shop.cart.state.get().cart?.version;
  }

  /** Receives the message that another tab has changed the cart. */
  receives(version: number): void {
    const data = JSON.stringify({ event: 'cart-update', data: { id: 'c1', version } });
    this.sockets.at(-1)?.onmessage?.({ data });
  }

  async turns(visibilityState: 'visible' | 'hidden'): Promise<void> {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
    await settled();
  }

  /** Answers the load that began as number `index`, from 0. */
  async answers(index: number, version: number): Promise<void> {
    this.loads[index]?.answer(version);
    await settled();
  }
}

describe('a tab that has missed a change of the cart while nobody saw it', () => {
  let tab: Tab;

  beforeEach(async () => {
    tab = new Tab();
    await tab.turns('hidden');
  });
  afterEach(() => tab.restore());

  it('loads the cart once when the shopper returns', async () => {
    tab.receives(2);
    await tab.turns('visible');
    await tab.answers(0, 2);
    await tab.turns('hidden');
    await tab.turns('visible');
    expect([tab.version, tab.loads.length]).toEqual([2, 1]);
  });

  it('loads it again for what it misses while that load runs', async () => {
    tab.receives(2);
    await tab.turns('visible');
    await tab.turns('hidden');
    tab.receives(3);
    await tab.answers(0, 2);
    await tab.turns('visible');
    await tab.answers(1, 3);
    expect([tab.version, tab.loads.length]).toEqual([3, 2]);
  });

  it('loads it by a request that begins after the change', async () => {
    const running = tab.shop.cart.load();
    tab.receives(2);
    await tab.turns('visible');
    await tab.answers(0, 1);
    await running;
    await tab.answers(1, 2);
    expect(tab.version).toBe(2);
  });

  it('loads it at the next return if the load fails', async () => {
    tab.receives(2);
    await tab.turns('visible');
    tab.loads[0]?.fail();
    await settled();
    await tab.turns('hidden');
    await tab.turns('visible');
    await tab.answers(1, 2);
    expect(tab.version).toBe(2);
  });
});
