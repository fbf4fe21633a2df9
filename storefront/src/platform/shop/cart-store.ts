import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { Observable } from '../observable/observable.js';
import { isAnswerLost } from '../errors/temporary-refusal.js';
import {
  type Attempts,
  type FailedAction,
  isTemporary,
  mayBeLoadedLater,
  mayBeSentAgain,
  missingActions,
  RETRIES,
  retryDelay,
  supersedes,
} from './cart-retries.js';
import { compactActions } from './compact-actions.js';

export interface CartState {
  /** `unknown` on the server and until the browser has loaded the cart. */
  readonly status: 'unknown' | 'ready';
  readonly cart: Cart | null;
  /** Whether a change is queued or being sent. */
  readonly isBusy: boolean;
  /** Set after a load that failed, until there is a cart. */
  readonly isLate?: boolean;
}

/** The cart before and after a change that this tab made. */
export interface CartChange {
  readonly before: Cart | null;
  readonly after: Cart | null;
}

interface QueuedChange {
  readonly action: CartAction;
  readonly resolve: (cart: Cart | null) => void;
  readonly reject: (reason: unknown) => void;
}

/** Debounce of cart requests (spec core §9). */
const CART_DEBOUNCE_MS = 300;
const MAX_ACTIONS_PER_REQUEST = 50;
/** After it the delay between attempts to load the cart grows no more: 8 to 16 s. */
const SLOWEST_RETRY = 6;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the cart that the page shows; undefined until it is known. */
const knownCart = ({ status, cart }: CartState): Cart | null | undefined => (status === 'ready' ? cart : undefined);

/**
 * The shopper's cart in this browser. Changes are queued and sent together after a pause, one request at a time. Subscribers see
 * each answer.
 */
