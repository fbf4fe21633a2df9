import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { PaymentReports } from '../../integrations/adyen/reports/payment-reports.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { OnlineOrders } from './online-orders.repository.js';
import { OrderComparison } from './order-comparison.service.js';
import { PaymentDifferences, type ComparedPayments } from './payment-differences.repository.js';
import {
  RECONCILE,
  ReconciliationRuns,
  type ReconciliationRun,
  type RunProgress,
} from './reconciliation-runs.repository.js';
import { ReportLoading } from './report-loading.service.js';
import { ReportedPayments } from './reported-payments.repository.js';

/** The queue tries this often whether a daily run is due. */
const EVERY_SECONDS = 6 * 3600;
/** A job works this long and then enqueues the next one, so that a restart loses little. */
const WORK_MS = 120_000;
/** A job that takes longer is given to another worker, which waits for the lease. */
const EXPIRE_SECONDS = 600;
const RETRIES = 5;
const PAGE = 100;

/**
 * Compares payment provider, orders and ledger, daily and on demand: reads the missing reports, then compares all orders, then
 * the payments without one. A run is stored after each page, and one process at a time works on it.
 */
@Injectable()
export class ReconciliationJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reports: PaymentReports,
    private readonly runs: ReconciliationRuns,
    private readonly loading: ReportLoading,
    private readonly comparison: OrderComparison,
    private readonly orders: OnlineOrders,
    private readonly reported: ReportedPayments,
    private readonly differences: PaymentDifferences,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: RECONCILE,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      everySeconds: EVERY_SECONDS,
      run: () => this.run(),
    });
  }

  /** Works on the unfinished run, or on a new one if the daily run is due. */
  async run(workMs = WORK_MS): Promise<void> {
    if (!this.reports.isConfigured) return;
    await this.runs.startDaily();
    const lease = randomUUID();
    const run = await this.runs.claim(lease);
    if (!run) return;
    const started = performance.now();
    const hasTime = (): boolean => performance.now() - started < workMs;
    try {
      const isDone = await this.work(run, lease, hasTime);
      await this.runs.release(run.id, lease, null);
      if (isDone) await this.alert();
      else await this.runs.enqueueNext(0);
    } catch (error) {
      await this.runs.release(run.id, lease, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  /** Returns whether the run is finished. */
  private async work(run: ReconciliationRun, lease: string, hasTime: () => boolean): Promise<boolean> {
    const { id } = run;
    let progress: RunProgress = run;
    while (progress.step !== 'done') {
      if (!hasTime()) return false;
      const next = await this.next(progress, async () => {
        await this.runs.renew(id, lease);
        return hasTime();
      });
      if (!next) return false;
      await this.runs.advance(id, lease, next);
      progress = next;
    }
    return true;
  }

  /** Takes the next step of a run; undefined if there was no time for it. */
  private async next(progress: RunProgress, hasTime: () => Promise<boolean>): Promise<RunProgress | undefined> {
    switch (progress.step) {
      case 'reports':
        return (await this.loading.load(hasTime)) ? { ...progress, step: 'orders', position: '' } : undefined;
      case 'orders':
        return this.compareOrders(progress);
      default:
        return this.comparePayments(progress);
    }
  }

  private async compareOrders(progress: RunProgress): Promise<RunProgress> {
    const numbers = await this.orders.numbersAfter(progress.position, PAGE);
    const compared = await this.comparison.compareOrders(numbers, await this.comparison.reports());
    await this.differences.store(compared, this.clock.now());
    const position = numbers.at(-1);
    const next = numbers.length < PAGE || position === undefined ? { step: 'payments', position: '' } : { position };
    return { ...progress, ...next, orders: progress.orders + numbers.length, found: foundAfter(progress, compared) };
  }

  private async comparePayments(progress: RunProgress): Promise<RunProgress> {
    const payments = await this.reported.findUnknown(progress.position, PAGE);
    const compared = await this.comparison.comparePayments(payments, await this.comparison.reports());
    await this.differences.store(compared, this.clock.now());
    const position = payments.at(-1)?.paymentReference;
    const next = payments.length < PAGE || position === undefined ? { step: 'done' } : { position };
    return {
      ...progress,
      ...next,
      payments: progress.payments + payments.length,
      found: foundAfter(progress, compared),
    };
  }

  private async alert(): Promise<void> {
    const open = await this.differences.countOpen();
    if (open > 0) this.logger.error({ alert: true, code: 'payment-differences', open }, 'payments differ from orders');
  }
}

const foundAfter = ({ found }: RunProgress, compared: ComparedPayments): number => found + compared.found.length;
