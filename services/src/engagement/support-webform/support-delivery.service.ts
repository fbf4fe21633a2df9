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

/** Each try comes later than the last: the twelfth about an hour after the first. From then on the sweep goes on. */
const RETRIES = 12;
const EXPIRE_SECONDS = 60;
const SWEEP_MILLISECONDS = 10 * 60_000;
/** Younger ones are still their job's. */
const STALE_SECONDS = 2 * 60 * 60;

/** Hands requests to the support platform until it has them: by a job each, and by a sweep over what its job gave up. */
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

  /** What the process before this one left behind goes at once. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(STALE_SECONDS), SWEEP_MILLISECONDS);
    this.timer.unref();
    void this.sweep(0);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Tries what has waited longer than this. One that fails does not keep the others waiting. */
  async sweep(olderThanSeconds: number): Promise<void> {
    try {
      for (const id of await this.requests.waiting(olderThanSeconds)) {
        await this.deliver(id).catch((error: unknown) => {
          this.logger.warn({ err: error, id }, 'support request not handed over, trying again');
        });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'support requests not swept, trying again in ten minutes');
    }
  }

  private deliver(id: string): Promise<void> {
    return this.requests.deliver(id, (copy) => this.platform.deliver(copy));
  }
}
