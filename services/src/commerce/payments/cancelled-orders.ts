import type { PlainTransaction } from '../../platform/prisma/prisma.service.js';

/** Returns whether the order desk has cancelled an order. */
export async function isOrderCancelled(
  database: Pick<PlainTransaction, 'rows'>,
  orderNumber: string,
): Promise<boolean> {
  const found = await database.rows`
    SELECT id FROM order_request WHERE order_number = ${orderNumber} AND kind = 'cancel' AND state IN ('sent', 'done') LIMIT 1`;
  return found.length > 0;
}
