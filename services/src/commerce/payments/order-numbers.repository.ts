import { orderNumber, shownOrderNumber } from '@manifold/domain/order/order-number';
import type { PlainTransaction, PrismaService } from '../../platform/prisma/prisma.service.js';

/** The first number, high enough that the first order does not look like one. */
const FIRST_ORDER_SEQUENCE = 100_001;

/** Returns a country's next order number. Not in a transaction, which would lock the country's counter for all other orders. */
export async function nextOrderNumber(prisma: Pick<PrismaService, 'rows'>, countryCode: string): Promise<string> {
  const [row] = await prisma.rows<{ last: number }>`
    INSERT INTO order_counter (country_code, last) VALUES (${countryCode}, ${FIRST_ORDER_SEQUENCE})
    ON CONFLICT (country_code) DO UPDATE SET last = order_counter.last + 1
    RETURNING last`;
  if (!row) throw new Error('No order number was returned');
  return orderNumber(countryCode, row.last);
}

/** The number of an order, and its cart. */
interface NumberedCart {
  readonly cartId: string;
  readonly orderNumber: string;
}

type Rows = Pick<PlainTransaction, 'rows'>;

const holdersOf = (database: Rows, orderNumber: string) =>
  database.rows<{ readonly cartId: string; readonly orderId: string | null }>`
    SELECT cart_id AS "cartId", order_id AS "orderId" FROM checkout WHERE order_number = ${orderNumber}`;

/** Returns whether a checkout has this number. */
export const isOrderNumberUsed = async (database: Rows, orderNumber: string): Promise<boolean> =>
  (await holdersOf(database, orderNumber)).length > 0;

/**
 * Returns a fresh number for another cart without an order if staff gave its reserved number to the order of this cart, and else
 * undefined. Not in a transaction.
 */
export async function replacementNumber(
  prisma: Pick<PrismaService, 'rows'>,
  { cartId, orderNumber }: NumberedCart,
): Promise<string | undefined> {
  const [holder] = await holdersOf(prisma, orderNumber);
  if (!holder || holder.cartId === cartId || holder.orderId !== null) return undefined;
  // A cart without an order has the number that was reserved for it, which begins with its country.
  const countryCode = shownOrderNumber(orderNumber).slice(0, 2);
  let fresh = await nextOrderNumber(prisma, countryCode);
  while (await isOrderNumberUsed(prisma, fresh)) fresh = await nextOrderNumber(prisma, countryCode);
  return fresh;
}

/** Gives the other cart without an order, and its VAT evidence, a fresh number instead of that of this cart's order. */
export async function replaceReservedNumber(
  transaction: Rows,
  { cartId, orderNumber }: NumberedCart,
  fresh: string,
): Promise<void> {
  await transaction.rows`
    WITH other AS (
      UPDATE checkout SET order_number = ${fresh}
      WHERE order_number = ${orderNumber} AND cart_id <> ${cartId} AND order_id IS NULL RETURNING cart_id)
    UPDATE vat_check SET order_number = ${fresh} FROM other
    WHERE vat_check.cart_id = other.cart_id AND order_number = ${orderNumber} RETURNING id`;
}
