import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../platform/cache/single-flight.js';
import { isDatabaseUnavailable } from '../../platform/errors/database-failure.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import type { ShopSession } from '../../platform/session/shop-session.js';

/** Longer than the deadline of the backend; after it, the renewing replica is considered dead. */
const LEASE_SECONDS = 8;
/** How long other requests of a page may still send the previous cookie. */
const SHARED_SECONDS = 60;
const POLL_MILLISECONDS = 30;

type Renew = () => Promise<ShopSession | undefined>;

const digestOf = ({ refreshToken, accessToken }: ShopSession): string =>
  createHash('sha256').update(`${refreshToken} ${accessToken}`).digest('base64url');

const replacedName = (sid: string): string => createHash('sha256').update(`replaced ${sid}`).digest('base64url');

/**
 * Renews a session once for all requests with the same cookie on all replicas: the first one calls the commerce backend, the
 * others use its result. Holds no database connection during the call.
 */
@Injectable()
export class SessionRenewals {
  private readonly flight = new SingleFlight<ShopSession | undefined>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly seal: SessionSeal,
  ) {}

  /** Returns the session with new tokens; undefined if it expired at the backend. Without Postgres each replica renews for itself. */
  async renewOnce(session: ShopSession, renew: Renew): Promise<ShopSession | undefined> {
    const name = digestOf(session);
    const renewed = await this.flight.run(name, () => this.renewOrWait(name, renew));
    if (!renewed) return undefined;
    // Only the tokens are shared: other fields may be newer in the cookie of this request.
    const { accessToken, refreshToken, expiresAt } = renewed;
    return { ...session, accessToken, refreshToken, expiresAt };
  }

  /** Remembers for a minute that a sign-in replaced a session, because requests with its cookie may still be on their way. */
  async markReplaced(sid: string): Promise<void> {
    await this.prisma.$executeRaw`
      INSERT INTO session_renewal (name, sealed, expires)
      VALUES (${replacedName(sid)}, '', now() + make_interval(secs => ${SHARED_SECONDS}))
      ON CONFLICT (name) DO UPDATE SET expires = excluded.expires`;
  }

  /** Returns whether a sign-in replaced the session in the last minute; false without Postgres. */
  async wasReplaced(sid: string): Promise<boolean> {
    try {
      const where = { name: replacedName(sid), expires: { gt: new Date() } };
      return (await this.prisma.sessionRenewal.count({ where })) > 0;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return false;
    }
  }

  /** Opens one session for all requests with this key. Only a digest of the key is stored. */
  async openOnce(key: string, open: () => Promise<ShopSession>): Promise<ShopSession> {
    const name = createHash('sha256').update(`first visit ${key}`).digest('base64url');
    return (await this.flight.run(name, () => this.renewOrWait(name, open))) ?? open();
  }

  private async renewOrWait(name: string, renew: Renew): Promise<ShopSession | undefined> {
    try {
      if (await this.acquireLease(name)) return await this.renewAndShare(name, renew);
      const others = await this.read(name);
      if (others === null) {
        await pause(POLL_MILLISECONDS);
        return await this.renewOrWait(name, renew);
      }
      return others === '' ? undefined : await this.seal.open(others);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return renew();
    }
  }

  /** Returns whether this replica may call the backend. */
  private async acquireLease(name: string): Promise<boolean> {
    const claimed = await this.prisma.$executeRaw`
      INSERT INTO session_renewal (name, expires) VALUES (${name}, now() + make_interval(secs => ${LEASE_SECONDS}))
      ON CONFLICT (name) DO UPDATE SET sealed = NULL, expires = excluded.expires WHERE session_renewal.expires <= now()`;
    return claimed === 1;
  }

  private async renewAndShare(name: string, renew: Renew): Promise<ShopSession | undefined> {
    const session = await renew().catch(async (error: unknown) => {
      await this.prisma.$executeRaw`DELETE FROM session_renewal WHERE name = ${name}`;
      throw error;
    });
    const sealed = session ? await this.seal.seal(session) : '';
    await this.prisma.$executeRaw`
      UPDATE session_renewal SET sealed = ${sealed}, expires = now() + make_interval(secs => ${SHARED_SECONDS})
      WHERE name = ${name}`;
    await this.prisma.$executeRaw`DELETE FROM session_renewal WHERE expires <= now()`;
    return session;
  }

  /** Returns the result of another replica; null while it is calling, or if it failed. */
  private async read(name: string): Promise<string | null> {
    const found = await this.prisma.sessionRenewal.findUnique({ where: { name }, select: { sealed: true } });
    return found?.sealed ?? null;
  }
}
