import { Injectable } from '@nestjs/common';
import { DeadlineExceeded, withDeadline } from '../../platform/deadlines/deadline.js';
import { isDatabaseUnavailable } from '../../platform/errors/database-failure.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { ShopSession } from '../../platform/session/shop-session.js';

const DAY_MS = 86_400_000;
/** A day longer than the cookie lives without use. */
const UNUSED_DAYS = 31;
/** The precision of the last use, which is low so that it is written seldom. */
const SEEN_MS = 5 * 60_000;
/** How long a request waits for Postgres before it continues without the check. */
const CHECK_MS = 1000;
const MAXIMUM_AGENT_LENGTH = 300;
const MAXIMUM_LISTED = 100;

/** A customer of a store. */
export interface SessionOwner {
  readonly storeKey: string;
  readonly customerId: string;
}

/** A browser in which a customer is signed in. */
export interface CustomerSessionRecord {
  readonly id: string;
  readonly sid: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The browsers in which customers are signed in. A customer's cookie without its row is invalid on every replica. */
@Injectable()
export class CustomerSessions {
  constructor(private readonly prisma: PrismaService) {}

  /** Records a new session, and deletes sessions that were not used for a month. */
  async open(sid: string, { storeKey, customerId }: SessionOwner, userAgent: string): Promise<void> {
    const agent = userAgent.slice(0, MAXIMUM_AGENT_LENGTH);
    await this.prisma.customerSession.create({ data: { sid, storeKey, customerId, userAgent: agent } });
    const unused = new Date(Date.now() - UNUSED_DAYS * DAY_MS);
    await this.prisma.customerSession.deleteMany({ where: { seenAt: { lt: unused } } });
  }

  /**
   * Returns whether a session of a cookie is valid. Guests' sessions are. Without Postgres a customer's with a token is too,
   * because the commerce backend still checks the token.
   */
  async isOpen({ sid, storeKey, customerId, provider }: ShopSession): Promise<boolean> {
    if (customerId === undefined) return true;
    try {
      return await withDeadline(CHECK_MS, () => this.isListed({ sid, storeKey, customerId }));
    } catch (error) {
      if (!(error instanceof DeadlineExceeded) && !isDatabaseUnavailable(error)) throw error;
      return provider === undefined;
    }
  }

  /** Returns the customer's sessions, last used first. */
  list(owner: SessionOwner): Promise<CustomerSessionRecord[]> {
    const { storeKey, customerId } = owner;
    return this.prisma.customerSession.findMany({
      where: { storeKey, customerId },
      orderBy: { seenAt: 'desc' },
      take: MAXIMUM_LISTED,
    });
  }

  /** Ends a session by the id in its cookie. */
  async close(sid: string): Promise<void> {
    await this.prisma.customerSession.deleteMany({ where: { sid } });
  }

  /** Ends one of the customer's own sessions by its id. Returns it; undefined if the customer has none with this id. */
  async end({ storeKey, customerId }: SessionOwner, id: string): Promise<CustomerSessionRecord | undefined> {
    const [ended] = await this.remove({ storeKey, customerId, id });
    return ended;
  }

  /** Ends all of the customer's sessions except one, or without exception. Returns them. */
  endAll({ storeKey, customerId }: SessionOwner, exceptSid?: string): Promise<CustomerSessionRecord[]> {
    return this.remove({ storeKey, customerId, ...(exceptSid === undefined ? {} : { sid: { not: exceptSid } }) });
  }

  /** Ends the customer's sessions that began before an instant. Returns them. */
  endOlder({ storeKey, customerId }: SessionOwner, before: Date): Promise<CustomerSessionRecord[]> {
    return this.remove({ storeKey, customerId, createdAt: { lt: before } });
  }

  private async isListed(session: SessionOwner & { readonly sid: string }): Promise<boolean> {
    const found = await this.prisma.customerSession.findUnique({ where: session });
    if (!found) return false;
    const seenAt = new Date();
    if (seenAt.getTime() - found.seenAt.getTime() > SEEN_MS)
      await this.prisma.customerSession.updateMany({ where: { sid: session.sid }, data: { seenAt } });
    return true;
  }

  private async remove(
    where: NonNullable<Parameters<PrismaService['customerSession']['deleteMany']>[0]>['where'] & SessionOwner,
  ): Promise<CustomerSessionRecord[]> {
    const found = await this.prisma.customerSession.findMany({ where });
    await this.prisma.customerSession.deleteMany({ where: { sid: { in: found.map(({ sid }) => sid) } } });
    return found;
  }
}
