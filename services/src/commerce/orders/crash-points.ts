import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

/** The places after which a process may die while an order is made; `kill-9.int.spec.ts` tries each. */
export type CrashPoint =
  // A shopper orders.
  | 'attempt-created'
  | 'payment-created'
  | 'cart-frozen'
  | 'attempt-accepted'
  | 'order-created'
  | 'order-stored'
  // A payment is put on the cart before the order.
  | 'payment-noted'
  // The cart of an attempt that could not be accepted is given back.
  | 'release-claimed'
  | 'cart-released'
  // A job or the sweep makes an accepted order.
  | 'order-claimed'
  | 'order-looked-up'
  // The backend refuses an accepted order.
  | 'refused-cart-released';

/** Kills the process at the place that a test named: no clean-up, no answer. Does nothing outside of tests. */
@Injectable()
export class CrashPoints {
  private readonly point: string | undefined;

  constructor(env: Env) {
    this.point = env.e2e ? env.crashAt : undefined;
  }

  /** Kills the process if the test named this place. */
  pass(point: CrashPoint): void {
    if (this.point === point) process.kill(process.pid, 'SIGKILL');
  }
}