export class CartStore {
  readonly state = new Observable<CartState>({ status: 'unknown', cart: null, isBusy: false });
  private queue: QueuedChange[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private inFlight = false;
  private sending: Promise<void> | undefined;
  private unsent: FailedAction[] = [];
  private loading: Promise<void> | undefined;
  private persisting: Promise<void> | undefined;
  /** How often the page got a cart. */
  private changes = 0;

  constructor(
    private readonly api: ShopApi,
    private readonly debounce = CART_DEBOUNCE_MS,
    /** Called when this tab has changed the cart, for the other tabs of this browser. Without a change if the cart became an order. */
    private readonly announce: (change?: CartChange) => void = () => undefined,
  ) {}

  /** Loads the active cart; concurrent calls share one request. */
  load(): Promise<void> {
    this.loading ??= this.loadNewest().finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** Loads the active cart by a request that begins now: one that runs already may have missed a change. */
  async loadAgain(): Promise<void> {
    await this.loading?.catch(() => undefined);
    return this.load();
  }

  /** Loads the active cart, and again after an outage, which must not look like an empty cart. */
  loadPersistently(): Promise<void> {
    this.persisting ??= this.untilLoaded().finally(() => (this.persisting = undefined));
    return this.persisting;
  }

  /** Sets the cart to empty without a request, because this browser never had a cart. */
  assumeEmpty(): void {
    if (this.state.get().status === 'unknown') this.setCart(null);
  }

  /** Queues a change. Resolves when the server has answered; rejects with a `ShopError`. */
  send(action: CartAction): Promise<Cart | null> {
    return new Promise((resolve, reject) => {
      this.unsent = this.unsent.filter((failed) => !supersedes(action, failed.action));
      this.queue.push({ action, resolve, reject });
      this.state.set({ ...this.state.get(), isBusy: true });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.flush(), this.debounce);
    });
  }

  /** Sends queued changes at once and waits for all answers, before a step that needs the cart as the shopper sees it. */
  async settle(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  /** Sends again the update that failed for a temporary reason. Rejects like `send`. */
  async resend(): Promise<void> {
    const failed = this.unsent.splice(0);
    try {
      // Additions are not idempotent.
      if (failed.some(({ action, mayHaveArrived }) => mayHaveArrived && action.action === 'addLineItem'))
        await this.load();
    } catch (reason) {
      this.unsent.unshift(...failed);
      throw reason;
    }
    const { cart } = this.state.get();
    const missing = failed.flatMap(({ action, before, mayHaveArrived }) =>
      mayHaveArrived ? missingActions([action], before ?? null, cart) : [action],
    );
    await Promise.all(missing.map((action) => this.send(action)));
  }

  /** Drops actions that failed for a temporary reason, by default all, because the shopper did not ask to send them again. */
  forgetUnsent(isForgotten: (action: CartAction) => boolean = () => true): void {
    this.unsent = this.unsent.filter(({ action }) => !isForgotten(action));
  }

  /** Shows a cart that another operation returned, unless it is older than the shown one. Failed changes of another cart are dropped. */
  setCart(cart: Cart | null): void {
    const { cart: shown } = this.state.get();
    if (shown && shown.id !== cart?.id) this.forgetUnsent();
    const isOlder = cart && shown?.id === cart.id && shown.version > cart.version;
    this.changes += 1;
    this.state.set({ status: 'ready', cart: isOlder ? shown : cart, isBusy: this.isBusy });
  }

  private get isBusy(): boolean {
    return this.queue.length > 0 || this.inFlight;
  }

  /**
   * Removes a cart that became an order, in every tab of this browser. If the page shows another one, or does not know
   * which one was ordered, the cart is loaded: the shopper may have begun a new one.
   */
  async removeOrdered(cartId?: string): Promise<void> {
    const { status, cart } = this.state.get();
    this.forgetUnsent();
    this.announce();
    const isRemoved = cart ? cart.id === cartId : status === 'ready';
    if (isRemoved) return this.setCart(null);
    await this.loadAgain().catch(() => this.loadPersistently());
  }

  private async untilLoaded(retry = 1): Promise<void> {
    try {
      return await this.load();
    } catch (reason) {
      if (!mayBeLoadedLater(reason)) return this.assumeEmpty();
    }
    this.state.set({ ...this.state.get(), isLate: true });
    await pause(retryDelay(retry));
    return this.untilLoaded(Math.min(retry + 1, SLOWEST_RETRY));
  }

  /** Loads the cart, and again if the page got another one meanwhile: nothing tells which of the two is newer. */
  private async loadNewest(): Promise<void> {
    const { changes } = this;
    const { activeCart } = (await this.api.commerce('getMe', {})).me;
    if (changes !== this.changes && this.state.get().cart?.id !== activeCart?.id) return this.loadNewest();
    this.setCart(activeCart);
  }

  private flush(): Promise<void> {
    if (this.queue.length > 0) this.sending ??= this.sendAll();
    return this.sending ?? Promise.resolve();
  }

  private async sendAll(): Promise<void> {
    while (this.queue.length > 0) await this.sendBatch();
    this.sending = undefined;
  }

  private async sendBatch(): Promise<void> {
    const batch = this.queue.splice(0, MAX_ACTIONS_PER_REQUEST);
    const actions = compactActions(batch.map(({ action }) => action));
    const attempts: Attempts = { actions, before: knownCart(this.state.get()), mayHaveArrived: false };
    this.inFlight = true;
    try {
      const cart = await this.updateWithRetries(attempts);
      this.inFlight = false;
      this.setCart(cart);
      this.announce({ before: attempts.before ?? null, after: cart });
      for (const { resolve } of batch) resolve(cart);
    } catch (reason) {
      this.inFlight = false;
      const repeatable = isTemporary(reason) ? actions.filter(mayBeSentAgain) : [];
      this.unsent.push(...repeatable.map((action) => ({ ...attempts, action })));
      await this.reloadAfterFailure();
      for (const { reject } of batch) reject(reason);
    }
  }

  /** Updates the cart. Retries three times if the reason is temporary; a refusal is final. */
  private async updateWithRetries(attempts: Attempts): Promise<Cart | null> {
    let failure: unknown;
    for (let retry = 0; retry <= RETRIES; retry += 1) {
      if (retry > 0) await pause(retryDelay(retry));
      try {
        return await this.attempt(attempts);
      } catch (reason) {
        failure = reason;
      }
      if (!isTemporary(failure)) break;
    }
    throw failure;
  }

  /**
   * Sends an update. Additions are not idempotent: an unknown cart is loaded before them, and if an earlier answer was lost, the
   * cart shows first which of them arrived.
   */
  private async attempt(attempts: Attempts): Promise<Cart | null> {
    const { actions, mayHaveArrived } = attempts;
    if (!actions.some(({ action }) => action === 'addLineItem')) return this.update(actions, attempts);
    if (attempts.before === undefined) {
      await this.load();
      attempts.before = knownCart(this.state.get());
    }
    if (!mayHaveArrived) return this.update(actions, attempts);
    const { activeCart } = (await this.api.commerce('getMe', {})).me;
    const missing = missingActions(actions, attempts.before ?? null, activeCart);
    return missing.length > 0 ? this.update(missing, attempts) : activeCart;
  }

  private async update(actions: CartAction[], attempts: Attempts): Promise<Cart | null> {
    try {
      return (await this.api.commerce('updateCart', { actions })).cart;
    } catch (reason) {
      attempts.mayHaveArrived ||= isAnswerLost(reason);
      throw reason;
    }
  }

  /** Loads the cart from the server. If that fails too, the known cart stays, and an unknown one unknown. */
  private async reloadAfterFailure(): Promise<void> {
    try {
      await this.load();
    } catch {
      this.state.set({ ...this.state.get(), isBusy: this.isBusy });
    }
  }
}
