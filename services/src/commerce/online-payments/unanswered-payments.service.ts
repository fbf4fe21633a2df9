import {
  UNANSWERED_AFTER_MINUTES,
  type UnansweredPayments as UnansweredList,
} from '@manifold/domain/online-payment/unanswered-payment';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { OnlineAttempts } from '../payments/index.js';

/** The codes of the alerts in the log. They never change: monitoring looks for them. */
const UNANSWERED_ALERT = 'payment-unanswered';
const UNORDERED_ALERT = 'payment-without-order';
const UNREVERSED_ALERT = 'payment-not-reversed';
/** An order is tried every half minute; its shopper has paid and waits. */
const UNORDERED_AFTER_MINUTES = 5;
const LOOK_MILLISECONDS = 60_000;

/**
 * Alerts staff if the outcome of an online payment has been unknown for too long, if an order cannot be created,
 * or if a payment without an order cannot be reversed: its shopper is or may be charged without an order.
 */
@Injectable()
export class UnansweredPayments implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** The alerts of this process whose cause still exists. */
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

  /** Logs an error with `alert: true` for each payment that staff have to look at, once per process and cause. */
  async alert(): Promise<void> {
    const { payments } = await this.list();
    const unordered = await this.attempts.listUnordered(UNORDERED_AFTER_MINUTES);
    const unreversed = await this.attempts.listUnreversed();
    const alerts = [
      ...payments.map(({ merchantReference, storeKey, unknownSince }) => ({
        facts: { code: UNANSWERED_ALERT, merchantReference, storeKey, unknownSince },
        message: 'the payment provider has not said what became of a payment',
      })),
      ...unordered.map((payment) => ({
        facts: { code: UNORDERED_ALERT, ...payment },
        message: 'an accepted order cannot be created; it is tried every half minute',
      })),
      ...unreversed.map((payment) => ({
        facts: { code: UNREVERSED_ALERT, ...payment },
        message: 'the payment provider could not return the money of a payment',
      })),
    ];
    const nameOf = ({ facts: { code, merchantReference } }: (typeof alerts)[number]) => `${code} ${merchantReference}`;
    for (const alert of alerts)
      if (!this.alerted.has(nameOf(alert))) this.logger.error({ alert: true, ...alert.facts }, alert.message);
    this.alerted = new Set(alerts.map(nameOf));
  }

  private async alertQuietly(): Promise<void> {
    try {
      await this.alert();
    } catch (error) {
      this.logger.warn({ err: error }, 'unanswered payments not looked for, retrying in 60 s');
    }
  }
}
