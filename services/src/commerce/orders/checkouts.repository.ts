import { orderNumber } from '@manifold/domain/order/order-number';
import { Injectable } from '@nestjs/common';
import type { Checkout, PaymentAttempt, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { ENSURE_ORDER } from './job-names.js';

export type { Checkout, PaymentAttempt };
export type CheckoutWithAttempts = Checkout & { attempts: PaymentAttempt[] };
export type AttemptWithCheckout = PaymentAttempt & { checkout: Checkout };

/** Numbers begin here, so that the first one does not look like the first one. */
const FIRST_ORDER_SEQUENCE = 100_001;
/** The request that accepted the order makes it itself; the job is there for when it cannot. */
const JOB_AFTER_SECONDS = 10;

/** What a shopper asked to pay. */
export interface NewAttempt {
  readonly cartId: string;
  readonly storeKey: string;
  readonly countryCode: string;
  /** The customer's or the visitor's id. */
  readonly ownerId: string;
  readonly requestedVersion: number;
  readonly method: PaymentAttempt['method'];
  readonly centAmount: number;
  readonly feeCentAmount: number;
  readonly currencyCode: string;
}

/** Checkouts and attempts to pay in Postgres: durable before anything outside is done. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  /** A cart's checkout, newest attempt first. */
  find(cartId: string): Promise<CheckoutWithAttempts | null> {
    return this.prisma.checkout.findUnique({
      where: { cartId },
      include: { attempts: { orderBy: { createdAt: 'desc' } } },
    });
  }

  /** The cart that this shopper is ordering just now, if any. */
  async openCartOf(ownerId: string): Promise<string | undefined> {
    const attempt = await this.prisma.paymentAttempt.findFirst({
      where: { status: { in: ['created', 'accepted'] }, checkout: { anonymousId: ownerId } },
      select: { cartId: true },
    });
    return attempt?.cartId;
  }

  /** What a visitor was ordering is the customer's from here on: they have signed in. */
  async handOver(anonymousId: string, customerId: string): Promise<void> {
    await this.prisma.checkout.updateMany({ where: { anonymousId }, data: { anonymousId: customerId } });
  }

  /** Reserves the cart's order number once and writes the attempt down. Earlier attempts that were never accepted are given up. */
  begin(attempt: NewAttempt): Promise<AttemptWithCheckout> {
    return this.prisma.$transaction(async (transaction) => {
      const checkout = await this.reserve(transaction, attempt);
      const earlier = await transaction.paymentAttempt.count({ where: { cartId: attempt.cartId } });
      await transaction.paymentAttempt.updateMany({
        where: { cartId: attempt.cartId, status: 'created' },
        data: { status: 'abandoned' },
      });
      const { cartId, requestedVersion, method, centAmount, feeCentAmount, currencyCode } = attempt;
      const merchantReference = `${checkout.orderNumber}-${earlier + 1}`;
      return transaction.paymentAttempt.create({
        data: { cartId, requestedVersion, method, centAmount, feeCentAmount, currencyCode, merchantReference },
        include: { checkout: true },
      });
    });
  }

  /** Writes down at which version the cart has the attempt's payment. */
  async note(attemptId: string, cartVersion: number): Promise<void> {
    await this.prisma.paymentAttempt.updateMany({ where: { id: attemptId }, data: { cartVersion } });
  }

  /** From here on the order will be made: the attempt is accepted and the job that makes it enqueued, both or neither. False when the attempt was given up meanwhile. */
  accept(attemptId: string, cartVersion: number): Promise<boolean> {
    return this.prisma.$transaction(async (transaction) => {
      const { count } = await transaction.paymentAttempt.updateMany({
        where: { id: attemptId, status: 'created' },
        data: { status: 'accepted', cartVersion },
      });
      if (count === 0) return false;
      // Without the queue (it starts a moment after the process) the sweeper is the net.
      if (!this.jobs.ready) return true;
      await this.jobs.enqueue(transaction, {
        name: ENSURE_ORDER,
        data: { attemptId },
        afterSeconds: JOB_AFTER_SECONDS,
      });
      return true;
    });
  }

  /** Gives an attempt up that was never accepted. False when it was accepted meanwhile. */
  async abandon(attemptId: string): Promise<boolean> {
    const { count } = await this.prisma.paymentAttempt.updateMany({
      where: { id: attemptId, status: 'created' },
      data: { status: 'abandoned' },
    });
    return count > 0;
  }

  /**
   * Runs work while nobody else can have this accepted attempt; `undefined` when somebody has it or it is accepted no more.
   * The work's outcome is written in the same transaction.
   */
  settle(
    attemptId: string,
    work: (attempt: AttemptWithCheckout) => Promise<Settlement>,
  ): Promise<Settlement | undefined> {
    return this.prisma.$transaction(
      async (transaction) => {
        const locked = await transaction.$queryRaw<
          { id: string }[]
        >`SELECT id FROM payment_attempt WHERE id = ${attemptId}::uuid AND status = 'accepted' FOR UPDATE SKIP LOCKED`;
        if (locked.length === 0) return undefined;
        const attempt = await transaction.paymentAttempt.findUniqueOrThrow({
          where: { id: attemptId },
          include: { checkout: true },
        });
        const settlement = await work(attempt);
        await write(transaction, attempt, settlement);
        return settlement;
      },
      // The work calls the commerce backend, whose writes may take ten seconds each.
      { timeout: 60_000, maxWait: 5000 },
    );
  }

  /** Attempts that have stood in a state for longer than this. */
  stale(status: 'created' | 'accepted', olderThanSeconds: number): Promise<AttemptWithCheckout[]> {
    return this.prisma.paymentAttempt.findMany({
      where: { status, updatedAt: { lt: new Date(Date.now() - olderThanSeconds * 1000) } },
      include: { checkout: true },
      orderBy: { createdAt: 'asc' },
      take: 100,
    });
  }

  private async reserve(transaction: Prisma.TransactionClient, attempt: NewAttempt): Promise<Checkout> {
    const { cartId, storeKey, ownerId, countryCode } = attempt;
    // Two replicas may reserve for one cart at once: the second waits here and finds the first's number.
    await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${cartId}, 0))::text`;
    const reserved = await transaction.checkout.findUnique({ where: { cartId } });
    if (reserved) return reserved;
    const { last } = await transaction.orderCounter.upsert({
      where: { countryCode },
      create: { countryCode, last: FIRST_ORDER_SEQUENCE },
      update: { last: { increment: 1 } },
    });
    return transaction.checkout.create({
      data: { cartId, storeKey, anonymousId: ownerId, orderNumber: orderNumber(countryCode, last) },
    });
  }
}

/** How an accepted attempt ended. */
export type Settlement =
  { readonly outcome: 'ordered'; readonly orderId: string } | { readonly outcome: 'refused'; readonly refusal: string };

async function write(
  transaction: Prisma.TransactionClient,
  attempt: PaymentAttempt,
  settlement: Settlement,
): Promise<void> {
  if (settlement.outcome === 'refused') {
    const { refusal } = settlement;
    await transaction.paymentAttempt.update({ where: { id: attempt.id }, data: { status: 'refused', refusal } });
    return;
  }
  await transaction.paymentAttempt.update({ where: { id: attempt.id }, data: { status: 'ordered' } });
  await transaction.checkout.update({
    where: { cartId: attempt.cartId },
    data: { winnerAttempt: attempt.id, orderId: settlement.orderId },
  });
}
