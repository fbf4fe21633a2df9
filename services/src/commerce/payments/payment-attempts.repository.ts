import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';
import { withNumbers } from '../../platform/prisma/with-numbers.js';
import { MailOutbox } from '../mail-outbox/index.js';
import { REPEATABLE_MILLISECONDS } from './checkouts.repository.js';
import {
  attemptFromRow,
  type AttemptRow,
  type AttemptWithCheckout,
  type PaymentAttempt,
} from './attempt-rows.repository.js';
import { moveRecords, renumberingOfOther, replaceReservedNumber } from './order-numbers.repository.js';
import { PaymentJobs } from './payment-jobs.repository.js';

/**
 * Longer than one write to the commerce backend may take, but not longer than all calls of a worker. A slower worker does no harm:
 * an order number allows only one order, the lease is renewed before the order is created, and a process that gives the
 * order up changes the version of the cart first.
 */
export const LEASE_SECONDS = 15;

/** How long the backend must refuse an order until it is given up. */
const REFUSED_FOR = '30 minutes';
/** The longest time between two refusals that belong together. An order is tried every half minute. */
const REFUSALS_APART = '5 minutes';
/** How long an order must fail for another reason until it is given up. Staff are alerted after minutes. */
const FAILED_FOR = '1 day';
/** Longer, because the services may be restarted or the backend may be away on the day. */
const FAILURES_APART = '1 hour';

/** An attempt that the caller holds a lease on. */
export interface Claim {
  readonly attempt: AttemptWithCheckout;
  readonly lease: string;
}

/** The attempt's payment, and the cart version with it. */
interface PreparedCart {
  readonly cartVersion: number;
  readonly paymentId: string;
}

/** The order of an attempt. Staff may have given it another number than the reserved one. */
interface StoredOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly email: string | null;
}

/** The result of an accepted attempt. */
export type Settlement =
  ({ readonly outcome: 'ordered' } & StoredOrder) | { readonly outcome: 'refused'; readonly refusal: string };

