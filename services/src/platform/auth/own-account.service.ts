import { invalidField } from '@manifold/domain/shop-error/shop-error';
import type { ChangePassword } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { FailedAttempts } from '../rate-limits/failed-attempts.service.js';
import { refuseKnownPassword } from './accounts/known-passwords.js';
import { hashPassword, isPassword } from './accounts/passwords.js';
import { staffAccountName } from './accounts/staff-record.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';
import { tokenHash } from './accounts/token.js';

/** Changes that people make to their own account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly prisma: PrismaService,
    private readonly attempts: FailedAttempts,
    private readonly sessions: StaffSessions,
  ) {}

  /** Changes the password and ends all other sessions. A wrong old password counts as a failed sign-in; too many end the session. */
  async changePassword({ id, email }: Staff, change: ChangePassword, token: string, address: string): Promise<void> {
    const attempt = { account: staffAccountName(email), address };
    await this.attempts.count(attempt).catch(async (refusal: unknown) => {
      await this.sessions.end(token);
      throw refusal;
    });
    const account = await this.prisma.staff.findUniqueOrThrow({ where: { id } });
    if (!(await isPassword(change.oldPassword, account.passwordHash ?? undefined)))
      throw invalidField('oldPassword', 'wrong');
    await this.attempts.forget(attempt);
    refuseKnownPassword('newPassword', change.newPassword, { email, names: [] });
    const passwordHash = await hashPassword(change.newPassword);
    await this.prisma.$transaction(async (db) => {
      await db.staff.update({ where: { id }, data: { passwordHash } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      await db.staffSession.deleteMany({ where: { staffId: id, tokenHash: { not: tokenHash(token) } } });
      await recordAudit(db, { actor: email, action: 'staff.password', subject: email, details: {} });
    });
  }
}
