import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart, CartAction, LineItem } from '@manifold/domain/cart/contract';
import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from '../../platform/shop/cart-store.js';
import { type Reordering, reorderingOf } from './reordering.js';

const orderOf = (...skus: string[]) =>
  ({
    id: skus.join(''),
    lineItems: skus.map((sku) => ({ sku, quantity: 2, name: `Product ${sku}` })),
  }) as object as CustomerOrder;

type Fate = 'added' | 'refused' | 'answer lost';

/** A shop with a cart on the server; `fate` decides what becomes of the addition of a product. */
class Shop {
  readonly pieces = new Map<string, number>();
  fate: (sku: string) => Fate = () => 'added';
  id = 'c1';
  /** How long the shop takes to answer. */
  delayMs = 0;
  private isAway = false;
  private hasRefused = false;
  private version = 1;

  readonly api: ShopApi = {
    commerce: (operation, request) =>
      new Promise<never>((resolve, reject) => {
        if (operation !== 'getMe')
          (request as { actions: CartAction[] }).actions.forEach((action) => this.take(action));
        const refusal = this.isAway ? new TypeError('no network') : new ShopError('backend-unavailable');
        const answer = operation === 'getMe' ? { me: { activeCart: this.cart() } } : { cart: this.cart() };
        const isRefused = this.isAway || this.hasRefused;
        this.hasRefused = false;
        setTimeout(() => (isRefused ? reject(refusal) : resolve(answer as never)), this.delayMs);
      }),
  };

  returns(): void {
    this.isAway = false;
    this.fate = () => 'added';
  }

  private take(action: CartAction): void {
    if (action.action !== 'addLineItem' || this.isAway) return;
    const { sku, quantity } = action;
    const fate = this.fate(sku);
    this.hasRefused = fate === 'refused';
    this.isAway = fate === 'answer lost';
    if (fate !== 'refused') this.pieces.set(sku, (this.pieces.get(sku) ?? 0) + quantity);
  }

  private cart(): Cart | null {
    if (this.pieces.size === 0) return null;
    this.version += 1;
    const lineItems = Array.from(this.pieces, ([sku, quantity]) => ({ id: sku, sku, quantity }) as LineItem);
    return { id: this.id, version: this.version, lineItems } as Partial<Cart> as Cart;
  }
}

describe('an order that is ordered again after a failure', () => {
  let shop: Shop;
  let cart: CartStore;
  let reordering: Reordering;

  beforeEach(() => {
    jest.useFakeTimers();
    shop = new Shop();
    cart = new CartStore(shop.api, 0);
    reordering = reorderingOf(cart);
  });
  afterEach(() => void jest.useRealTimers());

  async function add(order: CustomerOrder) {
    const outcome = reordering.add(order);
    await jest.advanceTimersByTimeAsync(60_000);
    return outcome;
  }

  it.each<Fate>(['refused', 'answer lost'])('adds only what the cart lacks (second product: %s)', async (fate) => {
    shop.pieces.set('A', 1);
    shop.fate = (sku) => (sku === 'B' ? fate : 'added');
    expect(await add(orderOf('A', 'B', 'C'))).toMatchObject({ count: 1, failure: { reason: expect.any(Error) } });
    shop.returns();
    expect(await add(orderOf('A', 'B', 'C'))).toEqual({ count: 3, missing: [] });
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 3, B: 2, C: 2 });
  });

  /** Adds two products, of which the shop refuses the second one. */
  async function addHalf() {
    shop.fate = (sku) => (sku === 'B' ? 'refused' : 'added');
    await add(orderOf('A', 'B'));
    shop.returns();
  }

  it('adds only what the cart lacks, also if the shopper has left the page of the order meanwhile', async () => {
    await addHalf();
    reordering = reorderingOf(cart);
    await add(orderOf('A', 'B'));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 2, B: 2 });
  });

  it.each([
    ['had a cart', ['X']],
    ['had none', []],
  ])('adds all of it to a later cart, and then only what that one lacks (the shopper %s)', async (_case, skus) => {
    for (const sku of skus) shop.pieces.set(sku, 1);
    await addHalf();
    shop.id = 'c2';
    shop.pieces.clear();
    shop.pieces.set('A', 2);
    await addHalf();
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 4 });
    await add(orderOf('A', 'B'));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 4, B: 2 });
  });

  it('does not add twice what it has added since the product was removed from the cart', async () => {
    shop.pieces.set('A', 2).set('X', 1);
    await addHalf();
    shop.pieces.delete('A');
    await addHalf();
    await add(orderOf('A', 'B'));
    expect(Object.fromEntries(shop.pieces)).toEqual({ X: 1, A: 2, B: 2 });
  });

  it('does not take pieces of another device for its own, which the page did not show', async () => {
    cart.setCart({ id: shop.id, version: 0, lineItems: [] } as Partial<Cart> as Cart);
    shop.pieces.set('B', 2);
    await addHalf();
    await add(orderOf('A', 'B'));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 2, B: 4 });
  });

  it('is added once if it is ordered again while it is being added', async () => {
    shop.delayMs = 100;
    const outcomes = [reordering.add(orderOf('A')), reordering.add(orderOf('A')), reordering.add(orderOf('A', 'B'))];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(outcomes)).toEqual([1, 1, 2].map((count) => ({ count, missing: [] })));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 4, B: 2 });
  });

  it('is added once if it is ordered again while it is being added and another order waits', async () => {
    shop.delayMs = 100;
    const outcomes = [reordering.add(orderOf('A')), reordering.add(orderOf('A', 'B')), reordering.add(orderOf('A'))];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(outcomes)).toEqual([1, 2, 1].map((count) => ({ count, missing: [] })));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 4, B: 2 });
  });

  it.each([
    ['into the same cart', 'c1', ['X']],
    ['into the cart that it creates', 'c1', []],
    ['into the next cart', 'c2', ['X']],
  ])('adds only what the cart lacks, also after another order with its products: %s', async (_case, id, skus) => {
    for (const sku of skus) shop.pieces.set(sku, 1);
    shop.fate = (sku) => (sku === (skus.length > 0 ? 'B' : 'A') ? 'refused' : 'added');
    await add(orderOf('A', 'B'));
    shop.returns();
    if (id !== shop.id) shop.pieces.clear();
    shop.id = id;
    await add(orderOf('A', 'C'));
    await add(orderOf('A', 'B'));
    expect(Object.fromEntries(shop.pieces)).toMatchObject({ A: 4, B: 2, C: 2 });
  });

  it('adds only what the cart lacks if another order has failed since', async () => {
    await addHalf();
    shop.fate = (sku) => (sku === 'C' ? 'refused' : 'added');
    await add(orderOf('A', 'C'));
    shop.returns();
    await add(orderOf('A', 'B'));
    await add(orderOf('A', 'C'));
    expect(Object.fromEntries(shop.pieces)).toEqual({ A: 4, B: 2, C: 2 });
  });

  it('adds all of it when it is ordered once more', async () => {
    await add(orderOf('A'));
    await add(orderOf('A'));
    expect(shop.pieces.get('A')).toBe(4);
  });

  it('leaves another addition that failed to its own notice', async () => {
    shop.fate = () => 'refused';
    const other = cart.send({ action: 'addLineItem', sku: 'X', quantity: 1 }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    await other;
    await add(orderOf('A'));
    shop.returns();
    const again = cart.resend();
    await jest.advanceTimersByTimeAsync(60_000);
    await again;
    expect(Object.fromEntries(shop.pieces)).toEqual({ X: 1 });
  });
});
