import { PENDING_STATES } from '@manifold/domain/order-desk/available-actions';
import type { OrderRequest } from '@manifold/domain/order-desk/contract';
import { CUSTOMER_REASONS, orderActionKindSchema, ORDER_REQUEST_STATES } from '@manifold/domain/order-desk/contract';
import { MONEY_MOVING_STATES } from '@manifold/domain/order-desk/second-person';
import { shownOrderNumber } from '@manifold/domain/order/order-number';
import { money } from '@manifold/domain/money/money';
import { Injectable } from '@nestjs/common';
import type { OrderRequest as RequestRow, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type WithNumbers, withNumbers } from '../../platform/prisma/with-numbers.js';

export type StoredRequest = WithNumbers<RequestRow>;
export type Transaction = Prisma.TransactionClient;
/** How many requests of an order, or of a list, are shown. */
const MAXIMUM_REQUESTS = 100;
/** States of requests that the rules about amounts, limits and available actions count. */
const COUNTED_STATES = [...new Set([...PENDING_STATES, ...MONEY_MOVING_STATES])];
/** A process that began to execute a request and did not finish within this time has died. */
const ABANDONED_AFTER_MS = 60_000;

const unclaimed = (now: Date) => [
  { startedAt: null },
  { startedAt: { lt: new Date(now.getTime() - ABANDONED_AFTER_MS) } },
];

/** Maps a stored request for the console. */
export function requestView(stored: StoredRequest): OrderRequest {
  const { id, orderId, countryCode, kind, centAmount, currencyCode, reason, state, requestedBy, decidedBy } = stored;
  return {
    id,
    orderId,
    orderNumber: shownOrderNumber(stored.orderNumber),
    countryCode,
    // The database refuses other values.
    kind: orderActionKindSchema.parse(kind),
    amount: centAmount === null ? null : money(centAmount, currencyCode),
    reason,
    customerReason: CUSTOMER_REASONS.find((known) => known === stored.customerReason) ?? null,
    state: ORDER_REQUEST_STATES.find((known) => known === state) ?? 'failed',
    requestedBy,
    requestedAt: stored.requestedAt.toISOString(),
    expiresAt: stored.expiresAt?.toISOString() ?? null,
    decidedBy,
    decidedAt: stored.decidedAt?.toISOString() ?? null,
    result: stored.result,
  };
}

/** Stores requests of the order desk. */
@Injectable()
export class OrderRequestRows {
  constructor(private readonly prisma: PrismaService) {}

  async find(id: string, db: Transaction = this.prisma): Promise<StoredRequest | null> {
    const found = await db.orderRequest.findUnique({ where: { id } });
    return found && withNumbers(found);
  }

  /**
   * Returns every request of an order that is open or moved money, newest first. The list has no limit: a request that is missing
   * from it would no longer count towards the approval limit.
   */
  async counted(orderId: string, db: Transaction = this.prisma): Promise<StoredRequest[]> {
    const where = { orderId, state: { in: COUNTED_STATES } };
    return (await db.orderRequest.findMany({ where, orderBy: { requestedAt: 'desc' } })).map(withNumbers);
  }

  /** Returns the newest requests of an order for display, in any state, newest first. */
  async newest(orderId: string): Promise<StoredRequest[]> {
    const rows = await this.prisma.orderRequest.findMany({
      where: { orderId },
      orderBy: { requestedAt: 'desc' },
      take: MAXIMUM_REQUESTS,
    });
    return rows.map(withNumbers);
  }

  /** Returns the requests of some stores that wait for a second person, oldest first. */
  async proposed(storeKeys: readonly string[]): Promise<StoredRequest[]> {
    const where = { state: 'proposed', storeKey: { in: [...storeKeys] } };
    const orderBy = { requestedAt: 'asc' } as const;
    return (await this.prisma.orderRequest.findMany({ where, orderBy, take: MAXIMUM_REQUESTS })).map(withNumbers);
  }

  /** Marks requests that were not decided in time. */
  async expire(now: Date): Promise<void> {
    const where = { state: 'proposed', expiresAt: { lte: now } };
    await this.prisma.orderRequest.updateMany({ where, data: { state: 'expired' } });
  }

  /** Runs work while no other request of the order can be added. */
  exclusively<Result>(orderId: string, work: (db: Transaction) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction(async (db) => {
      await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`order-request ${orderId}`}, 0))`;
      return work(db);
    });
  }

  /** Returns running requests that no process executes, oldest first. */
  async interrupted(now: Date): Promise<StoredRequest[]> {
    const rows = await this.prisma.orderRequest.findMany({
      where: { state: 'running', OR: unclaimed(now) },
      orderBy: { requestedAt: 'asc' },
      take: MAXIMUM_REQUESTS,
    });
    return rows.map(withNumbers);
  }

  /** Claims a running request for this process. Returns false if another process executes it now. */
  async claim(id: string, now: Date): Promise<boolean> {
    const { count } = await this.prisma.orderRequest.updateMany({
      where: { id, state: 'running', OR: unclaimed(now) },
      data: { startedAt: now },
    });
    return count === 1;
  }

  async add(data: Prisma.OrderRequestUncheckedCreateInput, db: Transaction): Promise<StoredRequest> {
    return withNumbers(await db.orderRequest.create({ data }));
  }

  /** Stores the decision about a request. Returns null if the request does not wait for a decision. */
  async decide(
    id: string,
    decision: { state: 'running' | 'refused'; decidedBy: string; decidedAt: Date; result: string | null },
    db: Transaction,
  ): Promise<StoredRequest | null> {
    const { count } = await db.orderRequest.updateMany({ where: { id, state: 'proposed' }, data: decision });
    return count === 0 ? null : this.find(id, db);
  }

  async update(id: string, data: Prisma.OrderRequestUpdateInput): Promise<StoredRequest> {
    return withNumbers(await this.prisma.orderRequest.update({ where: { id }, data }));
  }
}
