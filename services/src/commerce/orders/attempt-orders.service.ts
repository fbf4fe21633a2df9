import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { OrderBackend } from '../../integrations/commercetools/ports/order-backend.js';
import { type AttemptWithCheckout, Checkouts, isAccepted } from '../payments/index.js';

/** The result of an accepted attempt: the order, or the reason why it was refused. */
export type OrderOutcome =
  | { readonly outcome: 'ordered'; readonly order: OrderRecord }
  | { readonly outcome: 'refused'; readonly error: ShopError };

/** Returns the outcome of an attempt whose order is refused. */
export const refused = (code: ShopErrorCode): OrderOutcome => ({ outcome: 'refused', error: new ShopError(code) });

/** Returns whether an order is of the attempt's cart or has its payment. */
const isOrderOf = ({ id, cartId }: AttemptWithCheckout, order: OrderRecord): boolean =>
  order.cartId === cartId || order.paymentKeys.includes(id);

/** Staff ordered the cart of an online payment without the payment, so they must decide about the money. */
export class OrderedOtherwise extends Error {
  constructor(message = 'The cart was ordered without this payment') {
    super(message);
  }
}

/** The order of an online payment belongs to another cart already, because staff put the payments of both on it. */
class OrderedForOther extends OrderedOtherwise {
  constructor({ orderNumber }: OrderRecord) {
    super(`The order ${orderNumber} is stored for another cart: return the money of this payment at the provider`);
  }
}

/**
 * Finds the order of an accepted attempt, by whomever it was created: an order of its cart, unless another attempt paid it or the
 * online payment is missing. Refuses the attempt with `conflict` if another attempt paid the order, because a second payment of
 * one order must be returned. An order is stored for one cart only: throws `OrderedOtherwise` if an online payment is on one that is
 * stored for another. Another order under the reserved number, which staff gave it, says nothing about the attempt.
 */
@Injectable()
export class AttemptOrders {
  constructor(
    private readonly backend: OrderBackend,
    private readonly checkouts: Checkouts,
  ) {}

  /** Finds the order under the reserved number, or under any if another order has that. Returns undefined if it lacks an online payment. */
  async find(attempt: AttemptWithCheckout): Promise<OrderOutcome | undefined> {
    const order = await this.reservedOrder(attempt);
    return order && this.outcomeOf(attempt, order);
  }

  /** Finds the order under the reserved number or under another. Throws `OrderedOtherwise` if it lacks an online payment. */
  async findOfCart(attempt: AttemptWithCheckout): Promise<OrderOutcome | undefined> {
    const order = (await this.reservedOrder(attempt)) ?? (await this.backend.orderOfCart(attempt.cartId));
    if (!order) return undefined;
    const outcome = await this.outcomeOf(attempt, order);
    if (!outcome) throw new OrderedOtherwise();
    return outcome;
  }

  /** Finds the order of another cart on which staff put the attempt's payment. Throws `OrderedOtherwise` if it is stored for that cart. */
  async findOfPayment(attempt: AttemptWithCheckout): Promise<OrderOutcome | undefined> {
    const order = attempt.paymentId === null ? undefined : await this.backend.orderOfPayment(attempt.paymentId);
    return order && this.outcomeOf(attempt, order);
  }

  /**
   * Gives an order that staff created without a number the reserved one, or a fresh one if another order has that, and returns it
   * with its number. Throws if the order has changed or the answer is lost: the next try finds it.
   */
  async withNumber(attempt: AttemptWithCheckout, order: OrderRecord): Promise<OrderRecord> {
    if (order.orderNumber !== '') return order;
    const { orderNumber } = attempt.checkout;
    try {
      await this.backend.setOrderNumber(order, orderNumber);
      return { ...order, orderNumber };
    } catch (error) {
      const renumbered = await this.withFreeNumber(attempt);
      if (!renumbered) throw error;
      return this.withNumber(renumbered, order);
    }
  }

  /**
   * Gives the cart of an attempt another number if staff gave its reserved one to another order. Returns the attempt with the new
   * number; undefined if no other order has the reserved one.
   */
  async withFreeNumber(attempt: AttemptWithCheckout): Promise<AttemptWithCheckout | undefined> {
    const { checkout } = attempt;
    const order = await this.backend.orderByNumber(checkout.orderNumber);
    if (!order || isOrderOf(attempt, order)) return undefined;
    const orderNumber = await this.checkouts.replaceNumber(checkout);
    return { ...attempt, checkout: { ...checkout, orderNumber } };
  }

  /** Returns the order under the reserved number. If it is another one, staff may have ordered this cart under another number. */
  private async reservedOrder(attempt: AttemptWithCheckout): Promise<OrderRecord | undefined> {
    const order = await this.backend.orderByNumber(attempt.checkout.orderNumber);
    return !order || isOrderOf(attempt, order) ? order : this.backend.orderOfCart(attempt.cartId);
  }

  /** Returns undefined if the order is one of the attempt's cart that lacks its online payment. */
  private async outcomeOf(attempt: AttemptWithCheckout, order: OrderRecord): Promise<OrderOutcome | undefined> {
    const isPaid = order.paymentKeys.includes(attempt.id);
    if (!isPaid && (await this.isPaidByOther(attempt, order))) return refused('conflict');
    if (!isPaid && attempt.method === 'online') return undefined;
    const cartId = await this.checkouts.cartOfOrder(order.id);
    if (cartId === undefined || cartId === attempt.cartId) return { outcome: 'ordered', order };
    if (attempt.method === 'online') throw new OrderedForOther(order);
    return refused('conflict');
  }

  /** Payments that were refused or given up may merely have been left on the cart. */
  private async isPaidByOther(
    { id: attemptId, cartId }: AttemptWithCheckout,
    { paymentKeys }: OrderRecord,
  ): Promise<boolean> {
    if (paymentKeys.length === 0) return false;
    const attempts = (await this.checkouts.find(cartId))?.attempts ?? [];
    return attempts.some(({ id, status }) => id !== attemptId && isAccepted(status) && paymentKeys.includes(id));
  }
}
