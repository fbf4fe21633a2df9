import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import type { AttemptWithCheckout } from '../payments/index.js';

/** The result of an accepted attempt: the order, or the reason why it was refused. */
export type OrderOutcome =
  | { readonly outcome: 'ordered'; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly error: ShopError };

/** Returns the outcome of an attempt whose order is refused. */
export const refused = (code: ShopErrorCode): OrderOutcome => ({ outcome: 'refused', error: new ShopError(code) });

/** Staff ordered the cart of an online payment under another number and without it, so they must decide about the money. */
export class OrderedOtherwise extends Error {
  constructor() {
    super('The cart was ordered under another number, without this payment');
  }
}

/** Finds the order of an accepted attempt, by whomever it was created. */
@Injectable()
export class AttemptOrders {
  constructor(private readonly backend: OrderBackend) {}

  /** Finds the order under the reserved number. Refuses the attempt if that order was paid by another. */
  async find(attempt: AttemptWithCheckout): Promise<OrderOutcome | undefined> {
    const order = await this.backend.orderByNumber(attempt.checkout.orderNumber);
    if (!order) return undefined;
    return order.paymentKey === attempt.id ? { outcome: 'ordered', order } : refused('conflict');
  }

  /**
   * Finds the order under the reserved number, or the one that staff created from the cart under another: it is the shopper's if it
   * has the attempt's payment. Throws `OrderedOtherwise` if it lacks an online payment.
   */
  async findOfCart(attempt: AttemptWithCheckout): Promise<OrderOutcome | undefined> {
    const reserved = await this.find(attempt);
    if (reserved) return reserved;
    const order = await this.backend.orderOfCart(attempt.cartId);
    if (order?.paymentKey === attempt.id) return { outcome: 'ordered', order };
    if (order && attempt.method === 'online') throw new OrderedOtherwise();
    return undefined;
  }
}
