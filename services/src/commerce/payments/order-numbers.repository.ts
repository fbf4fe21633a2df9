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
export interface NumberedCart {
  readonly cartId: string;
  readonly orderNumber: string;
}

/** A cart without an order, its number, and the fresh one that it gets. */
interface Renumbering extends NumberedCart {
  readonly fresh: string;
}

type Rows = Pick<PlainTransaction, 'rows'>;

const holdersOf = (database: Rows, orderNumber: string) =>
  database.rows<{ readonly cartId: string; readonly orderId: string | null }>`
    SELECT cart_id AS "cartId", order_id AS "orderId" FROM checkout WHERE order_number = ${orderNumber}`;

/** Returns whether a checkout has this number. */
export const isOrderNumberUsed = async (database: Rows, orderNumber: string): Promise<boolean> =>
  (await holdersOf(database, orderNumber)).length > 0;

/** Returns the next number that no checkout has, of the same country as a reserved one. Not in a transaction. */
async function freshNumber(prisma: Pick<PrismaService, 'rows'>, reserved: string): Promise<string> {
  const countryCode = shownOrderNumber(reserved).slice(0, 2);
  let fresh = await nextOrderNumber(prisma, countryCode);
  while (await isOrderNumberUsed(prisma, fresh)) fresh = await nextOrderNumber(prisma, countryCode);
  return fresh;
}

/**
 * Returns the other cart without an order, with a fresh number, if staff gave its reserved number to the order of this cart, and
 * else undefined. Not in a transaction.
 */
export async function renumberingOfOther(
  prisma: Pick<PrismaService, 'rows'>,
  { cartId, orderNumber }: NumberedCart,
): Promise<Renumbering | undefined> {
  const [holder] = await holdersOf(prisma, orderNumber);
  if (!holder || holder.cartId === cartId || holder.orderId !== null) return undefined;
  // A cart without an order has the number that was reserved for it, which begins with its country.
  return { cartId: holder.cartId, orderNumber, fresh: await freshNumber(prisma, orderNumber) };
}

/** Gives a cart a fresh number, unless it has an order or another number meanwhile. */
export async function replaceReservedNumber(transaction: Rows, { fresh, ...numbered }: Renumbering): Promise<void> {
  const { cartId, orderNumber } = numbered;
  const replaced = await transaction.rows`
    UPDATE checkout SET order_number = ${fresh}
    WHERE cart_id = ${cartId} AND order_number = ${orderNumber} AND order_id IS NULL RETURNING cart_id`;
  if (replaced.length > 0) await moveRecords(transaction, numbered, fresh);
}

/** Gives a cart without an order a fresh number. Returns the number that it has afterwards. Not in a transaction. */
export async function replaceNumber(
  prisma: Pick<PrismaService, 'rows' | 'plainTransaction'>,
  { cartId, orderNumber }: NumberedCart,
): Promise<string> {
  const fresh = await freshNumber(prisma, orderNumber);
  return prisma.plainTransaction(async (transaction) => {
    await replaceReservedNumber(transaction, { cartId, orderNumber, fresh });
    // Another worker may have been faster.
    const [stored] = await transaction.rows<{ readonly orderNumber: string }>`
      SELECT order_number AS "orderNumber" FROM checkout WHERE cart_id = ${cartId}`;
    if (!stored) throw new Error('The checkout was deleted');
    return stored.orderNumber;
  });
}

/** Moves the VAT evidence and the mails about the payments of a cart from its number to another one. */
export async function moveRecords(transaction: Rows, cart: NumberedCart, orderNumber: string): Promise<void> {
  const { cartId } = cart;
  // By the cart, because another cart's evidence may have the number that this one had when it was read.
  await transaction.rows`
    UPDATE vat_check SET order_number = ${orderNumber} WHERE cart_id = ${cartId} AND order_number IS NOT NULL RETURNING id`;
  // Mails about the other order that has the number stay with it.
  await transaction.rows`
    UPDATE sent_mail SET order_number = ${orderNumber} FROM payment_attempt
    WHERE order_number = ${cart.orderNumber} AND occasion = merchant_reference AND cart_id = ${cartId} RETURNING sent_mail.id`;
}
