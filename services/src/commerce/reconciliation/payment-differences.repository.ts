import { randomUUID } from 'node:crypto';
import type { CloseDifference, Difference, DifferenceState } from '@manifold/domain/reconciliation/contract';
import { DIFFERENCES_PER_PAGE } from '@manifold/domain/reconciliation/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import type { PaymentDifference as StoredDifference, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';

export type PaymentDifference = WithNumbers<StoredDifference>;

/** A difference with its order and its account. */
export interface FoundDifference extends Difference {
  readonly orderNumber: string | null;
  readonly storeKey: string | null;
  readonly merchantAccount: string | null;
}

/** The compared payments, and the differences that were found. */
export interface ComparedPayments {
  readonly orderNumbers: readonly string[];
  readonly paymentReferences: readonly string[];
  readonly found: readonly FoundDifference[];
}

/** The stores whose differences a person may see. `unassigned` are differences without a store. */
export interface VisibleStores {
  readonly storeKeys: readonly string[];
  readonly unassigned: boolean;
}

/** A decision to settle a difference with the amounts that the person saw. */
interface Closing extends CloseDifference {
  readonly actor: string;
  readonly at: Date;
}

const visible = ({ storeKeys, unassigned }: VisibleStores) => ({
  OR: [{ storeKey: { in: [...storeKeys] } }, ...(unassigned ? [{ storeKey: null }] : [])],
});

/** Stores differences until they disappear or staff settle them. */
@Injectable()
export class PaymentDifferences {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Stores the differences that a comparison found, and resolves those that it no longer found. A settled difference stays
   * settled while its amounts stay the same.
   */
  async store({ orderNumbers, paymentReferences, found }: ComparedPayments, at: Date): Promise<void> {
    await this.prisma.plainTransaction(async (db) => {
      for (const difference of found) {
        const { kind, merchantReference, currencyCode, expectedCentAmount: expected, foundCentAmount } = difference;
        await db.rows`
          INSERT INTO payment_difference AS known (id, kind, order_number, store_key, merchant_account,
            merchant_reference, payment_reference, currency_code, expected_cent_amount, found_cent_amount,
            first_seen_at, checked_at)
          VALUES (${randomUUID()}::uuid, ${kind}, ${difference.orderNumber}, ${difference.storeKey},
            ${difference.merchantAccount}, ${merchantReference}, ${difference.paymentReference ?? ''}, ${currencyCode},
            ${expected}::bigint, ${foundCentAmount}::bigint, ${at}, ${at})
          ON CONFLICT (kind, merchant_reference, payment_reference) DO UPDATE SET
            order_number = excluded.order_number, store_key = excluded.store_key,
            merchant_account = excluded.merchant_account, currency_code = excluded.currency_code,
            expected_cent_amount = excluded.expected_cent_amount, found_cent_amount = excluded.found_cent_amount,
            checked_at = excluded.checked_at,
            first_seen_at = CASE WHEN known.state = 'resolved' THEN excluded.first_seen_at ELSE known.first_seen_at END,
            (state, closed_by, closed_at, close_reason) = (SELECT
              CASE WHEN same.is_settled THEN 'closed' ELSE 'open' END,
              CASE WHEN same.is_settled THEN known.closed_by END,
              CASE WHEN same.is_settled THEN known.closed_at END,
              CASE WHEN same.is_settled THEN known.close_reason END
              FROM (SELECT known.state = 'closed'
                AND known.expected_cent_amount IS NOT DISTINCT FROM excluded.expected_cent_amount
                AND known.found_cent_amount IS NOT DISTINCT FROM excluded.found_cent_amount AS is_settled) AS same)`;
      }
      await db.rows`
        UPDATE payment_difference SET state = 'resolved', checked_at = ${at}
        WHERE state = 'open' AND checked_at < ${at}
          AND (order_number = ANY(${[...orderNumbers]}::text[])
            OR payment_reference = ANY(${[...paymentReferences]}::text[]))`;
    });
  }

  /** Returns a difference. Throws `not-found` if it does not exist or belongs to another store. */
  async get(id: string, stores: VisibleStores): Promise<PaymentDifference> {
    const found = await this.prisma.paymentDifference.findFirst({ where: { id, ...visible(stores) } });
    if (!found) throw new ShopError('not-found');
    return withNumbers(found);
  }

  async page(state: DifferenceState, page: number, stores: VisibleStores) {
    const where = { state, ...visible(stores) };
    const [rows, total] = await Promise.all([
      this.prisma.paymentDifference.findMany({
        where,
        orderBy: [{ firstSeenAt: 'desc' }, { id: 'asc' }],
        skip: (page - 1) * DIFFERENCES_PER_PAGE,
        take: DIFFERENCES_PER_PAGE,
      }),
      this.prisma.paymentDifference.count({ where }),
    ]);
    return { rows: rows.map(withNumbers), total };
  }

  /** Returns the number of open differences, of all stores or of some. */
  countOpen(stores?: VisibleStores): Promise<number> {
    return this.prisma.paymentDifference.count({ where: { state: 'open', ...(stores ? visible(stores) : {}) } });
  }

  /**
   * Settles an open difference, audited. Throws `conflict` if it is not open (`not-open`), or if a later comparison has changed
   * its amounts (`amounts-changed`), which the person has not seen.
   */
  async close(difference: PaymentDifference, closing: Closing): Promise<PaymentDifference> {
    const { id } = difference;
    const { reason, actor, at, expectedCentAmount, foundCentAmount } = closing;
    return this.prisma.$transaction(async (db) => {
      const { count } = await db.paymentDifference.updateMany({
        where: { id, state: 'open', expectedCentAmount, foundCentAmount },
        data: { state: 'closed', closedBy: actor, closedAt: at, closeReason: reason },
      });
      if (count === 0) throw await this.closeRefusal(db, id);
      await recordAudit(db, { actor, action: 'payment-difference.close', ...auditOf(difference, { reason }) });
      return withNumbers(await db.paymentDifference.findUniqueOrThrow({ where: { id } }));
    });
  }

  private async closeRefusal(db: Prisma.TransactionClient, id: string): Promise<ShopError> {
    const isOpen = (await db.paymentDifference.count({ where: { id, state: 'open' } })) > 0;
    return new ShopError('conflict', { details: { reason: isOpen ? 'amounts-changed' : 'not-open' } });
  }

  /** Records that staff compared a difference again. */
  async recordCheck(difference: PaymentDifference, actor: string): Promise<void> {
    await recordAudit(this.prisma, { actor, action: 'payment-difference.check', ...auditOf(difference, {}) });
  }
}

function auditOf({ id, kind, merchantReference, storeKey }: PaymentDifference, more: Readonly<Record<string, string>>) {
  const stores = storeKey === null ? {} : { stores: [storeKey] };
  return { subject: `${kind} ${merchantReference}`, details: { difference: id, ...stores, ...more } };
}
