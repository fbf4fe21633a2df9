import { Injectable } from '@nestjs/common';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { tooManyAttempts } from '../../platform/rate-limits/too-many-attempts.js';

const MINUTE_S = 60;
const TEN_MINUTES_MS = 10 * MINUTE_S * 1000;
/** Several tabs and a page that is loaded again ask for one each. */
const MOST_LINKS = 20;

/** Whose orders a link shows, and in which store. */
export interface OrdersOwner {
  readonly customerId: string;
  readonly storeKey: string;
}

/** Links to a customer's own orders. Each works once and for ten minutes, whatever links are made meanwhile. */
@Injectable()
export class MyOrdersLinks {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Makes a link and returns its token, which is stored as a digest only. Earlier links stay valid: a GET may be repeated, by
   * another tab or by somebody else's page. Refuses with `too-many-attempts` while the customer has twenty.
   */
  async issue({ customerId, storeKey }: OrdersOwner): Promise<string> {
    const [token, now] = [newToken(), Date.now()];
    const valid = { customerId, expiresAt: { gt: new Date(now) } };
    if ((await this.prisma.myOrdersLink.count({ where: valid })) >= MOST_LINKS) throw tooManyAttempts(MINUTE_S);
    const expiresAt = new Date(now + TEN_MINUTES_MS);
    await this.prisma.myOrdersLink.create({ data: { customerId, storeKey, tokenHash: tokenHash(token), expiresAt } });
    return token;
  }

  /** Whose orders the link shows; it is void from here on. Undefined for one that is unknown, used, void, too old or of another store. */
  async use(token: string, storeKey: string): Promise<OrdersOwner | undefined> {
    const usable = { tokenHash: tokenHash(token), storeKey, expiresAt: { gt: new Date() } };
    const found = await this.prisma.myOrdersLink.findFirst({ where: usable });
    if (!found) return undefined;
    const { count } = await this.prisma.myOrdersLink.deleteMany({ where: usable });
    await this.prisma.myOrdersLink.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    return count === 1 ? { customerId: found.customerId, storeKey } : undefined;
  }
}
