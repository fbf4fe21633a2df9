import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartAction } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from './cart-store.js';

const add = (sku: string, quantity = 1) => ({ action: 'addLineItem', sku, quantity }) as const;
const change = (quantity: number) => ({ action: 'changeLineItemQuantity', lineItemId: '1', quantity }) as const;

describe('changes of a cart that are made one after the other', () => {
  let asked: (readonly CartAction[])[];
  let reads: number;
  let refusal: ShopError | undefined;
  let store: CartStore;

  beforeEach(() => {
    jest.useFakeTimers();
    [asked, reads, refusal] = [[], 0, undefined];
    const answer = (operation: string, request: unknown): unknown => {
      if (operation === 'getMe') {
        reads += 1;
        return { me: { activeCart: null } };
      }
      asked.push((request as { actions: CartAction[] }).actions);
      if (refusal) throw refusal;
      return { cart: null };
    };
    const api: ShopApi = { commerce: async (operation, request) => answer(operation, request) as never };
    store = new CartStore(api);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('wait for 300 ms without another one, and go out together as one request, in their order', async () => {
    const sent = [store.send(add('A')), store.send({ action: 'addDiscountCode', code: 'WELCOME5' })];
    await jest.advanceTimersByTimeAsync(299);
    sent.push(store.send(change(2)));
    await jest.advanceTimersByTimeAsync(299);
    expect(asked).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(sent);
    expect(asked).toEqual([[add('A'), { action: 'addDiscountCode', code: 'WELCOME5' }, change(2)]]);
  });

  it('add a SKU up that is added twice, and take a line out at 0', async () => {
    const sent = [store.send(add('A')), store.send(add('A', 2)), store.send(change(3)), store.send(change(0))];
    await jest.advanceTimersByTimeAsync(300);
    await Promise.all(sent);
    expect(asked).toEqual([[add('A', 3), change(0)]]);
  });

  it.each(['cart-not-found', 'cart-reset'] as const)(
    'are lost with a cart that is refused with %s, and the cart is read anew',
    async (code) => {
      refusal = new ShopError(code);
      const sent = store.send(add('A')).catch((reason: unknown) => reason);
      await jest.advanceTimersByTimeAsync(300);
      expect(await sent).toBe(refusal);
      expect([asked.length, reads, store.state.get()]).toEqual([1, 1, { status: 'ready', cart: null, isBusy: false }]);
    },
  );
});
