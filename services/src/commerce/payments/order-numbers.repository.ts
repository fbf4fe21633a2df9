import { orderNumber } from '@manifold/domain/order/order-number';
import type { PrismaService } from '../../platform/prisma/prisma.service.js';

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
