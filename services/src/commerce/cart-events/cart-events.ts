import { Injectable } from '@nestjs/common';
import type { CartRecord } from '../../integrations/commercetools/ports/cart-records.js';

/** A cart changed in this process. */
export interface CartEvent {
  readonly storeKey: string;
  readonly cartId: string;
  /** The new version; null if the cart was ordered or deleted. */
  readonly version: number | null;
  /** Its products, or those of the order. */
  readonly skus: readonly string[];
}

/** A session ended: the shopper signed in or out, or entered their password again. */
export interface SessionEnd {
  readonly sid: string;
}

type Listener<Event> = (event: Event) => void;

/** Announces changes of carts, and of who owns them, within the process. Listeners must not throw. */
@Injectable()
export class CartEvents {
  private readonly listeners = new Set<Listener<CartEvent>>();
  private readonly sessionListeners = new Set<Listener<SessionEnd>>();

  /** Calls back with every change. */
  listen(listener: Listener<CartEvent>): void {
    this.listeners.add(listener);
  }

  /** Calls back with every session that no longer owns its cart. */
  listenToSessions(listener: Listener<SessionEnd>): void {
    this.sessionListeners.add(listener);
  }

  /** Announces that a session no longer owns its cart. */
  endSession(end: SessionEnd): void {
    for (const listener of this.sessionListeners) listener(end);
  }

  /** Announces the new version of a cart. */
  emitVersion(storeKey: string, { id: cartId, version, lineItems }: CartRecord): void {
    this.emit({ storeKey, cartId, version, skus: lineItems.map(({ sku }) => sku) });
  }

  emit(event: CartEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
