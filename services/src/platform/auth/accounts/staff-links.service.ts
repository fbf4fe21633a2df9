import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { OpenedLink, StaffLink, UseLink } from '@manifold/domain/staff/accounts-contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import { Env } from '../../env/env.js';
import type { Prisma } from '../../prisma/generated/client.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { FailedAttempts } from '../../rate-limits/failed-attempts.service.js';
import { KnownDevices } from '../../session/known-device.js';
import { refuseKnownPassword } from './known-passwords.js';
import { hashPassword } from './passwords.js';
import type { SignedIn } from './staff-cookie.js';
import { staffAccountName, staffOfRecord, WITH_GRANTS } from './staff-record.js';
import { StaffSessions } from './staff-sessions.service.js';
import { newToken, tokenHash } from './token.js';
import type { Visit } from './visit.js';

const HOUR_MS = 3600 * 1000;
const THREE_DAYS_MS = 72 * HOUR_MS;

/** One-time links for choosing a password. A link works once, and only the newest link of an account works. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly sessions: StaffSessions,
    private readonly attempts: FailedAttempts,
    private readonly devices: KnownDevices,
  ) {}

  /** Creates the link of a new or reset account, valid for three days. The token is returned here and never again. */
  issue(db: Prisma.TransactionClient, staffId: string): Promise<StaffLink> {
    return this.create(db, staffId, THREE_DAYS_MS);
  }

  /** Creates a link for a mail, valid for one hour. */
  issueShort(staffId: string): Promise<StaffLink> {
    return this.create(this.prisma, staffId, HOUR_MS);
  }

  private async create(db: Prisma.TransactionClient, staffId: string, lifeMs: number): Promise<StaffLink> {
    const token = newToken();
    const link = { tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + lifeMs) };
    await db.staffLink.upsert({ where: { staffId }, create: { staffId, ...link }, update: link });
    // After the #, so that it appears in no server log.
    const address = `${this.env.adminOrigin}/welcome#${token}`;
    return { token, address, expiresAt: link.expiresAt.toISOString() };
  }

  /** Returns the owner of a link. Throws `not-found` if it is unknown, used, replaced or expired, or if the account is disabled. */
  async open(token: string, address: string): Promise<OpenedLink> {
    const attempt = { account: `staff-link ${tokenHash(token)}`, address };
    await this.attempts.count(attempt);
    const found = await this.prisma.staffLink.findFirst({ where: usable(token), include: { staff: true } });
    if (!found) throw await this.refusal(token);
    await this.attempts.forget(attempt);
    const { staff, expiresAt } = found;
    return { email: staff.email, name: staff.name, expiresAt: expiresAt.toISOString() };
  }

  /** Sets the chosen password, ends all sessions and begins a new one. Throws what `open` throws, and `invalid-input` for a known password. */
  async use({ token, password }: UseLink, visit: Visit): Promise<SignedIn> {
    const { email } = await this.open(token, visit.address); // First, because hashing is expensive.
    refuseKnownPassword('password', password, { email, names: [] });
    const passwordHash = await hashPassword(password);
    const staff = await this.prisma.$transaction(async (db) => {
      const link = await db.staffLink.findFirst({ where: usable(token) });
      const { count } = await db.staffLink.deleteMany({ where: { tokenHash: tokenHash(token) } });
      if (!link || count !== 1) throw new ShopError('not-found');
      await db.staffSession.deleteMany({ where: { staffId: link.staffId } });
      return db.staff.update({ where: { id: link.staffId }, data: { passwordHash }, include: WITH_GRANTS });
    });
    await this.attempts.forgetAccount(staffAccountName(staff.email));
    await recordAudit(this.prisma, { actor: staff.email, action: 'staff.password', subject: staff.email, details: {} });
    const deviceCookie = this.devices.cookie(staffAccountName(staff.email));
    return { staff: staffOfRecord(staff), token: await this.sessions.begin(staff.id, visit), deviceCookie };
  }

  /** Returns the error for a link that does not work. Adds an audit entry if the link belongs to an account. */
  private async refusal(token: string): Promise<ShopError> {
    const where = { tokenHash: tokenHash(token) };
    const found = await this.prisma.staffLink.findUnique({ where, include: { staff: true } });
    if (found) {
      const { email } = found.staff;
      await recordAudit(this.prisma, { actor: email, action: 'staff.link-refused', subject: email, details: {} });
    }
    return new ShopError('not-found');
  }
}

function usable(token: string) {
  return { tokenHash: tokenHash(token), expiresAt: { gt: new Date() }, staff: { disabledAt: null } };
}
