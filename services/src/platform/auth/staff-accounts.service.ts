import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { recordAudit } from '../audit/record-audit.js';
import { Env } from '../env/env.js';
import { LOGGER } from '../logging/logging.module.js';
import type { Prisma } from '../prisma/generated/client.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { hashPassword, isPassword } from './accounts/passwords.js';
import { newToken, tokenHash } from './accounts/token.js';

/** The published password of the three demo accounts, for deployments that only their owner can reach. */
export const DEMO_PASSWORD = 'manifold-demo-1';
/** Two of them work on orders, so that four eyes can be tried. */
const DEMO_ACCOUNTS = [
  { email: 'admin@manifold.test', name: 'Ada Admin', role: 'admin', orderCountries: ['*'] },
  { email: 'operations@manifold.test', name: 'Otto Operations', role: 'operations', orderCountries: ['*'] },
  { email: 'support@manifold.test', name: 'Sue Support', role: 'support', orderCountries: [] },
] satisfies Prisma.StaffCreateManyInput[];

const BY_START = { actor: 'start', action: 'staff.remove' } as const;

/**
 * Ensures that an admin can sign in: creates demo accounts in the embedded default on this machine, otherwise prints a one-time
 * token.
 */
@Injectable()
export class StaffAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Only logs a failure: a replica that starts while Postgres is down still serves shoppers. */
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

  /** Deletes demo accounts of an earlier start, except those whose password was changed, because they are in use. */
  private async removeDemoAccounts(): Promise<void> {
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const found = await this.prisma.staff.findMany({ where: { email: { in: emails }, passwordHash: { not: null } } });
    for (const { id, email, passwordHash } of found) {
      if (!(await isPassword(DEMO_PASSWORD, passwordHash ?? undefined))) continue;
      await this.prisma.staff.deleteMany({ where: { id, passwordHash } });
      await recordAudit(this.prisma, { ...BY_START, subject: email, details: { reason: 'published-password' } });
    }
  }

  /** Prints a new token at every start without staff and deletes the earlier one. */
  private async printFirstAdminToken(): Promise<void> {
    const token = newToken();
    await this.prisma.firstAdminToken.deleteMany({ where: { usedAt: null } });
    await this.prisma.firstAdminToken.create({ data: { tokenHash: tokenHash(token) } });
    // Not through the logger, because logs are stored, and this is only for the person who started the process.
    process.stdout.write(
      `No staff yet. Create the first admin on ${this.env.adminOrigin} with this one-time token: ${token}\n`,
    );
  }
}
