import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../platform/cache/single-flight.js';
import { isDatabaseUnavailable } from '../../platform/errors/database-failure.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import type { ShopSession } from '../../platform/session/shop-session.js';

/** Longer than the backend is waited for: whoever renews is taken to have died after it. */
const LEASE_SECONDS = 8;
/** For how long a page's other requests come with the cookie of before. */
const KEPT_SECONDS = 60;
const LOOK_AGAIN_MILLISECONDS = 30;

type Renew = () => Promise<ShopSession | undefined>;

const nameOf = ({ refreshToken, accessToken }: ShopSession): string =>
  createHash('sha256').update(`${refreshToken} ${accessToken}`).digest('base64url');

/**
 * Renews a session once, however many requests come with the same cookie and whichever replicas they reach: whoever is first
 * asks the commerce backend, the others take what it got. Holds no connection while the backend is asked.
 */
@Injectable()
export class SessionRenewals {
  private readonly flight = new SingleFlight<ShopSession | undefined>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly seal: SessionSeal,
  ) {}

  /** The session with fresh tokens; undefined where the backend knows it no more. Without Postgres each replica asks for itself. */
  async once(session: ShopSession, renew: Renew): Promise<ShopSession | undefined> {
    const name = nameOf(session);
    const renewed = await this.flight.run(name, () => this.first(name, renew));
    if (!renewed) return undefined;
    // Only the tokens are shared: what else stands in a cookie may be newer in this request's.
    const { accessToken, refreshToken, expiresAt } = renewed;
    return { ...session, accessToken, refreshToken, expiresAt };
  }

  /** The session that the first of several requests with this key opens, for all of them. Only a digest of the key is stored. */
  async openOnce(key: string, open: () => Promise<ShopSession>): Promise<ShopSession> {
    const name = createHash('sha256').update(`first visit ${key}`).digest('base64url');
    return (await this.flight.run(name, () => this.first(name, open))) ?? open();
  }

  private async first(name: string, renew: Renew): Promise<ShopSession | undefined> {
    try {
      if (await this.claims(name)) return await this.renewed(name, renew);
      const others = await this.read(name);
      if (others === null) {
        await pause(LOOK_AGAIN_MILLISECONDS);
        return await this.first(name, renew);
      }
      return others === '' ? undefined : await this.seal.open(others);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return renew();
    }
  }

  /** Whether this replica is the one that asks. */
  private async claims(name: string): Promise<boolean> {
    const claimed = await this.prisma.$executeRaw`
      INSERT INTO session_renewal (name, expires) VALUES (${name}, now() + make_interval(secs => ${LEASE_SECONDS}))
      ON CONFLICT (name) DO UPDATE SET sealed = NULL, expires = excluded.expires WHERE session_renewal.expires <= now()`;
    return claimed === 1;
  }

  private async renewed(name: string, renew: Renew): Promise<ShopSession | undefined> {
    const session = await renew().catch(async (error: unknown) => {
      await this.prisma.$executeRaw`DELETE FROM session_renewal WHERE name = ${name}`;
      throw error;
    });
    const sealed = session ? await this.seal.seal(session) : '';
    await this.prisma.$executeRaw`
      UPDATE session_renewal SET sealed = ${sealed}, expires = now() + make_interval(secs => ${KEPT_SECONDS})
      WHERE name = ${name}`;
    await this.prisma.$executeRaw`DELETE FROM session_renewal WHERE expires <= now()`;
    return session;
  }

  /** What another replica got; null while it asks, or when it gave up. */
  private async read(name: string): Promise<string | null> {
    const found = await this.prisma.sessionRenewal.findUnique({ where: { name }, select: { sealed: true } });
    return found?.sealed ?? null;
  }
}
