import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Invoices } from './invoices.service.js';
import { UninvoicedOrders } from './uninvoiced-orders.repository.js';

const SWEEP_MILLISECONDS = 30_000;
/** A younger order is usually invoiced on demand, by its mail or its page. */
const AGE_SECONDS = 10;

/**
 * Issues the invoices of new orders. Every order without an invoice is found again after a crash, so that no step of ordering
 * depends on invoicing. Several replicas may sweep: a document is issued once.
 */
@Injectable()
export class InvoiceSweep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.sweep(),
    (error) => this.logger.warn({ err: error }, 'orders without invoice not read, retrying'),
  );

  constructor(
    private readonly invoices: Invoices,
    private readonly orders: UninvoicedOrders,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start(SWEEP_MILLISECONDS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Issues the missing invoices of orders older than this. A failure does not stop the others. */
  async sweep(olderThanSeconds = AGE_SECONDS): Promise<void> {
    for (const orderNumber of await this.orders.list(olderThanSeconds)) {
      await this.invoices.invoiceOf(orderNumber).catch((error: unknown) => {
        this.logger.warn({ err: error, orderNumber }, 'invoice not issued, retrying');
      });
    }
  }
}
