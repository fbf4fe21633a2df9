import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartAction } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from './cart-store.js';

const add = (sku: string, quantity = 1) => ({ action: 'addLineItem', sku, quantity }) as const;
const change = (quantity: number) => ({ action: 'changeLineItemQuantity', lineItemId: '1', quantity }) as const;

describe('changes of a cart in quick succession', () => {
  let requests: (readonly CartAction[])[];
  let reads: number;
  let refusal: ShopError | undefined;
  let store: CartStore;

  beforeEach(() => {
    jest.useFakeTimers();
    [requests, reads, refusal] = [[], 0, undefined];
    const answer = (operation: string, request: unknown): unknown => {
      if (operation === 'getMe') {
        reads += 1;
        return { me: { activeCart: null } };
      }
      requests.push((request as { actions: CartAction[] }).actions);
      if (refusal) throw refusal;
      return { cart: null };
    };
    const api: ShopApi = { commerce: async (operation, request) => answer(operation, request) as never };
    store = new CartStore(api);
    store.assumeEmpty();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are sent as one request, in order, after 300 ms without another change', async () => {
    const sent = [store.send(add('A')), store.send({ action: 'addDiscountCode', code: 'WELCOME5' })];
    await jest.advanceTimersByTimeAsync(299);
    sent.push(store.send(change(2)));
    await jest.advanceTimersByTimeAsync(299);
    expect(requests).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(sent);
    expect(requests).toEqual([[add('A'), { action: 'addDiscountCode', code: 'WELCOME5' }, change(2)]]);
  });

  it('add up the quantities of one SKU, and remove a line at quantity 0', async () => {
    const sent = [store.send(add('A')), store.send(add('A', 2)), store.send(change(3)), store.send(change(0))];
    await jest.advanceTimersByTimeAsync(300);
    await Promise.all(sent);
    expect(requests).toEqual([[add('A', 3), change(0)]]);
  });

  it.each(['cart-not-found', 'cart-reset'] as const)(
    'are dropped if the cart is refused with %s, and the cart is loaded again',
    async (code) => {
      refusal = new ShopError(code);
      const sent = store.send(add('A')).catch((reason: unknown) => reason);
      await jest.advanceTimersByTimeAsync(300);
      expect(await sent).toBe(refusal);
      expect([requests.length, reads, store.state.get()]).toEqual([
        1,
        1,
        { status: 'ready', cart: null, isBusy: false },
      ]);
    },
  );
});
