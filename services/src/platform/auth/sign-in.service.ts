import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FirstAdmin, SignIn, Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { hashPassword, isPassword } from './passwords.js';
import { staffOfRecord, WITH_GRANTS } from './staff-record.js';
import { StaffSessions } from './staff-sessions.service.js';
import { tokenHash } from './token.js';

const FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

export interface SignedIn {
  readonly staff: Staff;
  readonly token: string;
}

/** Lets staff in: by password, or once with the token that a new deployment prints. */
@Injectable()
export class SignInService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: StaffSessions,
  ) {}

  /** Refuses a wrong password, and every password after five failures of an account from one address in 15 minutes. */
  async signIn({ email: typed, password }: SignIn, address: string): Promise<SignedIn> {
    const email = typed.toLowerCase();
    await this.countAttempt(email, address);
    const account = await this.prisma.staff.findUnique({ where: { email }, include: WITH_GRANTS });
    const usable = account?.disabledAt ? undefined : account?.passwordHash;
    if (!(await isPassword(password, usable)) || !account) {
      await this.audit(email, 'staff.sign-in-failed');
      throw new ShopError('sign-in-failed', { message: 'E-mail address or password is wrong' });
    }
    await this.prisma.signInFailure.deleteMany({ where: { email, address } });
    await this.audit(email, 'staff.sign-in');
    return { staff: staffOfRecord(account), token: await this.sessions.begin(account.id) };
  }

  /** Makes the first admin. Refuses a token that is not the printed one, or was used. */
  async firstAdmin({ token, email: typed, name, password }: FirstAdmin): Promise<SignedIn> {
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
    return { staff: staffOfRecord(staff), token: await this.sessions.begin(staff.id) };
  }

  /** Counts the attempt as failed before it is looked at, so that many at once are counted like one after another. */
  private async countAttempt(email: string, address: string): Promise<void> {
    const since = new Date(Date.now() - WINDOW_MS);
    const { id } = await this.prisma.signInFailure.create({ data: { email, address } });
    const attempts = await this.prisma.signInFailure.count({ where: { email, address, at: { gt: since } } });
    await this.prisma.signInFailure.deleteMany({ where: { at: { lt: since } } });
    if (attempts <= FAILURES) return;
    await this.prisma.signInFailure.deleteMany({ where: { id } }); // a refused one does not prolong the wait
    throw new ShopError('too-many-attempts', { details: { minutes: WINDOW_MS / 60_000 } });
  }

  private async audit(actor: string, action: string): Promise<void> {
    await recordAudit(this.prisma, { actor, action, subject: actor, details: {} });
  }
}
