import type { AuditAction } from '@manifold/domain/audit/actions';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FirstAdmin, SignIn } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { Env } from '../env/env.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { FailedAttempts } from '../rate-limits/failed-attempts.service.js';
import { KnownDevices } from '../session/known-device.js';
import { refuseKnownPassword } from './accounts/known-passwords.js';
import { hashPassword, isPassword } from './accounts/passwords.js';
import type { SignedIn } from './accounts/staff-cookie.js';
import { DEMO_PASSWORD } from './staff-accounts.service.js';
import { staffAccountName, staffOfRecord, WITH_GRANTS } from './accounts/staff-record.js';
import { StaffMails } from './accounts/staff-mails.service.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';
import { tokenHash } from './accounts/token.js';
import type { SignInVisit, Visit } from './accounts/visit.js';

/** Signs staff in by password, and the first admin with the token that a new deployment prints. */
@Injectable()
export class SignInService {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly attempts: FailedAttempts,
    private readonly devices: KnownDevices,
    private readonly sessions: StaffSessions,
    private readonly mails: StaffMails,
  ) {}

  /**
   * Signs in with a password. Throws `sign-in-failed` for a wrong password, and for the published one if there are no demo
   * accounts; `too-many-attempts` after a few failures. After 50 failures in a day from any addresses, throws `sign-in-by-link`
   * in browsers that are new to the account, and mails its owner a link, once a day.
   */
  async signIn({ email: typed, password }: SignIn, { cookie, ...visit }: SignInVisit): Promise<SignedIn> {
    const email = typed.toLowerCase();
    const { address } = visit;
    const attempt = {
      account: staffAccountName(email),
      address,
      device: this.devices.deviceOf(cookie, staffAccountName(email)),
    };
    if ((await this.attempts.countSignIn(attempt)) === 'known-devices-only') {
      if ((await this.attempts.countToday(`sign-in-link ${email}`)) === 1) {
        await this.audit(email, 'staff.sign-in-guessed');
        await this.mails.mailSignInLink(email);
      }
      throw new ShopError('sign-in-by-link');
    }
    const account = await this.prisma.staff.findUnique({ where: { email }, include: WITH_GRANTS });
    const isPublished = password === DEMO_PASSWORD && !this.env.demoAccounts;
    const usable = account?.disabledAt || isPublished ? undefined : (account?.passwordHash ?? undefined);
    if (!(await isPassword(password, usable)) || !account) {
      await this.audit(email, 'staff.sign-in-failed');
      throw new ShopError('sign-in-failed', { message: 'E-mail address or password is wrong' });
    }
    await this.attempts.forget(attempt);
    await this.audit(email, 'staff.sign-in');
    const token = await this.sessions.begin(account.id, visit);
    return { staff: staffOfRecord(account), token, deviceCookie: this.devices.cookie(staffAccountName(email)) };
  }

  /** Creates the first admin. Throws `sign-in-failed` for a wrong or used token, `invalid-input` for a known password, `not-found` once staff exist. */
  async firstAdmin({ token, email: typed, name, password }: FirstAdmin, visit: Visit): Promise<SignedIn> {
    const email = typed.toLowerCase();
    const attempt = { account: 'first-admin', address: visit.address };
    if ((await this.prisma.staff.count()) > 0) throw new ShopError('not-found');
    await this.attempts.count(attempt);
    // Check the token first, because hashing is expensive.
    const isUsable = await this.prisma.firstAdminToken.count({ where: { tokenHash: tokenHash(token), usedAt: null } });
    if (isUsable === 0) throw new ShopError('sign-in-failed', { message: 'This token is not valid' });
    refuseKnownPassword('password', password, { email, names: [] });
    const passwordHash = await hashPassword(password);
    const staff = await this.prisma.$transaction(async (db) => {
      const { count } = await db.firstAdminToken.updateMany({
        where: { tokenHash: tokenHash(token), usedAt: null },
        data: { usedAt: new Date() },
      });
      if (count !== 1 || (await db.staff.count()) > 0)
        throw new ShopError('sign-in-failed', { message: 'This token is not valid' });
      return db.staff.create({ data: { email, name, role: 'admin', passwordHash }, include: WITH_GRANTS });
    });
    await this.attempts.forget(attempt);
    await this.audit(email, 'staff.first-admin');
    const deviceCookie = this.devices.cookie(staffAccountName(email));
    return { staff: staffOfRecord(staff), token: await this.sessions.begin(staff.id, visit), deviceCookie };
  }

  private async audit(actor: string, action: AuditAction): Promise<void> {
    await recordAudit(this.prisma, { actor, action, subject: actor, details: {} });
  }
}
