import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from './cart-store.js';

function cartOf(itemCount: number): Cart {
  const nothing = money(0, 'EUR');
  return {
    id: 'cart',
    version: itemCount + 1,
    customerEmail: null,
    lineItems: [],
    itemCount,
    subtotal: nothing,
    shippingInfo: null,
    discountCodes: [],
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
  private running = 0;
  mostAtOnce = 0;

  readonly api: ShopApi = {
    commerce: async (operation, request) => this.answer(operation, request) as never,
  };

  private async answer(operation: string, request: unknown): Promise<unknown> {
    if (operation === 'getMe') return { me: { activeCart: cartOf(9) } };
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

  it('retries a change once after a conflict', async () => {
    shop.failures = [new ShopError('conflict')];
    await store.send(add);
    expect(shop.updates).toHaveLength(2);
  });

  it('does not retry a second time', async () => {
    shop.failures = [new ShopError('conflict'), new ShopError('conflict')];
    await expect(store.send(add)).rejects.toMatchObject({ code: 'conflict' });
    expect(shop.updates).toHaveLength(2);
  });

  it('never repeats an addition that may have arrived', async () => {
    shop.failures = [new ShopError('backend-unavailable')];
    await expect(store.send(add)).rejects.toMatchObject({ code: 'backend-unavailable' });
    expect(shop.updates).toHaveLength(1);
  });

  it('repeats a change of quantity that may not have arrived, because it is idempotent', async () => {
    shop.failures = [new ShopError('backend-unavailable')];
    await store.send(change);
    expect(shop.updates).toHaveLength(2);
  });

  it('shows the server’s cart after a refusal', async () => {
    shop.failures = [new ShopError('out-of-stock')];
    await expect(store.send(add)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(store.state.get().cart?.itemCount).toBe(9);
  });
});
