import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService, type PlainTransaction } from '../../platform/prisma/prisma.service.js';
import type { AttemptWithCheckout } from './checkouts.repository.js';

/** The job that makes the order of an accepted attempt. */
export const ENSURE_ORDER = 'ensure-order';

/** The request that accepted the order makes it itself; the job is there for when it cannot. */
const JOB_AFTER_SECONDS = 10;
/**
 * Longer than a write of the commerce backend may take. Somebody who is slower than that does no harm: the order number
 * lets only one order be made.
 */
export const LEASE_SECONDS = 15;

/** An attempt that nobody else works on until the lease is over. */
export interface Claim {
  readonly attempt: AttemptWithCheckout;
  readonly lease: string;
}

/** The attempt's payment and the version at which the cart has it. */
interface PreparedCart {
  readonly cartVersion: number;
  readonly paymentId: string;
}

/** How an accepted attempt ended. */
export type Settlement =
  { readonly outcome: 'ordered'; readonly orderId: string } | { readonly outcome: 'refused'; readonly refusal: string };

/**
 * Attempts to pay and who works on them. Work outside of Postgres is done under a lease and never in a transaction: a lease
 * costs no connection, and one whose process died is over by itself.
 */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** Stores the attempt's payment and the cart's version with it. */
  async note(attemptId: string, facts: PreparedCart): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attemptId }, data: facts });
  }

  /**
   * Accepts the attempt and enqueues the job that makes its order, both or neither: from here on the order will be made.
   * Returns the caller's claim on it; undefined if the attempt was abandoned or is being released.
   */
  async accept(attempt: AttemptWithCheckout, { cartVersion, paymentId }: PreparedCart): Promise<Claim | undefined> {
    const lease = randomUUID();
    const isAccepted = await this.prisma.plainTransaction(async (transaction) => {
      const updated = await transaction.rows`
        UPDATE payment_attempt SET status = 'accepted', cart_version = ${cartVersion}, payment_id = ${paymentId}, updated_at = now(),
          lease = ${lease}::uuid, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
        WHERE id = ${attempt.id}::uuid AND status = 'created' AND (leased_until IS NULL OR leased_until <= now())
        RETURNING id`;
      if (updated.length > 0) await this.enqueue(transaction, attempt.id);
      return updated.length > 0;
    });
    return isAccepted ? { attempt: { ...attempt, status: 'accepted', cartVersion, paymentId }, lease } : undefined;
  }

  /** Claims an attempt in this state; undefined if somebody else has it or it is in another state. */
  async claim(attemptId: string, status: 'created' | 'accepted'): Promise<Claim | undefined> {
    const lease = randomUUID();
    const count = await this.prisma.$executeRaw`
      UPDATE payment_attempt SET lease = ${lease}::uuid, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${attemptId}::uuid AND status = ${status}::payment_attempt_status
        AND (leased_until IS NULL OR leased_until <= now())`;
    if (count === 0) return undefined;
    const attempt = await this.prisma.paymentAttempt.findUniqueOrThrow({
      where: { id: attemptId },
      include: { checkout: true },
    });
    return { attempt, lease };
  }

  /** Ends a claim whose work could not be done, so that the next one need not wait for the lease. */
  async unclaim({ attempt, lease }: Claim): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attempt.id, lease }, data: NO_LEASE });
  }

  /** Ends an attempt that was never accepted. */
  async abandon({ attempt, lease }: Claim): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({
      where: { id: attempt.id, lease, status: 'created' },
      data: { status: 'abandoned', ...NO_LEASE },
    });
  }

  /** Stores how an accepted attempt ended. An order that exists is stored even if the lease is over. */
  async settle({ attempt: { id, cartId }, lease }: Claim, settlement: Settlement): Promise<void> {
    if (settlement.outcome === 'refused') {
      const { refusal } = settlement;
      const where = { id, lease, status: 'accepted' as const };
      await this.prisma.paymentAttempt.updateMany({ where, data: { status: 'refused', refusal, ...NO_LEASE } });
      return;
    }
    await this.prisma.rows`
      WITH attempt AS (
        UPDATE payment_attempt SET status = 'ordered', refusal = NULL, lease = NULL, leased_until = NULL, updated_at = now()
        WHERE id = ${id}::uuid)
      UPDATE checkout SET winner_attempt = ${id}::uuid, order_id = ${settlement.orderId} WHERE cart_id = ${cartId}`;
  }

  /** Whether the attempt's order is still to be made. */
  async isPending(attemptId: string): Promise<boolean> {
    return (await this.prisma.paymentAttempt.count({ where: { id: attemptId, status: 'accepted' } })) > 0;
  }

  /** Attempts that have been in a state for longer than this and that nobody works on. */
  stale(status: 'created' | 'accepted', olderThanSeconds: number): Promise<AttemptWithCheckout[]> {
    const now = Date.now();
    return this.prisma.paymentAttempt.findMany({
      where: {
        status,
        updatedAt: { lt: new Date(now - olderThanSeconds * 1000) },
        OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date(now) } }],
      },
      include: { checkout: true },
      orderBy: { createdAt: 'asc' },
      take: 100,
    });
  }

  private async enqueue(transaction: PlainTransaction, attemptId: string): Promise<void> {
    // The queue starts a moment after the process; until then the sweep finds the attempt.
    if (!this.jobs.ready) return;
    await this.jobs.enqueue(transaction, { name: ENSURE_ORDER, data: { attemptId }, afterSeconds: JOB_AFTER_SECONDS });
  }
}

const NO_LEASE = { lease: null, leasedUntil: null } as const;
