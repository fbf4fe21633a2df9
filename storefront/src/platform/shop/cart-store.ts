import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Observable } from '../observable/observable.js';
import { compactActions } from './compact-actions.js';

export interface CartState {
  /** `unknown` on the server and until the browser has loaded the cart. */
  readonly status: 'unknown' | 'ready';
  readonly cart: Cart | null;
  /** Whether a change is queued or being sent. */
  readonly isBusy: boolean;
}

interface QueuedChange {
  readonly action: CartAction;
  readonly resolve: (cart: Cart | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** Debounce of cart requests (spec core §9). */
const CART_DEBOUNCE_MS = 300;
const MAX_ACTIONS_PER_REQUEST = 50;

/**
 * The shopper's cart in this browser. Changes are queued and sent together after a pause, one request at a time. Subscribers see
 * each answer.
 */
export class CartStore {
  readonly state = new Observable<CartState>({ status: 'unknown', cart: null, isBusy: false });
  private queue: QueuedChange[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inFlight = false;
  private loading: Promise<void> | undefined;

  constructor(
    private readonly api: ShopApi,
    private readonly debounce = CART_DEBOUNCE_MS,
    /** Notifies the other tabs of this browser that the cart has changed. */
    private readonly announce: () => void = () => undefined,
  ) {}

  /** Loads the active cart; concurrent calls share one request. */
  load(): Promise<void> {
    this.loading ??= this.api
      .commerce('getMe', {})
      .then(({ me }) => this.setCart(me.activeCart))
      .finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** Sets the cart to empty without a request, because this browser never had a cart. */
  assumeEmpty(): void {
    if (this.state.get().status === 'unknown') this.setCart(null);
  }

  /** Queues a change. Resolves when the server has answered; rejects with a `ShopError`. */
  send(action: CartAction): Promise<Cart | null> {
    return new Promise((resolve, reject) => {
      this.queue.push({ action, resolve, reject });
      this.state.set({ ...this.state.get(), isBusy: true });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.flush(), this.debounce);
    });
  }

  /** Sends queued changes at once, before a step that needs the cart as the shopper sees it. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  /** Shows a cart that another operation returned. */
  setCart(cart: Cart | null): void {
    const isBusy = this.queue.length > 0 || this.inFlight;
    this.state.set({ status: 'ready', cart, isBusy });
  }

  /** Clears the cart in every tab of this browser after it became an order. */
  clear(): void {
    this.setCart(null);
    this.announce();
  }

  private async flush(): Promise<void> {
    if (this.inFlight || this.queue.length === 0) return;
    const batch = this.queue.splice(0, MAX_ACTIONS_PER_REQUEST);
    this.inFlight = true;
    try {
      const cart = await this.updateWithRetry(compactActions(batch.map(({ action }) => action)));
      this.inFlight = false;
      this.setCart(cart);
      this.announce();
      for (const { resolve } of batch) resolve(cart);
    } catch (reason) {
      this.inFlight = false;
      await this.reloadAfterFailure();
      for (const { reject } of batch) reject(reason);
    }
    await this.flush();
  }

  /** Updates the cart. Retries once after a conflict (spec core §4), or after a lost request if its actions are idempotent. */
  private async updateWithRetry(actions: CartAction[]): Promise<Cart | null> {
    try {
      return await this.update(actions);
    } catch (reason) {
      if (!(reason instanceof ShopError) || !mayRetry(reason, actions)) throw reason;
      return this.update(actions);
    }
  }

  private async update(actions: CartAction[]): Promise<Cart | null> {
    return (await this.api.commerce('updateCart', { actions })).cart;
  }

  /** Loads the cart from the server; if that fails too, the known cart stays. */
  private async reloadAfterFailure(): Promise<void> {
    try {
      await this.load();
    } catch {
      this.setCart(this.state.get().cart);
    }
  }
}

function mayRetry(reason: ShopError, actions: readonly CartAction[]): boolean {
  if (reason.code === 'conflict') return true;
  const isRepeatable = actions.every(({ action }) => action !== 'addLineItem');
  return reason.code === 'backend-unavailable' && isRepeatable;
}
