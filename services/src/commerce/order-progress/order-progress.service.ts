import { type ProgressMail, progressMails } from '@manifold/domain/order/progress-mail';
import { carrierLink } from '@manifold/domain/parcel-tracking/carrier-link';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { type ChangedOrder, OrderChanges } from '../../integrations/commercetools/ports/order-changes.js';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { MailOutbox, type QueuedMail } from '../mail-outbox/index.js';
import { OrderProgressRows, type PlacedOrder } from './order-progress.repository.js';

const READ_MILLISECONDS = 30_000;
/** Changes become readable after their timestamp, and clocks differ; mails that were queued before are not queued again. */
const OVERLAP_MILLISECONDS = 60_000;
const PAGE = 100;
/** More pages are read by the next run. */
const MAXIMUM_PAGES = 50;

/**
 * Reads changes of orders that other systems make in the commerce backend, such as a warehouse that ships them, and queues the
 * mails about them. Every replica reads; the outbox sends each mail once.
 */
@Injectable()
export class OrderProgress implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.read(),
    (error) => this.logger.warn({ err: error }, 'changes of orders not read, retrying'),
  );

  constructor(
    private readonly changes: OrderChanges,
    private readonly rows: OrderProgressRows,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start(READ_MILLISECONDS);
    // Stores the position of a new installation, so that no change after the start is missed.
    this.task.runNow();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /**
   * Queues the mails of all orders that were changed since the last call. Throws if the backend is unavailable; the next call
   * continues from the same position.
   */
  async read(): Promise<void> {
    const started = this.clock.now();
    let from = (await this.rows.position(started)).getTime() - OVERLAP_MILLISECONDS;
    for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
      const changed = await this.changes.since(new Date(from).toISOString(), PAGE);
      await this.queueMails(changed);
      const newest = Date.parse(changed.at(-1)?.changedAt ?? '');
      if (!(newest > from)) return;
      await this.rows.advance(new Date(newest));
      if (changed.length < PAGE) return;
      from = newest;
    }
  }

  private async queueMails(changed: readonly ChangedOrder[]): Promise<void> {
    const numbers = changed.map(({ orderNumber }) => orderNumber).filter(Boolean);
    const placed = new Map((await this.rows.find(numbers)).map((order) => [order.orderNumber, order]));
    for (const progress of changed) {
      const order = placed.get(progress.orderNumber);
      if (!order) continue;
      const { paymentMethod, isAuthorised } = order;
      const mails = progressMails({ ...progress, paymentMethod, isAuthorised });
      for (const mail of mails) await this.outbox.queueNow(queuedMail(order, mail));
    }
  }
}

/** Returns a mail to the address in the order. */
function queuedMail(order: PlacedOrder, mail: ProgressMail): QueuedMail {
  const { orderNumber, storeKey, locale, centAmount, currencyCode } = order;
  const { template, occasion } = mail;
  const details =
    mail.template === 'shipped'
      ? {
          parcels: mail.parcels.flatMap(({ carrier, trackingId }) =>
            trackingId === null
              ? []
              : [{ carrier, trackingNumber: trackingId, trackingUrl: carrierLink(carrier, trackingId) }],
          ),
        }
      : { centAmount, currencyCode };
  return { orderNumber, template, occasion, storeKey, locale, recipient: null, details };
}
