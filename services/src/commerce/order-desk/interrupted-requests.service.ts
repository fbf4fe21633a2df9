import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { PeriodicTask } from '../../platform/jobs/periodic-task.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { type AccessibleOrder, AccessibleOrders } from './accessible-orders.service.js';
import { channelOf } from './desk-order-view.js';
import { NO_ANSWER, OrderActionRunner } from './order-action-runner.service.js';
import { OrderRequestRows, type StoredRequest } from './order-requests.repository.js';

const SWEEP_MILLISECONDS = 30_000;
/** The provider knows an idempotency key for 7 days; a later call with it could move the money a second time. */
const REPEATABLE_MS = 5 * 24 * 3600 * 1000;

/**
 * Finishes requests whose process died or whose call to the provider had no known outcome. Each is repeated with its own
 * idempotency key, so that money moves once. Several replicas may sweep: a request is claimed first.
 */
@Injectable()
export class InterruptedRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new PeriodicTask(
    () => this.sweep(),
    (error) => this.logger.warn({ err: error }, 'requests of the order desk not swept, retrying'),
  );

  constructor(
    private readonly rows: OrderRequestRows,
    private readonly orders: AccessibleOrders,
    private readonly runner: OrderActionRunner,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start(SWEEP_MILLISECONDS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Continues every interrupted request. A failure does not stop the others. */
  async sweep(): Promise<void> {
    for (const request of await this.rows.interrupted(this.clock.now())) {
      await this.finish(request).catch((error: unknown) => {
        this.logger.warn({ err: error, request: request.id }, 'request of the order desk not finished, retrying');
      });
    }
  }

  private async finish(request: StoredRequest): Promise<void> {
    const order = await this.find(request.orderId);
    const since = request.decidedAt ?? request.requestedAt;
    const isOld = this.clock.now().getTime() - since.getTime() > REPEATABLE_MS;
    if (order && !(isOld && channelOf(order) === 'provider')) await this.runner.run(order, request, true);
    // An order that was deleted, or whose store was closed, may come back until then.
    else if (isOld) await this.rows.update(request.id, { state: 'failed', result: NO_ANSWER });
  }

  private async find(orderId: string): Promise<AccessibleOrder | undefined> {
    try {
      return await this.orders.get(orderId, { orderCountries: [ANY_GRANT] });
    } catch (error) {
      if (error instanceof ShopError && error.code === 'not-found') return undefined;
      throw error;
    }
  }
}
