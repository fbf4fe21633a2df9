import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

/** Points at which tests kill the process: during an order, an online payment or a webhook. */
export type CrashPoint =
  // A shopper orders.
  | 'attempt-created'
  | 'payment-created'
  | 'cart-frozen'
  | 'attempt-accepted'
  | 'order-created'
  | 'order-stored'
  // A shopper pays online.
  | 'payment-sent'
  | 'payment-answered'
  | 'details-sent'
  | 'details-answered'
  | 'outcome-stored'
  | 'reversal-sent'
  | 'ended-cart-released'
  // A payment is created before the order.
  | 'payment-noted'
  // The cart of an attempt that was not accepted is unfrozen.
  | 'release-claimed'
  | 'cart-released'
  // A job or the sweep creates an accepted order.
  | 'order-claimed'
  | 'order-looked-up'
  // The backend refuses an accepted order.
  | 'refused-cart-released'
  // The payment provider reports an event.
  | 'webhook-stored'
  | 'webhook-booked'
  | 'webhook-mirrored';

/** The value of CRASH_AT with which the parent process names the point later, by a message `{ crashAt }`. */
const BY_MESSAGE = 'message';

/**
 * Kills the process at the point named by a test, without clean-up or answer. `order-created:3` names the third time that the
 * process gets there. Does nothing outside of tests.
 */
@Injectable()
export class CrashPoints {
  private point: string | undefined;
  private left = 0;

  constructor(env: Env) {
    if (!env.e2e || env.crashAt === undefined) return;
    if (env.crashAt === BY_MESSAGE) process.on('message', (message: unknown) => this.receive(message));
    else this.arm(env.crashAt);
  }

  /** Kills the process if the test named this point. */
  reach(point: CrashPoint): void {
    if (this.point !== point) return;
    this.left -= 1;
    if (this.left <= 0) process.kill(process.pid, 'SIGKILL');
  }

  private receive(message: unknown): void {
    if (typeof message !== 'object' || message === null || !('crashAt' in message)) return;
    this.arm(String(message.crashAt));
  }

  private arm(crashAt: string): void {
    const [point, times = '1'] = crashAt.split(':');
    this.point = point;
    this.left = Number(times);
  }
}
