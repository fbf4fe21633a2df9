import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../platform/env/env.js';
import { Jobs } from '../platform/jobs/jobs.service.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { retentionRules, type RetentionRule } from './rules.js';

const HALF_A_DAY_SECONDS = 43_200;
/** A job that takes longer counts as dead. */
const EXPIRE_SECONDS = 3600;
/** Rows per statement, which are locked at once. */
const BATCH = 2000;

/** Deletes or anonymises rows after their retention period: a job twice a day on one replica. */
@Injectable()
export class Retention implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly jobs: Jobs,
    private readonly prisma: PrismaService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'retention',
      retries: 3,
      expireSeconds: EXPIRE_SECONDS,
      everySeconds: HALF_A_DAY_SECONDS,
      run: async () => void (await this.apply()),
    });
  }

  /** Applies every rule in batches. Returns the number of affected rows per table. */
  async apply(): Promise<Record<string, number>> {
    const touched: Record<string, number> = {};
    for (const rule of retentionRules(this.env.retention)) {
      const rows = await this.applyRule(rule);
      touched[rule.table] = (touched[rule.table] ?? 0) + rows;
      if (rows > 0) this.logger.info({ table: rule.table, rows, how: rule.set ?? 'deleted' }, 'retention');
    }
    return touched;
  }

  private async applyRule({ table, set, due, figure }: RetentionRule): Promise<number> {
    const what = set === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${set}`;
    // Names and conditions are constants of `rules.ts`; only the figure comes from outside.
    const statement = `${what} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${due} LIMIT ${BATCH}))`;
    let total = 0;
    for (let rows = BATCH; rows === BATCH; total += rows) {
      rows = await this.prisma.$executeRawUnsafe(statement, figure);
    }
    return total;
  }
}
