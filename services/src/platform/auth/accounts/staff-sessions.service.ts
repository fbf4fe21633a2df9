import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { OwnedSession, StaffSession } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import type { StaffSession as SessionColumns } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { staffOfRecord, type StaffColumns } from './staff-record.js';
import { newToken, tokenHash } from './token.js';
import type { Visit } from './visit.js';

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** How long one confirmation by the identity provider is valid. */
const CONFIRMED_MS = 60 * MINUTE_MS;
const REFRESH_AFTER_MS = 15 * MINUTE_MS;
/** Lease on the refresh: after it another request may refresh the session. */
const REFRESH_LEASE_MS = MINUTE_MS;
/** Writes `lastSeenAt` at most this often, not with every request. */
const TOUCH_AFTER_MS = MINUTE_MS;

/** Returns the condition for sessions that have not expired. */
function notExpired() {
  const now = Date.now();
  return {
    createdAt: { gt: new Date(now - ABSOLUTE_MS) },
    lastSeenAt: { gt: new Date(now - IDLE_MS) },
    OR: [{ isOpenId: false }, { confirmedAt: { gt: new Date(now - CONFIRMED_MS) } }],
  };
}

interface FoundSession extends StaffColumns {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly disabledAt: Date | null;
  readonly isOpenId: boolean;
  readonly confirmedAt: Date;
  readonly refreshDueAt: Date | null;
}

/** A valid session. */
interface SignedInSession {
  readonly staff: Staff;
  /** Whether the identity provider has to confirm the person again. */
  readonly isRefreshDue: boolean;
}

function isOver({ createdAt, lastSeenAt, disabledAt, isOpenId, confirmedAt }: FoundSession, now: number): boolean {
  if (disabledAt || now - createdAt.getTime() > ABSOLUTE_MS || now - lastSeenAt.getTime() > IDLE_MS) return true;
  return isOpenId && now - confirmedAt.getTime() > CONFIRMED_MS;
}

/** Returns when to ask the provider again; null without a refresh token. */
const refreshDue = (refreshToken: string | null): Date | null =>
  refreshToken === null ? null : new Date(Date.now() + REFRESH_AFTER_MS);

function sessionView(
  { id, device, address, createdAt, lastSeenAt, tokenHash: hash }: SessionColumns,
  token: string,
): StaffSession {
  return {
    id,
    device,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: hash === tokenHash(token),
  };
}

/**
 * Sessions of staff. A session ends after 30 idle minutes, after 12 hours, at sign-out, when its owner or an admin ends it, or
 * when its account is disabled. A session from the identity provider ends one hour after the provider's last confirmation.
 */
