import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type { ReconciliationRun } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { ReconciliationRun };

/** The job that works on the unfinished run. */
export const RECONCILE = 'reconcile-payments';
/** A daily run starts this long after the last one; less than a day, because the job runs at fixed periods. */
const DAILY_HOURS = 20;
const LEASE = '3 minutes';
const MAXIMUM_FAILURE_LENGTH = 300;

/** The progress of a run. */
export type RunProgress = Pick<ReconciliationRun, 'step' | 'position' | 'orders' | 'payments' | 'found'>;

/** Stores runs of the comparison. At most one run is unfinished. */
@Injectable()
export class ReconciliationRuns {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  newest(): Promise<ReconciliationRun | null> {
    return this.prisma.reconciliationRun.findFirst({ orderBy: { startedAt: 'desc' } });
  }

  /** Starts a run for a member of staff unless one is unfinished, and enqueues its job. Audited. */
  async start(requestedBy: string): Promise<void> {
    await this.prisma.$transaction(async (db) => {
      const { count } = await db.reconciliationRun.createMany({
        data: [{ id: randomUUID(), requestedBy }],
        skipDuplicates: true,
      });
      await this.jobs.enqueue(db, { name: RECONCILE, data: {}, afterSeconds: 0 });
      if (count > 0)
        await recordAudit(db, { actor: requestedBy, action: 'reconciliation.start', subject: 'payments', details: {} });
    });
  }

  /** Starts the daily run if there was none for a day and none is unfinished. */
  async startDaily(): Promise<void> {
    await this.prisma.rows`
      INSERT INTO reconciliation_run (id)
      SELECT ${randomUUID()}::uuid WHERE NOT EXISTS (SELECT FROM reconciliation_run
        WHERE finished_at IS NULL OR started_at > now() - make_interval(hours => ${DAILY_HOURS}))
      ON CONFLICT DO NOTHING`;
  }

  /** Claims the unfinished run for a process; undefined if there is none or another process works on it. */
  async claim(lease: string): Promise<ReconciliationRun | null> {
    const rows = await this.prisma.rows<{ id: string }>`
      UPDATE reconciliation_run SET lease = ${lease}::uuid, leased_until = now() + ${LEASE}::interval
      WHERE finished_at IS NULL AND (leased_until IS NULL OR leased_until < now()) RETURNING id`;
    const [row] = rows;
    return row ? this.prisma.reconciliationRun.findUnique({ where: { id: row.id } }) : null;
  }

  /** Stores how far a run is and extends its lease. Throws if another process has it now. */
  async advance(id: string, lease: string, { step, position, orders, payments, found }: RunProgress): Promise<void> {
    const rows = await this.prisma.rows`
      UPDATE reconciliation_run SET step = ${step}, position = ${position}, orders = ${orders}::int,
        payments = ${payments}::int, found = ${found}::int, failure = NULL,
        leased_until = now() + ${LEASE}::interval,
        finished_at = CASE WHEN ${step} = 'done' THEN now() END
      WHERE id = ${id}::uuid AND lease = ${lease}::uuid AND finished_at IS NULL RETURNING id`;
    if (rows.length === 0) throw new Error('Another process continues the comparison');
  }

  /** Extends the lease while a report is read. */
  async renew(id: string, lease: string): Promise<void> {
    await this.prisma.rows`
      UPDATE reconciliation_run SET leased_until = now() + ${LEASE}::interval
      WHERE id = ${id}::uuid AND lease = ${lease}::uuid`;
  }

  /** Gives a run back, with the reason if it failed, so that the next job continues it. */
  async release(id: string, lease: string, failure: string | null): Promise<void> {
    await this.prisma.rows`
      UPDATE reconciliation_run SET leased_until = NULL,
        failure = coalesce(${failure?.slice(0, MAXIMUM_FAILURE_LENGTH) ?? null}, failure)
      WHERE id = ${id}::uuid AND lease = ${lease}::uuid`;
  }

  /** Enqueues the job that continues a run. */
  async enqueueNext(afterSeconds: number): Promise<void> {
    await this.prisma.$transaction((db) => this.jobs.enqueue(db, { name: RECONCILE, data: {}, afterSeconds }));
  }
}
