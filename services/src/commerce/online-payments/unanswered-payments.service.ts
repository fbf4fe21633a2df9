import {
  UNANSWERED_AFTER_MINUTES,
  type UnansweredPayments as UnansweredList,
} from '@manifold/domain/online-payment/unanswered-payment';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { OnlineAttempts } from '../payments/index.js';

/** The code of the alert in the log. It never changes: monitoring looks for it. */
const ALERT_CODE = 'payment-unanswered';
const LOOK_MILLISECONDS = 60_000;

/** Alerts staff if the outcome of an online payment has been unknown for too long: its shopper may be charged without an order. */
@Injectable()
export class UnansweredPayments implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** The payments that this process has alerted about and that are still unanswered. */
  private alerted: ReadonlySet<string> = new Set();

  constructor(
    private readonly attempts: OnlineAttempts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.alertQuietly(), LOOK_MILLISECONDS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Returns the payments whose outcome has been unknown for more than half an hour. */
  list(): Promise<UnansweredList> {
    return this.attempts.listUnanswered(UNANSWERED_AFTER_MINUTES);
  }

  /** Logs an error with `alert: true` for each payment that has become unanswered, once per process. */
  async alert(): Promise<void> {
    const { payments } = await this.list();
    for (const { merchantReference, storeKey, unknownSince } of payments) {
      if (this.alerted.has(merchantReference)) continue;
      this.logger.error(
        { alert: true, code: ALERT_CODE, merchantReference, storeKey, unknownSince },
        'the payment provider has not said what became of a payment',
      );
    }
    this.alerted = new Set(payments.map(({ merchantReference }) => merchantReference));
  }

  private async alertQuietly(): Promise<void> {
    try {
      await this.alert();
    } catch (error) {
      this.logger.warn({ err: error }, 'unanswered payments not looked for, trying again in a minute');
    }
  }
}
