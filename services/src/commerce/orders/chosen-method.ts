import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type { Checkouts } from '../payments/index.js';

/** Returns an order that staff created without a payment with the method that its shopper chose. Returns others unchanged. */
export async function withChosenMethod(order: OrderRecord, checkouts: Checkouts): Promise<OrderRecord> {
  const { paymentInterface, cartId } = order;
  if (paymentInterface !== null || cartId === null) return order;
  return { ...order, paymentInterface: (await checkouts.orderedMethod(cartId)) ?? null };
}
