import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FirstAdmin, SignIn } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { Env } from '../env/env.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { DEMO_PASSWORD } from './demo-password.js';
import { hashPassword, isPassword } from './passwords.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import type { SignedIn } from './staff-cookie.js';
import { staffOfRecord, WITH_GRANTS } from './staff-record.js';
import { StaffSessions } from './staff-sessions.service.js';
import { tokenHash } from './token.js';
import type { Visit } from './visit.js';

/** Lets staff in: by password, or once with the token that a new deployment prints. */
@Injectable()
export class SignInService {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly attempts: SignInAttempts,
    private readonly sessions: StaffSessions,
  ) {}

  /** Refuses a wrong password, the published one where there are no demo accounts, and every password after too many attempts. */
  async signIn({ email: typed, password }: SignIn, visit: Visit): Promise<SignedIn> {
    const email = typed.toLowerCase();
    await this.attempts.count(email, visit.address);
    const account = await this.prisma.staff.findUnique({ where: { email }, include: WITH_GRANTS });
    const isPublished = password === DEMO_PASSWORD && !this.env.demoAccounts;
    const usable = account?.disabledAt || isPublished ? undefined : (account?.passwordHash ?? undefined);
    if (!(await isPassword(password, usable)) || !account) {
      await this.audit(email, 'staff.sign-in-failed');
      throw new ShopError('sign-in-failed', { message: 'E-mail address or password is wrong' });
    }
    await this.attempts.forget(email, visit.address);
    await this.audit(email, 'staff.sign-in');
    return { staff: staffOfRecord(account), token: await this.sessions.begin(account.id, visit) };
  }

  /** Makes the first admin. Refuses a token that is not the printed one, or was used. */
  async firstAdmin({ token, email: typed, name, password }: FirstAdmin, visit: Visit): Promise<SignedIn> {
    const email = typed.toLowerCase();
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
    await this.audit(email, 'staff.first-admin');
    return { staff: staffOfRecord(staff), token: await this.sessions.begin(staff.id, visit) };
  }

  private async audit(actor: string, action: string): Promise<void> {
    await recordAudit(this.prisma, { actor, action, subject: actor, details: {} });
  }
}
