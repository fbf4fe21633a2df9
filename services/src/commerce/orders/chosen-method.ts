import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { Checkouts, PayingAttempt } from '../payments/index.js';

/** Returns an order like `withChosenMethods`. */
export async function withChosenMethod(order: OrderRecord, checkouts: Checkouts): Promise<OrderRecord> {
  const [chosen = order] = await withChosenMethods([order], checkouts);
  return chosen;
}

/**
 * Returns orders that staff created without a payment with the method that their shopper chose, and orders that lack an accepted
 * online payment as paid by it, whatever payment staff have added: their shopper must not pay twice. Returns others unchanged.
 */
export async function withChosenMethods(
  orders: readonly OrderRecord[],
  checkouts: Checkouts,
): Promise<readonly OrderRecord[]> {
  const cartIds = orders.flatMap(({ paymentInterface, cartId }) =>
    paymentInterface === 'online' || cartId === null ? [] : [cartId],
  );
  if (cartIds.length === 0) return orders;
  const attempts = await checkouts.findPaying(cartIds);
  return orders.map((order) =>
    paidBy(
      order,
      attempts.find(({ cartId }) => cartId === order.cartId),
    ),
  );
}

function paidBy(order: OrderRecord, attempt: PayingAttempt | undefined): OrderRecord {
  if (!attempt || order.paymentKeys.includes(attempt.id)) return order;
  const { id, method, isAwaitingOrder } = attempt;
  if (method !== 'online') return order.paymentInterface === null ? { ...order, paymentInterface: method } : order;
  // Once the attempt is settled, staff have decided about its money and how the order is paid instead.
  if (order.paymentInterface !== null && !isAwaitingOrder) return order;
  return { ...order, paymentInterface: method, paymentKeys: [...order.paymentKeys, id] };
}
