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
import { MIRROR_PAYMENT, OnlineAttempts } from '../payments/index.js';
import { PaymentLedger } from './payment-ledger.repository.js';
import { PaymentMirror } from './payment-mirror.service.js';

/** About nine hours with doubled delays, as for webhooks. */
const RETRIES = 14;
const EXPIRE_SECONDS = 60;
/** The provider's webhook arrives within seconds of its answer, and then there is nothing to do. */
const UNREPORTED_AFTER_SECONDS = 60;
const SWEEP_MILLISECONDS = 60_000;

interface MirrorJob {
  readonly attemptId: string;
}

/**
 * Mirrors authorisations of ordered payments from the provider's answer if their webhook is missing. Otherwise the order would
 * look unpaid at the commerce backend until the webhook arrives.
 */
@Injectable()
export class UnreportedPayments implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly jobs: Jobs,
    private readonly ledger: PaymentLedger,
    private readonly attempts: OnlineAttempts,
    private readonly mirror: PaymentMirror,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<MirrorJob>({
      name: MIRROR_PAYMENT,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: ({ attemptId }) => this.run(attemptId),
    });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepQuietly(), SWEEP_MILLISECONDS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Adds the missing authorisations to the ledger and has them mirrored. */
  async sweep(): Promise<void> {
    for (const attempt of await this.ledger.findUnreported(UNREPORTED_AFTER_SECONDS)) {
      // Another replica or the webhook may have been faster.
      if (await this.ledger.addAnswered(attempt))
        this.logger.warn({ attemptId: attempt.id }, 'no webhook about an authorised payment, the answer counts');
    }
  }

  private async run(attemptId: string): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    if (attempt) await this.mirror.update(attempt);
  }

  private async sweepQuietly(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.logger.warn({ err: error }, 'unreported payments not looked for, retrying in 60 s');
    }
  }
}
