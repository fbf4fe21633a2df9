import { Injectable } from '@nestjs/common';
import { newToken, tokenHash } from '../../platform/auth/token.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

const TEN_MINUTES_MS = 10 * 60_000;

/** Whose orders a link shows, and in which store. */
export interface OrdersOwner {
  readonly customerId: string;
  readonly storeKey: string;
}

/** Links to a customer's own orders: for ten minutes, once, and only the newest of a customer. */
@Injectable()
export class MyOrdersLinks {
  constructor(private readonly prisma: PrismaService) {}

  /** Makes a customer's link; the one before is void. The token is told here and never again. */
  async issue({ customerId, storeKey }: OrdersOwner): Promise<string> {
    const token = newToken();
    const link = { storeKey, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + TEN_MINUTES_MS) };
    await this.prisma.myOrdersLink.upsert({ where: { customerId }, create: { customerId, ...link }, update: link });
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
