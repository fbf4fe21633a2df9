import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart, CartAction, LineItem } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from './cart-store.js';

const lineOf = (sku: string, quantity: number) => ({ id: '1', sku, quantity }) as LineItem;

function cartOf(itemCount: number, lineItems: LineItem[] = []): Cart {
  const nothing = money(0, 'EUR');
  return {
    id: 'cart',
    version: itemCount + 1,
    customerEmail: null,
    lineItems,
    customLineItems: [],
    itemCount,
    subtotal: nothing,
    shippingInfo: null,
    discountCodes: [],
    refusedGifts: [],
    totalPrice: nothing,
    taxedPrice: null,
    billingAddress: null,
    shippingAddress: null,
    clientType: 'private',
    cartState: 'Active',
  };
}

/** A shop that records its requests and fails on demand. */
class FakeShop {
  readonly updates: CartAction[][] = [];
  /** Failures of the next updates, in order. */
  failures: ShopError[] = [];
  /** The server's cart when the page loads it. */
  stored = cartOf(9);
  private running = 0;
  mostAtOnce = 0;

  readonly api: ShopApi = {
    commerce: async (operation, request) => this.answer(operation, request) as never,
  };

  private async answer(operation: string, request: unknown): Promise<unknown> {
    if (operation === 'getMe') return { me: { activeCart: this.stored } };
    this.running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
    await Promise.resolve();
    this.running -= 1;
    const { actions } = request as { actions: CartAction[] };
    this.updates.push(actions);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return { cart: cartOf(this.updates.length) };
  }
}

const add = { action: 'addLineItem', sku: 'EX10000001', quantity: 1 } as const;
const change = { action: 'changeLineItemQuantity', lineItemId: '1', quantity: 4 } as const;

