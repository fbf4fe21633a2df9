import type { DataRequestKind, DeskRequestFilter } from '@manifold/domain/data-rights/contract';
import { answerDueAt } from '@manifold/domain/data-rights/periods';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { DataRequest as DataRequestRow, Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';

export type { DataRequestRow };

/** The job that answers a request. */
export const DATA_JOBS = {
  export: 'mail-data-export',
  deletion: 'delete-account',
} as const satisfies Readonly<Record<DataRequestKind, string>>;
/** Erases the carts that were frozen for a payment when their customer was deleted, and were never ordered. */
export const ERASE_LEFT_CARTS = 'erase-left-carts';
/** Payments that wait for the shopper are abandoned, and their carts freed, long before. */
const LEFT_AFTER_SECONDS = 24 * 60 * 60;
/** The data of a job that erases left carts. */
export interface LeftCarts {
  readonly storeKey: string;
  readonly customerId: string;
}

const LINK_DAYS = 7;
const DAY_MS = 86_400_000;
/** Of the list on the customer's profile. */
const MAXIMUM_LISTED = 20;
const SWEPT_AT_ONCE = 100;

/** Who makes a request. The address is stored only for a deletion, because the account cannot be asked for it afterwards. */
export interface Requester {
  readonly storeKey: string;
  readonly customerId: string;
  readonly locale: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** A link to a copy of the data. */
export interface ExportLink {
  readonly token: string;
  readonly expiresAt: Date;
}

interface DeskPage {
  readonly storeKeys: readonly string[];
  readonly filter: DeskRequestFilter;
  readonly offset: number;
  readonly limit: number;
}

const NO_LINK = { tokenHash: null };

/** Stores requests of customers about their data, each with the job that answers it. */
@Injectable()
export class DataRequests {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Stores a request with its job in one transaction. A customer has one open request of a kind; repeating it changes nothing. */
  async open(kind: DataRequestKind, requester: Requester): Promise<DataRequestRow> {
    // Nothing is promised without its job: the customer tries again.
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    const requestedAt = this.clock.now();
    const { storeKey, customerId, locale, email, isEmailVerified: ownsAddress } = requester;
    const own = kind === 'deletion' ? { email, ownsAddress } : {};
    const data = { storeKey, customerId, locale, kind, requestedAt, dueAt: answerDueAt(requestedAt), ...own };
    return this.prisma.$transaction(async (transaction) => {
      const [created] = await transaction.dataRequest.createManyAndReturn({ data: [data], skipDuplicates: true });
      if (!created)
        return transaction.dataRequest.findFirstOrThrow({ where: { storeKey, customerId, kind, state: 'open' } });
      await this.jobs.enqueue(transaction, { name: DATA_JOBS[kind], data: { id: created.id }, afterSeconds: 0 });
      return created;
    });
  }

  /** Returns a request that is not answered yet; otherwise undefined. */
  async findOpen(id: string): Promise<DataRequestRow | undefined> {
    return (await this.prisma.dataRequest.findFirst({ where: { id, state: 'open' } })) ?? undefined;
  }

  /** Returns open requests that are older than this, oldest first. */
  listOpen(olderThan: Date): Promise<DataRequestRow[]> {
    const where = { state: 'open', requestedAt: { lt: olderThan } };
    return this.prisma.dataRequest.findMany({ where, orderBy: { requestedAt: 'asc' }, take: SWEPT_AT_ONCE });
  }

  /** Returns the newest requests of a customer, newest first. */
  listOf(storeKey: string, customerId: string): Promise<DataRequestRow[]> {
    const where = { storeKey, customerId };
    return this.prisma.dataRequest.findMany({ where, orderBy: { requestedAt: 'desc' }, take: MAXIMUM_LISTED });
  }

  /** Returns a page of requests of stores: open ones by deadline, or all, newest first. */
  async page({ storeKeys, filter, offset, limit }: DeskPage) {
    const where = { storeKey: { in: [...storeKeys] }, ...(filter === 'open' ? { state: 'open' } : {}) };
    const orderBy: Prisma.DataRequestOrderByWithRelationInput[] =
      filter === 'open' ? [{ dueAt: 'asc' }, { id: 'asc' }] : [{ requestedAt: 'desc' }, { id: 'asc' }];
    const [rows, total] = await this.prisma.$transaction([
      this.prisma.dataRequest.findMany({ where, orderBy, skip: offset, take: limit }),
      this.prisma.dataRequest.count({ where }),
    ]);
    return { rows, total };
  }

  /** Gives an open export a new link, which replaces an earlier one. */
  async issueLink(id: string): Promise<ExportLink> {
    const [token, expiresAt] = [newToken(), new Date(this.clock.now().getTime() + LINK_DAYS * DAY_MS)];
    const data = { tokenHash: tokenHash(token), linkExpiresAt: expiresAt };
    await this.prisma.dataRequest.updateMany({ where: { id, state: 'open' }, data });
    return { token, expiresAt };
  }

  /** Marks an export as answered once its link is mailed. Links of earlier exports end. */
  async markReady({ id, storeKey, customerId }: DataRequestRow): Promise<void> {
    const earlier = { storeKey, customerId, kind: 'export', state: 'ready', id: { not: id } };
    await this.prisma.$transaction([
      this.prisma.dataRequest.updateMany({ where: earlier, data: { state: 'done', ...NO_LINK } }),
      this.prisma.dataRequest.updateMany({
        where: { id, state: 'open' },
        data: { state: 'ready', finishedAt: this.clock.now() },
      }),
    ]);
  }

  /** Closes an open request whose customer no longer exists. */
  async close(id: string): Promise<void> {
    const data = { state: 'done', finishedAt: this.clock.now(), customerId: null, ...NO_LINK };
    await this.prisma.dataRequest.updateMany({ where: { id, state: 'open' }, data });
  }

  /** Returns whether a link can be used by this customer. */
  async isUsable(token: string, owner: Pick<Requester, 'storeKey' | 'customerId'>): Promise<boolean> {
    return (await this.prisma.dataRequest.count({ where: this.usable(token, owner) })) === 1;
  }

  /** Uses a link. Returns false if it cannot be used (any more). */
  async useLink(token: string, owner: Pick<Requester, 'storeKey' | 'customerId'>): Promise<boolean> {
    const where = this.usable(token, owner);
    const data = { state: 'done', finishedAt: this.clock.now(), ...NO_LINK };
    return (await this.prisma.dataRequest.updateMany({ where, data })).count === 1;
  }

  /**
   * Finishes a deletion: closes all requests of the customer and removes the person from them. A job a day later deletes carts
   * that are left.
   */
  async finishDeletion({ id, storeKey, customerId }: DataRequestRow): Promise<void> {
    const finishedAt = this.clock.now();
    const nobody = { customerId: null, email: null, ...NO_LINK };
    const others = { storeKey, customerId, id: { not: id } };
    await this.prisma.$transaction(async (transaction) => {
      const { dataRequest } = transaction;
      await dataRequest.updateMany({
        where: { ...others, state: 'open' },
        data: { ...nobody, state: 'done', finishedAt },
      });
      await dataRequest.updateMany({ where: others, data: { ...nobody, state: 'done' } });
      const { count } = await dataRequest.updateMany({
        where: { id, state: 'open' },
        data: { ...nobody, state: 'done', finishedAt },
      });
      if (count === 0 || customerId === null) return;
      await this.enqueueCartErasure(transaction, { storeKey, customerId });
    });
  }

  /** Enqueues another deletion of a customer's carts, a day from now. */
  lookForCartsLater(left: LeftCarts): Promise<void> {
    return this.prisma.$transaction((transaction) => this.enqueueCartErasure(transaction, left));
  }

  private enqueueCartErasure(transaction: Prisma.TransactionClient, data: LeftCarts): Promise<void> {
    return this.jobs.enqueue(transaction, { name: ERASE_LEFT_CARTS, data, afterSeconds: LEFT_AFTER_SECONDS });
  }

  private usable(token: string, { storeKey, customerId }: Pick<Requester, 'storeKey' | 'customerId'>) {
    return { storeKey, customerId, tokenHash: tokenHash(token), linkExpiresAt: { gt: this.clock.now() } };
  }
}
