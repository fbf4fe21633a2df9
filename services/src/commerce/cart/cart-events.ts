import { Injectable } from '@nestjs/common';

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

  emit(event: CartEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}
