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

type Listener = (event: CartEvent) => void;

/** Announces changes of carts within the process. */
@Injectable()
export class CartEvents {
  private readonly listeners = new Set<Listener>();

  /** Calls back with every change. Listeners must not throw. */
  listen(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Announces the new version of a cart. */
  emitVersion(storeKey: string, { id: cartId, version, lineItems }: CartRecord): void {
    this.emit({ storeKey, cartId, version, skus: lineItems.map(({ sku }) => sku) });
  }

  emit(event: CartEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