describe('the cart of a browser', () => {
  let shop: FakeShop;
  let store: CartStore;

  beforeEach(() => {
    shop = new FakeShop();
    store = new CartStore(shop.api, 0);
    store.assumeEmpty();
  });

  it('sends concurrent changes as one request', async () => {
    await Promise.all([store.send(add), store.send(add)]);
    expect(shop.updates).toEqual([[{ ...add, quantity: 2 }]]);
  });

  it('sends one request at a time', async () => {
    const first = store.send(add);
    await store.settle();
    await Promise.all([first, store.send(add), store.send(change)]);
    expect(shop.mostAtOnce).toBe(1);
  });

  it('is busy until the answer arrives, and then shows it', async () => {
    const sent = store.send(add);
    expect(store.state.get().isBusy).toBe(true);
    await sent;
    expect(store.state.get()).toEqual({ status: 'ready', cart: cartOf(1), isBusy: false });
  });

  describe('after a failure', () => {
    const outage = new ShopError('backend-unavailable');
    const conflict = new ShopError('conflict');
    /** Lets all delays of retries pass. */
    const send = (...actions: CartAction[]) => {
      const sent = Promise.all(actions.map((action) => store.send(action))).then(
        () => 'saved',
        (reason: ShopError) => reason.code,
      );
      return jest.advanceTimersByTimeAsync(60_000).then(() => sent);
    };
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    it.each([
      ['an outage', outage],
      ['a concurrent change', conflict],
    ])('retries a change three times: %s', async (_case, failure) => {
      shop.failures = [failure, failure, failure];
      expect(await send(change)).toBe('saved');
      expect(shop.updates).toEqual([[change], [change], [change], [change]]);
    });

    it('reports the fourth failure', async () => {
      shop.failures = [outage, outage, outage, outage];
      expect(await send(change)).toBe('backend-unavailable');
      expect(shop.updates).toHaveLength(4);
    });

    it.each(['out-of-stock', 'invalid-input', 'cart-frozen', 'too-many-attempts'] as const)(
      'never retries a refusal: %s',
      async (code) => {
        shop.failures = [new ShopError(code)];
        expect(await send(change)).toBe(code);
        expect(shop.updates).toHaveLength(1);
      },
    );

    it('repeats an addition that the cart does not show', async () => {
      shop.failures = [outage];
      expect(await send(add)).toBe('saved');
      expect(shop.updates).toEqual([[add], [add]]);
    });

    it('never repeats an addition that arrived, although its answer was lost', async () => {
      store.setCart(cartOf(2, [lineOf(add.sku, 2)]));
      shop.stored = cartOf(3, [lineOf(add.sku, 3)]);
      shop.failures = [outage];
      expect(await send(add)).toBe('saved');
      expect(shop.updates).toHaveLength(1);
      expect(store.state.get().cart).toEqual(shop.stored);
    });

    it('repeats an addition to a cart that was unknown and has as many pieces already', async () => {
      store = new CartStore(shop.api, 0);
      shop.stored = cartOf(0, [lineOf(add.sku, 2)]);
      shop.failures = [outage];
      expect(await send(add)).toBe('saved');
      expect(shop.updates).toEqual([[add], [add]]);
    });

    it('sends no addition to a cart that cannot be loaded, and all of it when the shopper asks for it', async () => {
      const { api } = shop;
      let isAway = true;
      const failing: ShopApi = {
        commerce: (operation, request) =>
          isAway && operation === 'getMe' ? Promise.reject(outage) : api.commerce(operation, request),
      };
      store = new CartStore(failing, 0);
      expect(await send(add)).toBe('backend-unavailable');
      expect(shop.updates).toEqual([]);
      isAway = false;
      shop.stored = cartOf(0, [lineOf(add.sku, 2)]);
      const resent = store.resend();
      await jest.advanceTimersByTimeAsync(1000);
      await resent;
      expect(shop.updates).toEqual([[add]]);
    });

    it('repeats an addition after a concurrent change, although another tab added the same product', async () => {
      store.setCart(cartOf(2, [lineOf(add.sku, 2)]));
      shop.stored = cartOf(3, [lineOf(add.sku, 3)]);
      shop.failures = [conflict];
      expect(await send(add)).toBe('saved');
      expect(shop.updates).toEqual([[add], [add]]);
    });

    it('adds a product again when the shopper asks for it after concurrent changes by another tab', async () => {
      store.setCart(cartOf(2, [lineOf(add.sku, 2)]));
      shop.stored = cartOf(3, [lineOf(add.sku, 3)]);
      shop.failures = [conflict, conflict, conflict, conflict];
      expect(await send(add)).toBe('conflict');
      const resent = store.resend();
      await jest.advanceTimersByTimeAsync(1000);
      await resent;
      expect(shop.updates).toHaveLength(5);
    });

    it('sends failed changes again when the shopper asks for it', async () => {
      shop.failures = [outage, outage, outage, outage];
      await send(change, { action: 'recalculate' });
      const resent = store.resend();
      await jest.advanceTimersByTimeAsync(1000);
      await resent;
      expect(shop.updates.at(-1)).toEqual([change, { action: 'recalculate' }]);
    });

    it('does not add a product again that arrived although every answer was lost', async () => {
      shop.failures = [outage, outage, outage, outage];
      expect(await send(add)).toBe('backend-unavailable');
      const requests = shop.updates.length;
      shop.stored = cartOf(20, [lineOf(add.sku, 1)]);
      await store.resend();
      expect(shop.updates).toHaveLength(requests);
      expect(store.state.get().cart).toEqual(shop.stored);
    });

    it('forgets a failed change of a line that the shopper has changed since', async () => {
      shop.failures = [outage, outage, outage, outage];
      await send(change);
      await send({ ...change, quantity: 1 });
      await store.resend();
      expect(shop.updates.at(-1)).toEqual([{ ...change, quantity: 1 }]);
    });

    it.each([
      ['the shopper dismissed the notice', () => store.forgetUnsent()],
      ['the cart became an order', () => store.removeOrdered('cart')],
      ['the page shows another cart', () => store.setCart({ ...cartOf(1), id: 'another' })],
    ])('forgets a failed change after %s', async (_case, drop) => {
      shop.failures = [outage, outage, outage, outage];
      await send(change);
      drop();
      await store.resend();
      expect(shop.updates).toHaveLength(4);
    });

    it('never sends a refused coupon again, which has no such offer', async () => {
      shop.failures = [outage, outage, outage, outage];
      expect(await send({ action: 'addDiscountCode', code: 'WELCOME5' })).toBe('backend-unavailable');
      await store.resend();
      expect(shop.updates).toHaveLength(4);
    });

    it('waits for the retries before the next step of the checkout', async () => {
      shop.failures = [outage];
      let isSettled = false;
      void store.send(change);
      void store.settle().then(() => (isSettled = true));
      await jest.advanceTimersByTimeAsync(0);
      void store.settle().then(() => (isSettled = true));
      await jest.advanceTimersByTimeAsync(100);
      expect([shop.updates.length, isSettled]).toEqual([1, false]);
      await jest.advanceTimersByTimeAsync(1000);
      expect([shop.updates.length, isSettled]).toEqual([2, true]);
    });
  });

  it.each([
    ['an older one', cartOf(0)],
    ['the answer that there is none', null],
    ['an earlier one', { ...cartOf(5), id: 'earlier' }],
  ])('keeps a newer cart when %s arrives late', async (_case, older) => {
    const late: { answer: (cart: Cart | null) => void }[] = [];
    const { api } = shop;
    const slow: ShopApi = {
      commerce: async (operation, request) => {
        if (operation !== 'getMe') return api.commerce(operation, request);
        const activeCart = await new Promise<Cart | null>((answer) => late.push({ answer }));
        return { me: { activeCart } } as never;
      },
    };
    store = new CartStore(slow, 0);
    store.assumeEmpty();
    const loading = store.load();
    await store.send(add);
    late.shift()?.answer(older);
    await new Promise(setImmediate);
    expect(store.state.get().cart).toEqual(cartOf(1));
    late.shift()?.answer(cartOf(1));
    await loading;
    expect(store.state.get().cart).toEqual(cartOf(1));
  });

  it('loads a change that was made after a running load began', async () => {
    shop.stored = cartOf(1);
    const running = store.load();
    shop.stored = cartOf(2);
    await Promise.all([running, store.loadAgain(), store.loadAgain()]);
    expect(store.state.get().cart).toEqual(cartOf(2));
  });

  it.each([
    ['which was ordered in this tab', 'cart', null],
    ['unless it is a newer one of another tab', 'ordered', cartOf(9)],
    ['unless the ordered one is unknown and there is a newer one', undefined, cartOf(9)],
  ])('has no cart after an order, %s', async (_case, ordered, left) => {
    store.setCart(cartOf(8));
    await store.removeOrdered(ordered);
    expect(store.state.get()).toEqual({ status: 'ready', cart: left, isBusy: false });
  });

  it('that is unknown when another one was ordered is loaded', async () => {
    store = new CartStore(shop.api, 0);
    await store.removeOrdered();
    expect(store.state.get().cart).toEqual(cartOf(9));
  });

  it('keeps the cart of another tab when this tab’s answer is older', async () => {
    const sent = store.send(add);
    store.setCart(cartOf(5));
    await sent;
    store.setCart(cartOf(3));
    expect(store.state.get()).toEqual({ status: 'ready', cart: cartOf(5), isBusy: false });
  });

  it('is not empty because it cannot be loaded: it is loaded again', async () => {
    jest.useFakeTimers();
    const outages = [
      new ShopError('backend-unavailable'),
      new ShopError('too-many-attempts'),
      new ShopError('internal'),
    ];
    const { api } = shop;
    const failing: ShopApi = {
      commerce: (operation, request) => {
        const failure = outages.shift();
        return failure ? Promise.reject(failure) : api.commerce(operation, request);
      },
    };
    store = new CartStore(failing, 0);
    const loading = store.loadPersistently();
    await jest.advanceTimersByTimeAsync(0);
    expect(store.state.get()).toMatchObject({ status: 'unknown', isLate: true });
    await jest.advanceTimersByTimeAsync(5000);
    await loading;
    expect(store.state.get()).toEqual({ status: 'ready', cart: shop.stored, isBusy: false });
    jest.useRealTimers();
  });

  it('stays unknown after a change that failed in an outage', async () => {
    jest.useFakeTimers();
    let isAway = true;
    const { api } = shop;
    const failing: ShopApi = {
      commerce: (operation, request) =>
        isAway ? Promise.reject(new ShopError('backend-unavailable')) : api.commerce(operation, request),
    };
    store = new CartStore(failing, 0);
    const loading = store.loadPersistently();
    const added = expect(store.send(add)).rejects.toMatchObject({ code: 'backend-unavailable' });
    await jest.advanceTimersByTimeAsync(60_000);
    await added;
    expect(store.state.get()).toEqual({ status: 'unknown', cart: null, isBusy: false, isLate: true });
    isAway = false;
    await jest.advanceTimersByTimeAsync(60_000);
    await loading;
    expect(store.state.get()).toEqual({ status: 'ready', cart: shop.stored, isBusy: false });
    jest.useRealTimers();
  });

  it('shows the server’s cart after a refusal', async () => {
    shop.failures = [new ShopError('out-of-stock')];
    await expect(store.send(add)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(store.state.get().cart?.itemCount).toBe(9);
  });
});
