import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { AnybodysSession, StaffSession } from '@manifold/domain/staff/accounts-contract';
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
/** So long the word of the identity provider holds for a session that it began. */
const CONFIRMED_MS = 60 * MINUTE_MS;
const REFRESH_AFTER_MS = 15 * MINUTE_MS;
/** Until then nobody else asks the provider for the same session. */
const REFRESH_LEASE_MS = MINUTE_MS;
/** Not every request writes. */
const TOUCH_AFTER_MS = MINUTE_MS;

/** Sessions that are not over yet. */
function living() {
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

/** Somebody who is signed in. */
interface SignedInSession {
  readonly staff: Staff;
  /** Whether the identity provider has to be asked again. */
  readonly isRefreshDue: boolean;
}

function isOver({ createdAt, lastSeenAt, disabledAt, isOpenId, confirmedAt }: FoundSession, now: number): boolean {
  if (disabledAt || now - createdAt.getTime() > ABSOLUTE_MS || now - lastSeenAt.getTime() > IDLE_MS) return true;
  return isOpenId && now - confirmedAt.getTime() > CONFIRMED_MS;
}

/** When the provider is asked again; null without a refresh token. */
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
 * Signed-in browsers. A session ends after 30 idle minutes, after 12 hours, at sign-out, when it is ended by hand, and when
 * its account is disabled. One that began at the identity provider ends an hour after the provider's last confirmation.
 */
@Injectable()
export class StaffSessions {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Begins a session in place of the one that the browser had, and returns its token. Deletes sessions that are over. `openId`
   * is set for a session that begins at the identity provider; its refresh token is encrypted, or null.
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

  /** Returns the session of a token, or undefined if it is over. Postpones its idle end. */
  async signedIn(token: string): Promise<SignedInSession | undefined> {
    const found = await this.found(tokenHash(token));
    const now = Date.now();
    if (!found || isOver(found, now)) return undefined;
    if (now - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) await this.touch(tokenHash(token));
    return { staff: staffOfRecord(found), isRefreshDue: (found.refreshDueAt?.getTime() ?? Infinity) <= now };
  }

  /** Takes it upon the caller to ask the provider again. Returns undefined if somebody else does, for a minute. */
  async claimRefresh(token: string): Promise<{ readonly refreshToken: string; readonly subject: string } | undefined> {
    const where = { tokenHash: tokenHash(token), refreshDueAt: { lte: new Date() } };
    const data = { refreshDueAt: new Date(Date.now() + REFRESH_LEASE_MS) };
    const select = { refreshToken: true, staff: { select: { openIdSubject: true } } };
    const [claimed] = await this.prisma.staffSession.updateManyAndReturn({ where, data, select });
    const { refreshToken = null, staff } = claimed ?? {};
    const subject = staff?.openIdSubject ?? null;
    return refreshToken === null || subject === null ? undefined : { refreshToken, subject };
  }

  /** The provider has confirmed the person: the session holds for another hour. `refreshToken` is encrypted. */
  async confirm(token: string, refreshToken: string): Promise<void> {
    const data = { confirmedAt: new Date(), refreshToken, refreshDueAt: refreshDue(refreshToken) };
    await this.prisma.staffSession.updateMany({ where: { tokenHash: tokenHash(token) }, data });
  }

  /** Ends a session that the provider no longer confirms. */
  async endUnconfirmed(token: string): Promise<void> {
    const where = { tokenHash: tokenHash(token) };
    const found = await this.prisma.staffSession.findUnique({ where, include: { staff: { select: { email: true } } } });
    if (!found) return;
    await this.prisma.staffSession.deleteMany({ where });
    const details = { sessions: 1, reason: 'not-confirmed' };
    const { email } = found.staff;
    await recordAudit(this.prisma, {
      actor: 'identity provider',
      action: 'staff.end-session',
      subject: email,
      details,
    });
  }

  /** Ends the session of a token and says whether it began at the identity provider; an unknown one changes nothing. */
  async end(token: string): Promise<{ isOpenId: boolean }> {
    const where = { tokenHash: tokenHash(token) };
    const found = await this.prisma.staffSession.findUnique({ where, include: { staff: { select: { email: true } } } });
    await this.prisma.staffSession.deleteMany({ where });
    if (found) {
      const { email } = found.staff;
      await recordAudit(this.prisma, { actor: email, action: 'staff.sign-out', subject: email, details: {} });
    }
    return { isOpenId: found?.isOpenId ?? false };
  }

  /** The living sessions of one person, last seen first. `token` is the one that asks. */
  async listOwn(staffId: string, token: string): Promise<StaffSession[]> {
    const where = { staffId, ...living() };
    const found = await this.prisma.staffSession.findMany({ where, orderBy: { lastSeenAt: 'desc' } });
    return found.map((session) => sessionView(session, token));
  }

  /** Everybody's living sessions, last seen first. `token` is the one that asks. */
  async listAll(token: string): Promise<AnybodysSession[]> {
    const found = await this.prisma.staffSession.findMany({
      where: { ...living(), staff: { disabledAt: null } },
      include: { staff: { select: { id: true, name: true, email: true } } },
      orderBy: { lastSeenAt: 'desc' },
    });
    return found.map((session) => ({ ...sessionView(session, token), staff: session.staff }));
  }

  /** Ends one session. Refuses an id that there is none of, or that is another person's when one is named. */
  async endOne(id: string, by: Staff, ownerId?: string): Promise<void> {
    const where = { id, ...(ownerId === undefined ? {} : { staffId: ownerId }) };
    const found = await this.prisma.staffSession.findFirst({ where, include: { staff: { select: { email: true } } } });
    if (!found) throw new ShopError('not-found');
    const { staff, device, address } = found;
    await this.prisma.staffSession.deleteMany({ where: { id } });
    const details = { sessions: 1, device, from: address };
    await recordAudit(this.prisma, { actor: by.email, action: 'staff.end-session', subject: staff.email, details });
  }

  /** Ends every session of a person, save the one of a token when there is one. */
  async endAll(owner: Pick<Staff, 'id' | 'email'>, by: Pick<Staff, 'email'>, keptToken?: string): Promise<void> {
    const kept = keptToken === undefined ? {} : { tokenHash: { not: tokenHash(keptToken) } };
    const { count } = await this.prisma.staffSession.deleteMany({ where: { staffId: owner.id, ...kept } });
    const details = { sessions: count };
    await recordAudit(this.prisma, { actor: by.email, action: 'staff.end-session', subject: owner.email, details });
  }

  /** In one query: every request of the console asks. */
  private async found(hash: string): Promise<FoundSession | undefined> {
    const [found] = await this.prisma.rows<FoundSession>`
      SELECT session.created_at AS "createdAt", last_seen_at AS "lastSeenAt", disabled_at AS "disabledAt",
        is_open_id AS "isOpenId", confirmed_at AS "confirmedAt", refresh_due_at AS "refreshDueAt",
        staff.id, email, name, role::text, is_limited AS "isLimited",
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
