import type { UnansweredPayment, UnansweredPayments } from '@manifold/domain/online-payment/unanswered-payment';
import type { PaymentEvent, PaymentEventKind } from '@manifold/domain/payment-ledger/contract';
import { isReturned } from '@manifold/domain/payment-ledger/returned-payment';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { withNumbers } from '../../platform/prisma/with-numbers.js';
import { isOrderCancelled } from './checkouts.repository.js';
import {
  attemptFromRow,
  type AttemptRow,
  type AttemptWithCheckout,
  dueCentAmount,
  ENDED_UNORDERED,
} from './attempt-rows.repository.js';
import { PaymentJobs, type ReversalJob } from './payment-jobs.repository.js';

/** A request to the payment provider as it is stored, so that it can be repeated unchanged. */
export interface StoredRequest {
  readonly call: 'pay' | 'details';
  readonly body: object;
}

/** The values that are stored with an attempt before its request is sent. */
export interface SentPayment {
  readonly request: StoredRequest;
  readonly providerMethod: string;
  readonly merchantAccount: string;
  readonly paymentId: string;
  readonly cartVersion: number;
}

/** An accepted attempt, of any payment method, that has no order yet. */
export interface UnorderedPayment {
  readonly merchantReference: string;
  readonly storeKey: string;
  /** When it was authorised; if it is not, when its cart was frozen or, if that is not stored, when the attempt began. */
  readonly acceptedAt: Date | string;
}

/** A payment without an order whose money the provider could not return. */
export interface UnreversedPayment {
  readonly merchantReference: string;
  readonly storeKey: string;
  readonly failedAt: Date | string;
}

/** Enough to see what is wrong. */
const LISTED_UNANSWERED = 100;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Requests that return a whole payment or nothing. */
const REVERSALS: ReadonlySet<PaymentEventKind> = new Set(['cancellation', 'cancel-or-refund']);

