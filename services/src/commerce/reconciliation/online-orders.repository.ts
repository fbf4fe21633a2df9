import { Injectable } from '@nestjs/common';
import type { PaymentEvent } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';
import { checkoutFrom, type CheckoutWithAttempts } from '../payments/index.js';

/** The events of a payment attempt's money in the ledger. */
export type LedgerEvent = WithNumbers<PaymentEvent>;

/** Orders that nothing has happened to for longer than this are not compared again. */
const ACTIVE_WITHIN = '35 days';

/** Reads checkouts that were paid online, and the ledger of their payments. */
@Injectable()
export class OnlineOrders {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the order numbers after one, of checkouts with an online payment to which something has happened lately. */
  async numbersAfter(orderNumber: string, limit: number): Promise<string[]> {
    const rows = await this.prisma.rows<{ number: string }>`
      SELECT order_number AS number FROM checkout
      WHERE order_number > ${orderNumber} AND EXISTS (SELECT FROM payment_attempt attempt
        WHERE attempt.cart_id = checkout.cart_id AND attempt.method = 'online' AND attempt.merchant_account IS NOT NULL
          AND (attempt.updated_at > now() - ${ACTIVE_WITHIN}::interval
            OR EXISTS (SELECT FROM payment_event event WHERE event.merchant_reference = attempt.merchant_reference
              AND event.at > now() - ${ACTIVE_WITHIN}::interval)
            OR EXISTS (SELECT FROM reported_payment reported
              WHERE reported.merchant_reference = attempt.merchant_reference
                AND reported.last_booked_at > now() - ${ACTIVE_WITHIN}::interval)))
      ORDER BY order_number LIMIT ${limit}::int`;
    return rows.map(({ number }) => number);
  }

  /** Returns the merchant accounts that payments were made with since a moment, each with a store that used it. */
  accountsSince(moment: Date): Promise<{ storeKey: string; merchantAccount: string }[]> {
    return this.prisma.rows`
      SELECT DISTINCT checkout.store_key AS "storeKey", attempt.merchant_account AS "merchantAccount"
      FROM payment_attempt attempt JOIN checkout USING (cart_id)
      WHERE attempt.merchant_account IS NOT NULL AND attempt.created_at >= ${moment}`;
  }

  async checkouts(orderNumbers: readonly string[]): Promise<CheckoutWithAttempts[]> {
    const found = await this.prisma.checkout.findMany({
      where: { orderNumber: { in: [...orderNumbers] } },
      include: { attempts: { where: { method: 'online', merchantAccount: { not: null } } } },
    });
    return found.map(checkoutFrom);
  }

  /** Returns the ledger of payments with one of the references: ours or the provider's. */
  async ledger(merchantReferences: readonly string[], paymentReferences: readonly string[]): Promise<LedgerEvent[]> {
    const events = await this.prisma.paymentEvent.findMany({
      where: {
        OR: [
          { merchantReference: { in: [...merchantReferences] } },
          { paymentReference: { in: [...paymentReferences] } },
        ],
      },
    });
    return events.map(withNumbers);
  }
}
