import { Injectable } from '@nestjs/common';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { tooManyAttempts } from '../../platform/rate-limits/failed-attempts.service.js';

const MINUTE_S = 60;
const TEN_MINUTES_MS = 10 * MINUTE_S * 1000;
/** Each tab and each reload requests a link. */
const MAXIMUM_LINKS = 20;

/** The customer and the store whose orders a link shows. */
export interface OrdersOwner {
  readonly customerId: string;
  readonly storeKey: string;
}

/** Links to a customer's own orders. Each can be used once within ten minutes. */
@Injectable()
export class MyOrdersLinks {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Creates a link and returns its token, which is stored as a digest only. Earlier links stay valid, because a GET may be
   * repeated by another tab or site. Throws `too-many-attempts` while the customer has twenty.
   */
  async issue({ customerId, storeKey }: OrdersOwner): Promise<string> {
    const [token, now] = [newToken(), Date.now()];
    const valid = { customerId, expiresAt: { gt: new Date(now) } };
    if ((await this.prisma.myOrdersLink.count({ where: valid })) >= MAXIMUM_LINKS) throw tooManyAttempts(MINUTE_S);
    const expiresAt = new Date(now + TEN_MINUTES_MS);
    await this.prisma.myOrdersLink.create({ data: { customerId, storeKey, tokenHash: tokenHash(token), expiresAt } });
    return token;
  }

  /** Returns the owner of a link; undefined for a link that is unknown, used, expired or of another store. */
  async find(token: string, storeKey: string): Promise<OrdersOwner | undefined> {
    const found = await this.prisma.myOrdersLink.findFirst({ where: usable(token, storeKey) });
    return found ? { customerId: found.customerId, storeKey } : undefined;
  }

  /** Deletes a customer's links that were created before an instant. */
  async removeOlder({ storeKey, customerId }: OrdersOwner, before: Date): Promise<void> {
    const expiresAt = { lt: new Date(before.getTime() + TEN_MINUTES_MS) };
    await this.prisma.myOrdersLink.deleteMany({ where: { storeKey, customerId, expiresAt } });
  }

  /** Uses a link. Returns false if it cannot be used (any more). */
  async use(token: string, storeKey: string): Promise<boolean> {
    const { count } = await this.prisma.myOrdersLink.deleteMany({ where: usable(token, storeKey) });
    await this.prisma.myOrdersLink.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    return count === 1;
  }
}

const usable = (token: string, storeKey: string) => ({
  tokenHash: tokenHash(token),
  storeKey,
  expiresAt: { gt: new Date() },
});
