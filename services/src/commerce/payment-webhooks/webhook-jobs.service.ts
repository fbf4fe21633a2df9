import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PROCESS_WEBHOOK, WebhookInbox } from './webhook-inbox.repository.js';
import { WebhookProcessing } from './webhook-processing.service.js';

/** About nine hours with doubled delays; afterwards staff replay it. */
const RETRIES = 14;
const EXPIRE_SECONDS = 60;
const SWEEP_MILLISECONDS = 60_000;

/** Runs the jobs of webhooks. A webhook that fails waits for its retry and does not stop the others. */
@Injectable()
export class WebhookJobs implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly inbox: WebhookInbox,
    private readonly processing: WebhookProcessing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ id: string }>({
      name: PROCESS_WEBHOOK,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: ({ id }) => this.processing.run(id),
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MILLISECONDS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await this.inbox.enqueueWaiting();
    } catch (error) {
      this.logger.warn({ err: error }, 'webhooks not enqueued, retrying in 60 s');
    }
  }
}
