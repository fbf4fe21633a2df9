import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart, CartAction, LineItem } from '@manifold/domain/cart/contract';
import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { CartStore } from '../../platform/shop/cart-store.js';
import { Reordering } from './reordering.js';

const orderOf = (...skus: string[]) =>
  ({
    id: 'o1',
    lineItems: skus.map((sku) => ({ sku, quantity: 2, name: `Product ${sku}` })),
  }) as object as CustomerOrder;

type Fate = 'added' | 'refused' | 'answer lost';

/** A shop with a cart on the server; `fate` decides what becomes of the addition of a product. */
class Shop {
  readonly pieces = new Map<string, number>();
  fate: (sku: string) => Fate = () => 'added';
  private isAway = false;
  private hasRefused = false;
  private version = 1;

  readonly api: ShopApi = {
    commerce: (operation, request) =>
      new Promise<never>((resolve, reject) => {
        if (operation !== 'getMe')
          (request as { actions: CartAction[] }).actions.forEach((action) => this.take(action));
        if (this.isAway) reject(new TypeError('no network'));
        else if (this.hasRefused) reject(new ShopError('backend-unavailable'));
        else resolve((operation === 'getMe' ? { me: { activeCart: this.cart() } } : { cart: this.cart() }) as never);
        this.hasRefused = false;
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

  private cart(): Cart {
    this.version += 1;
    const lineItems = Array.from(this.pieces, ([sku, quantity]) => ({ id: sku, sku, quantity }) as LineItem);
    return { id: 'c1', version: this.version, lineItems } as Partial<Cart> as Cart;
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
    reordering = new Reordering(cart);
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
