import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { ChangePassword } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { hashPassword, isPassword } from './passwords.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { tokenHash } from './token.js';

/** What people do with their own account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly prisma: PrismaService,
    private readonly attempts: SignInAttempts,
  ) {}

  /** Changes the password and ends every other session. Refuses a wrong old one, which counts like a failed sign-in. */
  async changePassword({ id, email }: Staff, change: ChangePassword, token: string, address: string): Promise<void> {
    await this.attempts.count(email, address);
    const account = await this.prisma.staff.findUniqueOrThrow({ where: { id } });
    if (!(await isPassword(change.oldPassword, account.passwordHash ?? undefined)))
      throw new ShopError('invalid-input', { fields: [{ field: 'oldPassword', reason: 'wrong' }] });
    await this.attempts.forget(email, address);
    const passwordHash = await hashPassword(change.newPassword);
    await this.prisma.$transaction(async (db) => {
      await db.staff.update({ where: { id }, data: { passwordHash } });
      await db.staffLink.deleteMany({ where: { staffId: id } });
      await db.staffSession.deleteMany({ where: { staffId: id, tokenHash: { not: tokenHash(token) } } });
      await recordAudit(db, { actor: email, action: 'staff.password', subject: email, details: {} });
    });
  }
}