/**
 * Stores payment attempts and their leases. Calls to other systems run under a lease and never in a transaction: a lease needs
 * no connection, and expires if its process dies.
 */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly paymentJobs: PaymentJobs,
    private readonly mails: MailOutbox,
  ) {}

  /** Stores the attempt's payment and the cart version with it. */
  async storePayment(attemptId: string, facts: PreparedCart): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attemptId }, data: facts });
  }

  /**
   * Accepts the attempt and enqueues the job that creates its order, in one transaction. Returns the caller's claim; undefined
   * if the attempt was abandoned or is being released.
   */
  async accept(attempt: AttemptWithCheckout, { cartVersion, paymentId }: PreparedCart): Promise<Claim | undefined> {
    const lease = randomUUID();
    const isAccepted = await this.prisma.plainTransaction(async (transaction) => {
      const updated = await transaction.rows`
        UPDATE payment_attempt SET status = 'accepted', cart_version = ${cartVersion}, payment_id = ${paymentId}, updated_at = now(),
          frozen_at = now(),
          lease = ${lease}::uuid, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
        WHERE id = ${attempt.id}::uuid AND status = 'created' AND (leased_until IS NULL OR leased_until <= now())
        RETURNING id`;
      if (updated.length > 0) await this.paymentJobs.enqueue(transaction, 'ensure-order', { attemptId: attempt.id });
      return updated.length > 0;
    });
    return isAccepted ? { attempt: { ...attempt, status: 'accepted', cartVersion, paymentId }, lease } : undefined;
  }

  /** Claims an attempt in this state; returns undefined if it is leased or in another state. */
  async claim(attemptId: string, status: 'created' | 'sent' | 'accepted'): Promise<Claim | undefined> {
    const lease = randomUUID();
    const [claimed] = await this.prisma.rows<AttemptRow>`
      UPDATE payment_attempt attempt SET lease = ${lease}::uuid, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      FROM checkout WHERE checkout.cart_id = attempt.cart_id
        AND id = ${attemptId}::uuid AND status = ${status}::payment_attempt_status
        AND (leased_until IS NULL OR leased_until <= now())
      RETURNING to_jsonb(attempt) AS attempt, to_jsonb(checkout) AS checkout`;
    return claimed && { attempt: attemptFromRow(claimed), lease };
  }

  /** Renews the lease of an accepted attempt. Returns false if another worker has taken the attempt or finished it. */
  async renew({ attempt, lease }: Claim): Promise<boolean> {
    const renewed = await this.prisma.rows`
      UPDATE payment_attempt SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${attempt.id}::uuid AND lease = ${lease}::uuid AND status = 'accepted' RETURNING id`;
    return renewed.length > 0;
  }

  /** Releases a claim after a failure, so that the next worker need not wait for the lease to expire. */
  async releaseClaim({ attempt, lease }: Claim): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attempt.id, lease }, data: NO_LEASE });
  }

  /**
   * Stores that the order of a claimed attempt could not be created, although the backend answered that there is none. Returns
   * the limit that was exceeded: `refused` for half an hour, or `failed` for a day. A pause between two tries begins the time
   * anew, because an outage in between proves nothing. Returns null if another worker has taken the attempt.
   */
  async recordFailure({ attempt, lease }: Claim, isRefused: boolean): Promise<'failed' | 'refused' | null> {
    const [stored] = await this.prisma.rows<{ limit: 'failed' | 'refused' | null }>`
      UPDATE payment_attempt SET order_failed_at = now(),
        order_failing_since = CASE WHEN order_failed_at > now() - ${FAILURES_APART}::interval
          THEN coalesce(order_failing_since, now()) ELSE now() END,
        order_refused_at = CASE WHEN ${isRefused}::boolean THEN now() ELSE order_refused_at END,
        order_refused_since = CASE WHEN NOT ${isRefused}::boolean THEN order_refused_since
          WHEN order_refused_at > now() - ${REFUSALS_APART}::interval THEN coalesce(order_refused_since, now()) ELSE now() END
      WHERE id = ${attempt.id}::uuid AND lease = ${lease}::uuid
      RETURNING CASE WHEN order_failing_since <= now() - ${FAILED_FOR}::interval THEN 'failed'
        WHEN ${isRefused}::boolean AND order_refused_since <= now() - ${REFUSED_FOR}::interval THEN 'refused' END AS "limit"`;
    return stored?.limit ?? null;
  }

  /** Forgets the failures to create the order of a claimed attempt. */
  async forgetFailures({ attempt, lease }: Claim): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({
      where: { id: attempt.id, lease },
      data: { orderFailingSince: null, orderFailedAt: null, orderRefusedSince: null, orderRefusedAt: null },
    });
  }

  /** Abandons an attempt that was not accepted. */
  async abandon({ attempt, lease }: Claim): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({
      where: { id: attempt.id, lease, status: 'created' },
      data: { status: 'abandoned', ...NO_LEASE },
    });
  }

  /** Stores the result of an accepted attempt. An existing order is stored even if the lease has expired. */
  settle(claim: Claim, settlement: Settlement): Promise<void> {
    return settlement.outcome === 'refused'
      ? this.storeRefusal(claim, settlement.refusal)
      : this.storeOrder(claim.attempt, settlement);
  }

  private storeRefusal({ attempt: { id }, lease }: Claim, refusal: string): Promise<void> {
    return this.prisma.plainTransaction(async (transaction) => {
      const [reversed] = await transaction.rows<{ method: string; pspReference: string | null }>`
        UPDATE payment_attempt SET refusal = ${refusal}, lease = NULL, leased_until = NULL, updated_at = now(),
          status = CASE method WHEN 'online' THEN 'reversing' ELSE 'refused' END::payment_attempt_status,
          cart_released_at = NULL
        WHERE id = ${id}::uuid AND lease = ${lease}::uuid AND status = 'accepted'
        RETURNING method, psp_reference AS "pspReference"`;
      if (reversed?.method !== 'online') return;
      const job = { attemptId: id, pspReference: reversed.pspReference };
      await this.paymentJobs.enqueue(transaction, 'reverse-payment', job);
      // The cart may be frozen for a payment that ended while this one was accepted, and that left the cart to it.
      await this.paymentJobs.enqueue(transaction, 'release-cart', job);
    });
  }

  private async storeOrder({ id, cartId, method, checkout }: AttemptWithCheckout, order: StoredOrder): Promise<void> {
    const { orderId, orderNumber, email } = order;
    const isRenumbered = orderNumber !== checkout.orderNumber;
    const numbered = { cartId, orderNumber };
    const other = isRenumbered ? await renumberingOfOther(this.prisma, numbered) : undefined;
    await this.prisma.plainTransaction(async (transaction) => {
      // A separate statement: within one statement the row would be updated before it is locked, and then not be found. In one
      // order, because staff may have swapped the numbers of two carts.
      await transaction.rows`
        SELECT cart_id FROM checkout WHERE cart_id = ${cartId} OR order_number = ${orderNumber} ORDER BY cart_id FOR UPDATE`;
      if (other) await replaceReservedNumber(transaction, other);
      const stored = await transaction.rows`
        WITH attempt AS (
          UPDATE payment_attempt SET status = 'ordered', refusal = NULL, lease = NULL, leased_until = NULL, updated_at = now()
          WHERE id = ${id}::uuid)
        UPDATE checkout SET winner_attempt = ${id}::uuid, order_id = ${orderId}, order_number = ${orderNumber}
        WHERE cart_id = ${cartId} RETURNING cart_id`;
      if (isRenumbered) await moveRecords(transaction, { cartId, orderNumber: checkout.orderNumber }, orderNumber);
      if (stored.length > 0) await this.queueConfirmation(transaction, { ...checkout, orderNumber }, email);
      if (method === 'online') await this.paymentJobs.enqueueMirror(transaction, id);
    });
  }

  /** Returns whether the attempt's order is still missing. */
  async isPending(attemptId: string): Promise<boolean> {
    const pending = await this.prisma.rows`
      SELECT id FROM payment_attempt WHERE id = ${attemptId}::uuid AND status = 'accepted'`;
    return pending.length > 0;
  }

  /** Returns attempts without a lease that have been in a state for longer than this. */
  async findStale(
    status: PaymentAttempt['status'],
    olderThanSeconds: number,
    further: { readonly unknownSince?: { readonly gt: Date } } = {},
  ): Promise<AttemptWithCheckout[]> {
    const now = Date.now();
    const stale = await this.prisma.paymentAttempt.findMany({
      where: {
        ...further,
        status,
        updatedAt: { lt: new Date(now - olderThanSeconds * 1000) },
        OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date(now) } }],
      },
      include: { checkout: true },
      // A tried attempt moves to the end, so that attempts without an answer do not block the others.
      orderBy: { updatedAt: 'asc' },
      take: 100,
    });
    return stale.map(withNumbers);
  }

  /** Returns online payments without an answer whose request may be repeated. */
  findRepeatable(olderThanSeconds: number): Promise<AttemptWithCheckout[]> {
    const since = new Date(Date.now() - REPEATABLE_MILLISECONDS);
    return this.findStale('sent', olderThanSeconds, { unknownSince: { gt: since } });
  }

  /** Queues the confirmation with the order, so that neither is lost without the other. */
  private async queueConfirmation(
    transaction: PlainTransaction,
    { orderNumber, storeKey, locale }: AttemptWithCheckout['checkout'],
    recipient: string | null,
  ): Promise<void> {
    if (recipient === null) return;
    const mail = { template: 'order-confirmation', orderNumber, storeKey, locale: locale ?? '', recipient } as const;
    await this.mails.queue(transaction, mail);
  }
}

const NO_LEASE = { lease: null, leasedUntil: null } as const;
