import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { recordAudit } from '../audit/record-audit.js';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { hashPassword, isPassword } from './accounts/passwords.js';
import { newToken, tokenHash } from './accounts/token.js';

/** The password of the three demo accounts. It is published: good only where nobody else can come in. */
export const DEMO_PASSWORD = 'manifold-demo-1';
const DEMO_ACCOUNTS = [
  { email: 'admin@manifold.test', name: 'Ada Admin', role: 'admin' },
  { email: 'operations@manifold.test', name: 'Otto Operations', role: 'operations' },
  { email: 'support@manifold.test', name: 'Sue Support', role: 'support' },
] as const;

const BY_START = { actor: 'start', action: 'staff.remove' };

/** Sees to it that somebody can sign in: demo accounts in the embedded default on this machine, else a one-time token. */
@Injectable()
export class StaffAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A replica that starts with Postgres down serves shoppers; staff need the database anyway. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (!this.env.demoAccounts) await this.removeDemoAccounts();
      if ((await this.prisma.staff.count()) > 0) return;
      await (this.env.demoAccounts ? this.makeDemoAccounts() : this.printFirstAdminToken());
    } catch (error) {
      this.logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'staff accounts not checked',
      );
    }
  }

  private async makeDemoAccounts(): Promise<void> {
    const accounts = await Promise.all(
      DEMO_ACCOUNTS.map(async (account) => ({ ...account, passwordHash: await hashPassword(DEMO_PASSWORD) })),
    );
    await this.prisma.staff.createMany({ data: accounts, skipDuplicates: true });
  }

  /** Accounts of an earlier start on this data: one whose password was changed is somebody's own by now and stays. */
  private async removeDemoAccounts(): Promise<void> {
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const found = await this.prisma.staff.findMany({ where: { email: { in: emails }, passwordHash: { not: null } } });
    for (const { id, email, passwordHash } of found) {
      if (!(await isPassword(DEMO_PASSWORD, passwordHash ?? undefined))) continue;
      await this.prisma.staff.deleteMany({ where: { id, passwordHash } });
      await recordAudit(this.prisma, { ...BY_START, subject: email, details: { reason: 'published-password' } });
    }
  }

  /** Every start without staff prints a new token and forgets the one before. */
  private async printFirstAdminToken(): Promise<void> {
    const token = newToken();
    await this.prisma.firstAdminToken.deleteMany({ where: { usedAt: null } });
    await this.prisma.firstAdminToken.create({ data: { tokenHash: tokenHash(token) } });
    // Not through the logger: logs are collected and kept, this is for the person who started us.
    process.stdout.write(
      `No staff yet. Make the first admin on ${this.env.adminOrigin} with this one-time token: ${token}\n`,
    );
  }
}
