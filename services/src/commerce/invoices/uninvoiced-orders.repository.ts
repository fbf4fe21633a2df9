import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

const MAXIMUM_ORDERS = 100;

/** The store of an order, and whether the payment provider had authorised its payment. */
export interface OrderedCheckout {
  readonly storeKey: string;
  readonly isAuthorised: boolean;
}

/** Reads from the checkouts which orders have no invoice yet. */
@Injectable()
export class UninvoicedOrders {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the checkout of an order; undefined if no order has this number. */
  async checkoutOf(orderNumber: string): Promise<OrderedCheckout | undefined> {
    const checkout = await this.prisma.checkout.findFirst({
      where: { orderNumber, orderId: { not: null } },
      select: { storeKey: true, winnerAttempt: true, attempts: { select: { id: true, authorisedAt: true } } },
    });
    if (!checkout) return undefined;
    const { storeKey, winnerAttempt, attempts } = checkout;
    const isAuthorised = attempts.some(({ id, authorisedAt }) => id === winnerAttempt && authorisedAt !== null);
    return { storeKey, isAuthorised };
  }

  /** Returns the numbers of orders without an invoice that are older than this, oldest first. */
  async list(olderThanSeconds: number): Promise<string[]> {
    const rows = await this.prisma.rows<{ orderNumber: string }>`
      SELECT c.order_number AS "orderNumber" FROM checkout c
      WHERE c.order_id IS NOT NULL AND c.created_at < now() - make_interval(secs => ${olderThanSeconds}::int)
        AND NOT EXISTS (SELECT FROM invoice i WHERE i.order_number = c.order_number AND i.cause = 'order')
      ORDER BY c.created_at LIMIT ${MAXIMUM_ORDERS}::int`;
    return rows.map(({ orderNumber }) => orderNumber);
  }
}
