import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { CartStore } from '../../platform/shop/cart-store.js';

/** Refusals that say nothing about a product. */
const UNDECIDED: ReadonlySet<ShopErrorCode> = new Set<ShopErrorCode>([
  'backend-unavailable',
  'cart-frozen',
  'conflict',
  'internal',
  'too-many-attempts',
]);

const isUndecided = (reason: unknown): boolean => !(reason instanceof ShopError) || UNDECIDED.has(reason.code);

interface Failure {
  readonly reason: unknown;
}

/** What became of an order that is ordered again. */
export interface ReorderOutcome {
  /** How many of its products are in the cart. */
  readonly count: number;
  /** Names of products that are not for sale any more. */
  readonly missing: readonly string[];
  /** Why it stopped. */
  readonly failure?: Failure;
}

interface Wanted {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

type Pieces = ReadonlyMap<string, number>;

/** Returns how many pieces of each product there are. An extra guarantee belongs to a machine and is offered with it again. */
function piecesIn(lines: readonly Pick<Wanted, 'sku' | 'quantity'>[]): Pieces {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) if (!isVirtualSku(sku)) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

/** Returns the smaller number of pieces of each product. */
const lowest = (first: Pieces, second: Pieces): Map<string, number> =>
  new Map(Array.from(first, ([sku, pieces]) => [sku, Math.min(pieces, second.get(sku) ?? 0)]));

/** What is known about an order that failed. */
interface Unfinished {
  /** The cart to which it was added; undefined as long as there is none. */
  cartId: string | undefined;
  /** The pieces in the cart that are not from this order. */
  readonly before: Map<string, number>;
}

/** Puts the products of orders into the cart again. After a failure the same order adds only what the cart still lacks. */
export class Reordering {
  /** By the id of the order. */
  private readonly unfinished = new Map<string, Unfinished>();
  /** The orders that are being added or wait for it, by their id. */
  private readonly running = new Map<string, Promise<ReorderOutcome>>();
  private newest: Promise<unknown> = Promise.resolve();

  constructor(private readonly cart: CartStore) {}

  /** Adds the products of an order, one order at a time. Joins if the same order is being added or waits already. */
  add(order: CustomerOrder): Promise<ReorderOutcome> {
    const running = this.running.get(order.id);
    if (running) return running;
    const outcome = this.newest.then(() => this.addNow(order)).finally(() => this.running.delete(order.id));
    this.running.set(order.id, outcome);
    this.newest = outcome;
    return outcome;
  }

  private async addNow(order: CustomerOrder): Promise<ReorderOutcome> {
    try {
      return await this.addAll(order.id, await this.wanted(order));
    } catch (reason) {
      return { count: 0, missing: [], failure: { reason } };
    }
  }

  private async wanted({ id: orderId, lineItems }: CustomerOrder): Promise<Wanted[]> {
    // The page may be older than a change on another device, whose pieces would later count as those of this order.
    await this.cart.loadAgain();
    const { cart } = this.cart.state.get();
    const now = piecesIn(cart?.lineItems ?? []);
    // Pieces that were removed meanwhile are no longer there before this order.
    const before = lowest(now, this.unfinishedIn(orderId, cart?.id)?.before ?? now);
    this.unfinished.set(orderId, { cartId: cart?.id, before });
    const names = new Map(lineItems.map(({ sku, name }) => [sku, name]));
    return Array.from(piecesIn(lineItems), ([sku, quantity]) => {
      const arrived = Math.max(0, (now.get(sku) ?? 0) - (before.get(sku) ?? 0));
      return { sku, name: names.get(sku) ?? sku, quantity: quantity - arrived };
    });
  }

  /** Returns what is known about an order that failed, unless its cart has been ordered since. */
  private unfinishedIn(orderId: string, cartId: string | undefined): Unfinished | undefined {
    const unfinished = this.unfinished.get(orderId);
    return unfinished?.cartId === undefined || unfinished.cartId === cartId ? unfinished : undefined;
  }

  /** Adds products one by one: one that was withdrawn must not keep the others out. */
  private async addAll(orderId: string, products: readonly Wanted[]): Promise<ReorderOutcome> {
    const missing: string[] = [];
    let count = 0;
    for (const product of products) {
      const before = this.piecesOf(product);
      const failure = await this.addOne(product);
      this.countForOthers(orderId, product.sku, this.piecesOf(product) - before);
      if (failure && isUndecided(failure.reason)) return { count, missing, failure };
      if (failure) missing.push(product.name);
      else count += 1;
    }
    this.unfinished.delete(orderId);
    return { count, missing };
  }

  private piecesOf({ sku }: Wanted): number {
    return piecesIn(this.cart.state.get().cart?.lineItems ?? []).get(sku) ?? 0;
  }

  /** Counts the pieces that an order has added as pieces that are not from the other orders that failed. */
  private countForOthers(orderId: string, sku: string, added: number): void {
    const { cart } = this.cart.state.get();
    for (const [id, unfinished] of this.unfinished) {
      // The first addition creates the cart.
      unfinished.cartId ??= cart?.id;
      if (id === orderId || unfinished.cartId !== cart?.id || added <= 0) continue;
      unfinished.before.set(sku, (unfinished.before.get(sku) ?? 0) + added);
    }
  }

  private async addOne({ sku, quantity }: Wanted): Promise<Failure | undefined> {
    if (quantity <= 0) return undefined;
    const added = this.cart.send({ action: 'addLineItem', sku, quantity });
    await this.cart.settle();
    try {
      await added;
      return undefined;
    } catch (reason) {
      // The shopper orders again as a whole; a notice must not offer single additions.
      this.cart.forgetUnsent((action) => action.action === 'addLineItem' && action.sku === sku);
      return { reason };
    }
  }
}

const reorderings = new WeakMap<CartStore, Reordering>();

/** Returns the reordering of a shop. It outlives the page of an order: a shopper who comes back to it gets only what is missing. */
export function reorderingOf(cart: CartStore): Reordering {
  const found = reorderings.get(cart) ?? new Reordering(cart);
  reorderings.set(cart, found);
  return found;
}