/** Stores online payments around the calls to the payment provider. */
@Injectable()
export class OnlineAttempts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: PaymentJobs,
  ) {}

  /** Marks a new attempt as sent, with its request. Returns false if it is not new any more. Commit it before the call. */
  async markSent(attemptId: string, sent: SentPayment): Promise<boolean> {
    const { request, providerMethod, merchantAccount, paymentId, cartVersion } = sent;
    const updated = await this.prisma.rows`
      UPDATE payment_attempt SET status = 'sent', unknown_since = now(), updated_at = now(), frozen_at = now(),
        request = to_jsonb(${JSON.stringify(request)}::text), provider_method = ${providerMethod},
        merchant_account = ${merchantAccount}, payment_id = ${paymentId}, cart_version = ${cartVersion}::int
      WHERE id = ${attemptId}::uuid AND status = 'created'
        AND (leased_until IS NULL OR leased_until <= now()) RETURNING id`;
    return updated.length > 0;
  }

  /** Marks an attempt whose shopper acted as sent, with the details. Returns false if it waits for no action. */
  async markDetailsSent(attemptId: string, request: StoredRequest): Promise<boolean> {
    const updated = await this.prisma.rows`
      UPDATE payment_attempt SET status = 'sent', unknown_since = now(), updated_at = now(),
        request = to_jsonb(${JSON.stringify(request)}::text)
      WHERE id = ${attemptId}::uuid AND status = 'action-required' RETURNING id`;
    return updated.length > 0;
  }

  /**
   * Abandons an attempt that waits for the shopper, and enqueues the release of its cart. Returns false for an attempt in another
   * state.
   */
  async abandon(attemptId: string): Promise<boolean> {
    return this.prisma.plainTransaction(async (transaction) => {
      const updated = await transaction.rows`
        UPDATE payment_attempt SET status = 'abandoned', refusal = 'cancelled-transaction', updated_at = now()
        WHERE id = ${attemptId}::uuid AND status = 'action-required' RETURNING id`;
      if (updated.length === 0) return false;
      await this.jobs.enqueue(transaction, 'release-cart', { attemptId });
      return true;
    });
  }

  /** Returns those of the merchant accounts that payments were made with. */
  async accountsWithPayments(accounts: readonly string[]): Promise<Set<string>> {
    const found = await this.prisma.rows<{ account: string }>`
      SELECT account FROM unnest(${[...accounts]}::text[]) AS account
      WHERE EXISTS (SELECT FROM payment_attempt WHERE merchant_account = account)`;
    return new Set(found.map(({ account }) => account));
  }

  /** Postpones the next sweep of an attempt. */
  async touch(attemptId: string): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attemptId }, data: { updatedAt: new Date() } });
  }

  /** Notes that the cart of an ended attempt is not frozen for it any more. */
  async markReleased(attemptId: string): Promise<void> {
    await this.prisma
      .rows`UPDATE payment_attempt SET cart_released_at = now() WHERE id = ${attemptId}::uuid RETURNING id`;
  }

  /** Returns attempts that ended without an order longer ago than this and whose carts are not released. */
  async findUnreleased(olderThanSeconds: number): Promise<AttemptWithCheckout[]> {
    const found = await this.prisma.paymentAttempt.findMany({
      where: {
        method: 'online',
        status: { in: [...ENDED_UNORDERED] },
        cartReleasedAt: null,
        updatedAt: { lt: new Date(Date.now() - olderThanSeconds * 1000) },
      },
      include: { checkout: true },
      orderBy: { updatedAt: 'asc' },
      take: 100,
    });
    return found.map(withNumbers);
  }

  /** Returns payments whose outcome has been unknown for longer than this, oldest first. */
  async listUnanswered(olderThanMinutes: number): Promise<UnansweredPayments> {
    const rows = await this.prisma.rows<Omit<UnansweredPayment, 'unknownSince'> & UnansweredRow>`
      SELECT merchant_reference AS "merchantReference", store_key AS "storeKey", provider_method AS "providerMethod",
        currency_code::text AS "currencyCode", (cent_amount + fee_cent_amount + rounding_cent_amount)::float8 AS "centAmount",
        unknown_since AS "unknownSince", count(*) OVER ()::int AS total
      FROM payment_attempt JOIN checkout USING (cart_id)
      WHERE status = 'sent' AND unknown_since < now() - make_interval(mins => ${olderThanMinutes})
      ORDER BY unknown_since LIMIT ${LISTED_UNANSWERED}`;
    const payments = rows.map(({ total: _, unknownSince, ...payment }) => ({
      ...payment,
      unknownSince: new Date(unknownSince).toISOString(),
    }));
    return { total: rows[0]?.total ?? 0, payments };
  }

  /** Returns attempts that were accepted longer ago than this and have no order yet, oldest first. */
  listUnordered(olderThanMinutes: number): Promise<UnorderedPayment[]> {
    return this.prisma.rows<UnorderedPayment>`
      SELECT merchant_reference AS "merchantReference", store_key AS "storeKey", accepted_at AS "acceptedAt"
      FROM payment_attempt JOIN checkout USING (cart_id),
        coalesce(authorised_at, frozen_at, payment_attempt.created_at) AS accepted_at
      WHERE status = 'accepted' AND accepted_at < now() - make_interval(mins => ${olderThanMinutes})
      ORDER BY accepted_at LIMIT ${LISTED_UNANSWERED}`;
  }

  /**
   * Returns payments whose reversal the provider reported as failed in the last thirty days, or whose refund came back, oldest first:
   * payments without an order, of a cancelled order, or in addition to the one that paid the order.
   */
  async listUnreversed(): Promise<UnreversedPayment[]> {
    const failed = await this.prisma.rows<FailedReversal>`
      SELECT merchant_reference AS "merchantReference", store_key AS "storeKey", max(failed.at) AS "failedAt",
        failed.payment_reference AS "paymentReference",
        (payment_attempt.cent_amount + fee_cent_amount + rounding_cent_amount)::float8 AS "dueCentAmount"
      FROM payment_attempt JOIN checkout USING (cart_id) JOIN payment_event failed USING (merchant_reference)
      WHERE (status IN ('reversing', 'reversed') OR failed.payment_reference IS DISTINCT FROM psp_reference
          OR authorised_at IS NOT NULL AND EXISTS (SELECT FROM order_request WHERE order_number = checkout.order_number
            AND order_request.kind = 'cancel' AND (state IN ('sent', 'done') OR state = 'failed' AND reference IS NOT NULL)))
        AND failed.at > now() - interval '30 days'
        AND (failed.kind IN ('cancellation', 'cancel-or-refund') AND NOT failed.success
          OR failed.kind IN ('refund-failed', 'refund-returned') AND failed.success)
      GROUP BY payment_attempt.id, checkout.cart_id, failed.payment_reference ORDER BY "failedAt"`;
    const events = await this.eventsOf(failed.map(({ paymentReference }) => paymentReference));
    const ownEvents = (payment: FailedReversal) =>
      events.filter(({ paymentReference }) => paymentReference === payment.paymentReference);
    return failed
      .filter((payment) => !isReturned(ownEvents(payment), payment.dueCentAmount))
      .map(({ merchantReference, storeKey, failedAt }) => ({ merchantReference, storeKey, failedAt }))
      .slice(0, LISTED_UNANSWERED);
  }

  /** Returns whether the order desk has cancelled the order that an attempt paid. */
  async isOrderCancelled({ status, checkout: { orderNumber } }: AttemptWithCheckout): Promise<boolean> {
    return status === 'ordered' && isOrderCancelled(this.prisma, orderNumber);
  }

  /**
   * Enqueues another reversal of a payment, for later. Used for payments that no sweep finds, because their attempt is not
   * `reversing`.
   */
  async repeatReversal(job: ReversalJob): Promise<void> {
    await this.prisma.plainTransaction((transaction) => this.jobs.enqueueRepeatedReversal(transaction, job));
  }

  /**
   * Counts the reversals of one of an attempt's payments that the provider reported as failed, and returns whether its whole money
   * was returned, by these or by staff.
   */
  async reversalsOf(
    attempt: AttemptWithCheckout,
    pspReference: string,
  ): Promise<{ readonly failures: number; readonly isReturned: boolean }> {
    const events = await this.eventsOf([pspReference]);
    const failures = events.filter(({ kind, isSuccess }) => !isSuccess && REVERSALS.has(kind)).length;
    return { failures, isReturned: isReturned(events, dueCentAmount(attempt)) };
  }

  /** Returns whether the whole money of an authorised payment was returned. */
  async isReturned(attempt: AttemptWithCheckout): Promise<boolean> {
    const { authorisedAt, pspReference } = attempt;
    if (authorisedAt === null || pspReference === null) return false;
    return (await this.reversalsOf(attempt, pspReference)).isReturned;
  }

  private eventsOf(paymentReferences: readonly string[]): Promise<StoredEvent[]> {
    return this.prisma.rows<StoredEvent>`
      SELECT kind, success AS "isSuccess", reference, cent_amount::float8 AS "centAmount", payment_reference AS "paymentReference"
      FROM payment_event WHERE payment_reference = ANY(${[...paymentReferences]}::text[])`;
  }

  async find(attemptId: string): Promise<AttemptWithCheckout | null> {
    const [found] = await this.prisma.rows<AttemptRow>`
      SELECT to_jsonb(attempt) AS attempt, to_jsonb(checkout) AS checkout
      FROM payment_attempt attempt JOIN checkout USING (cart_id) WHERE id = ${attemptId}::uuid`;
    return found ? attemptFromRow(found) : null;
  }

  async findByReference(merchantReference: string): Promise<AttemptWithCheckout | null> {
    const [found] = await this.prisma.rows<AttemptRow>`
      SELECT to_jsonb(attempt) AS attempt, to_jsonb(checkout) AS checkout
      FROM payment_attempt attempt JOIN checkout USING (cart_id) WHERE merchant_reference = ${merchantReference}`;
    return found ? attemptFromRow(found) : null;
  }

  /** Returns the shopper's newest online payment. */
  async findNewestOf(ownerId: string): Promise<AttemptWithCheckout | null> {
    const [found] = await this.prisma.rows<AttemptRow>`
      SELECT to_jsonb(attempt) AS attempt, to_jsonb(checkout) AS checkout
      FROM checkout JOIN payment_attempt attempt USING (cart_id)
      WHERE anonymous_id = ${ownerId} AND method = 'online' ORDER BY attempt.created_at DESC LIMIT 1`;
    return found ? attemptFromRow(found) : null;
  }

  /** Returns the online attempts among the payments with these keys. Payments of other systems have keys of their own. */
  async findAll(keys: readonly string[]): Promise<AttemptWithCheckout[]> {
    const found = await this.prisma.paymentAttempt.findMany({
      where: { id: { in: keys.filter((key) => UUID.test(key)) }, method: 'online' },
      include: { checkout: true },
    });
    return found.map(withNumbers);
  }
}

interface StoredEvent extends PaymentEvent {
  readonly paymentReference: string;
}

interface FailedReversal extends UnreversedPayment {
  readonly paymentReference: string;
  readonly dueCentAmount: number;
}

interface UnansweredRow {
  readonly unknownSince: Date | string;
  readonly total: number;
}

/** Returns the stored request of an attempt; undefined once its outcome is known. */
export function storedRequest({ request }: Pick<AttemptWithCheckout, 'request'>): StoredRequest | undefined {
  // A text, because an object would lose the order of its keys in the database.
  return typeof request === 'string' ? (JSON.parse(request) as StoredRequest) : undefined;
}
