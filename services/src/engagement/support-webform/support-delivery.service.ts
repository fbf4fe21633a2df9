import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { SupportPlatform } from '../../integrations/support-platform/support-platform.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { DELIVER_SUPPORT_REQUEST, SupportRequests } from './support-requests.repository.js';

/** Delays between attempts grow: the twelfth is about an hour after the first. After that, the sweep retries. */
const RETRIES = 12;
const EXPIRE_SECONDS = 60;
const SWEEP_MILLISECONDS = 10 * 60_000;
/** Younger requests are delivered by their job. */
const STALE_SECONDS = 2 * 60 * 60;

/** Delivers requests to the support platform: each by a job, and by a sweep if the job has failed finally. */
@Injectable()
export class SupportDelivery implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly requests: SupportRequests,
    private readonly platform: SupportPlatform,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ id: string }>({
      name: DELIVER_SUPPORT_REQUEST,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: ({ id }) => this.deliver(id),
    });
  }

  /** Delivers requests that the previous process left. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(STALE_SECONDS), SWEEP_MILLISECONDS);
    this.timer.unref();
    void this.sweep(0);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Delivers requests that have waited longer than this. A failed one does not delay the others. */
  async sweep(olderThanSeconds: number): Promise<void> {
    try {
      for (const id of await this.requests.listWaiting(olderThanSeconds)) {
        await this.deliver(id).catch((error: unknown) => {
          this.logger.warn({ err: error, id }, 'support request not handed over, retrying');
        });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'support requests not swept, retrying in 10 min');
    }
  }

  private deliver(id: string): Promise<void> {
    return this.requests.deliver(id, (copy) => this.platform.deliver(copy));
  }
}