@Injectable()
export class StaffSessions {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Begins a session, ends the browser's earlier one and returns the new token. Deletes sessions older than 12 hours. `openId` is
   * set for a sign-in through the identity provider; its refresh token is encrypted, or null.
   */
  async begin(
    staffId: string,
    { earlierToken, ...visit }: Visit,
    openId?: { readonly refreshToken: string | null },
  ): Promise<string> {
    const token = newToken();
    const refreshToken = openId?.refreshToken ?? null;
    const refresh = { isOpenId: openId !== undefined, refreshToken, refreshDueAt: refreshDue(refreshToken) };
    await this.prisma.$transaction([
      this.prisma.staffSession.create({ data: { tokenHash: tokenHash(token), staffId, ...refresh, ...visit } }),
      this.prisma.staff.update({ where: { id: staffId }, data: { lastSignInAt: new Date() } }),
      this.prisma.staffSession.deleteMany({ where: { tokenHash: tokenHash(earlierToken ?? '') } }),
      this.prisma.staffSession.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - ABSOLUTE_MS) } } }),
    ]);
    return token;
  }

  /** Returns the session of a token, or undefined if it has ended. Extends the idle period. */
  async findSignedIn(token: string): Promise<SignedInSession | undefined> {
    const found = await this.findByHash(tokenHash(token));
    const now = Date.now();
    if (!found || isOver(found, now)) return undefined;
    if (now - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) await this.touch(tokenHash(token));
    return { staff: staffOfRecord(found), isRefreshDue: (found.refreshDueAt?.getTime() ?? Infinity) <= now };
  }

  /** Leases the refresh token to the caller for one minute. Returns undefined if no refresh is due or another caller has the lease. */
  async claimRefresh(token: string): Promise<{ readonly refreshToken: string; readonly subject: string } | undefined> {
    const where = { tokenHash: tokenHash(token), refreshDueAt: { lte: new Date() } };
    const data = { refreshDueAt: new Date(Date.now() + REFRESH_LEASE_MS) };
    const select = { refreshToken: true, staff: { select: { openIdSubject: true } } };
    const [claimed] = await this.prisma.staffSession.updateManyAndReturn({ where, data, select });
    const { refreshToken = null, staff } = claimed ?? {};
    const subject = staff?.openIdSubject ?? null;
    return refreshToken === null || subject === null ? undefined : { refreshToken, subject };
  }

  /** Extends a session by an hour after the provider has confirmed the person. `refreshToken` is encrypted. */
  async confirm(token: string, refreshToken: string): Promise<void> {
    const data = { confirmedAt: new Date(), refreshToken, refreshDueAt: refreshDue(refreshToken) };
    await this.prisma.staffSession.updateMany({ where: { tokenHash: tokenHash(token) }, data });
  }

  /** Ends a session that the provider no longer confirms. */
  async endUnconfirmed(token: string): Promise<void> {
    const where = { tokenHash: tokenHash(token) };
    const found = await this.prisma.staffSession.findUnique({ where, include: { staff: { select: { email: true } } } });
    if (!found) return;
    const { email: subject } = found.staff;
    const details = { sessions: 1, reason: 'not-confirmed' };
    await this.prisma.$transaction(async (db) => {
      await db.staffSession.deleteMany({ where });
      await recordAudit(db, { actor: 'identity provider', action: 'staff.end-session', subject, details });
    });
  }

  /**
   * Ends the session of a token. Returns whether it came from the identity provider, or undefined for an unknown session: an
   * earlier call may have ended it, whose answer was lost.
   */
  async end(token: string): Promise<{ isOpenId: boolean } | undefined> {
    const where = { tokenHash: tokenHash(token) };
    return this.prisma.$transaction(async (db) => {
      const found = await db.staffSession.findUnique({ where, include: { staff: { select: { email: true } } } });
      if (!found) return undefined;
      const { count } = await db.staffSession.deleteMany({ where });
      const { email } = found.staff;
      // Another call may have ended it since, and has recorded that.
      if (count > 0) await recordAudit(db, { actor: email, action: 'staff.sign-out', subject: email, details: {} });
      return { isOpenId: found.isOpenId };
    });
  }

  /** Returns a person's open sessions, most recently seen first. `token` marks the caller's own session. */
  async listOwn(staffId: string, token: string): Promise<StaffSession[]> {
    const where = { staffId, ...notExpired() };
    const found = await this.prisma.staffSession.findMany({ where, orderBy: { lastSeenAt: 'desc' } });
    return found.map((session) => sessionView(session, token));
  }

  /** Returns the open sessions of all staff, most recently seen first. `token` marks the caller's own session. */
  async listAll(token: string): Promise<OwnedSession[]> {
    const found = await this.prisma.staffSession.findMany({
      where: { ...notExpired(), staff: { disabledAt: null } },
      include: { staff: { select: { id: true, name: true, email: true } } },
      orderBy: { lastSeenAt: 'desc' },
    });
    return found.map((session) => ({ ...sessionView(session, token), staff: session.staff }));
  }

  /** Ends one session. Throws `not-found` if it does not exist or does not belong to `ownerId`. */
  async endOne(id: string, by: Staff, ownerId?: string): Promise<void> {
    const where = { id, ...(ownerId === undefined ? {} : { staffId: ownerId }) };
    const found = await this.prisma.staffSession.findFirst({ where, include: { staff: { select: { email: true } } } });
    if (!found) throw new ShopError('not-found');
    const { staff, device, address } = found;
    const details = { sessions: 1, device, from: address };
    await this.prisma.$transaction(async (db) => {
      await db.staffSession.deleteMany({ where: { id } });
      await recordAudit(db, { actor: by.email, action: 'staff.end-session', subject: staff.email, details });
    });
  }

  /** Ends all sessions of a person, except the one of `retainedToken` if it is set. */
  async endAll(owner: Pick<Staff, 'id' | 'email'>, by: Pick<Staff, 'email'>, retainedToken?: string): Promise<void> {
    const exceptCurrent = retainedToken === undefined ? {} : { tokenHash: { not: tokenHash(retainedToken) } };
    await this.prisma.$transaction(async (db) => {
      const { count } = await db.staffSession.deleteMany({ where: { staffId: owner.id, ...exceptCurrent } });
      const details = { sessions: count };
      await recordAudit(db, { actor: by.email, action: 'staff.end-session', subject: owner.email, details });
    });
  }

  /** One query, because every request of the console runs it. */
  private async findByHash(hash: string): Promise<FoundSession | undefined> {
    const [found] = await this.prisma.rows<FoundSession>`
      SELECT session.created_at AS "createdAt", last_seen_at AS "lastSeenAt", disabled_at AS "disabledAt",
        is_open_id AS "isOpenId", confirmed_at AS "confirmedAt", refresh_due_at AS "refreshDueAt",
        staff.id, email, name, role::text, is_limited AS "isLimited", order_countries AS "orderCountries",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('section', section, 'place', place) ORDER BY section, place), '[]')
          FROM staff_grant WHERE staff_id = staff.id) AS grants
      FROM staff_session AS session JOIN staff ON staff.id = session.staff_id
      WHERE session.token_hash = ${hash}::char(64)`;
    return found;
  }

  private async touch(hash: string): Promise<void> {
    await this.prisma.staffSession.updateMany({ where: { tokenHash: hash }, data: { lastSeenAt: new Date() } });
  }
}
