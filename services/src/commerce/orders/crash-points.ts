import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

/** The places in the making of an order after which a process may die; each is tried in a test. */
export type CrashPoint = 'attempt-created' | 'payment-noted' | 'cart-frozen' | 'attempt-accepted' | 'order-created';

/** Dies where a test told it to: no clean-up, no answer, as a pulled plug would. Does nothing outside of tests. */
@Injectable()
export class CrashPoints {
  private readonly point: string | undefined;

  constructor(env: Env) {
    this.point = env.e2e ? env.crashAt : undefined;
  }

  /** Kills the process when this is the place. */
  pass(point: CrashPoint): void {
    if (this.point === point) process.kill(process.pid, 'SIGKILL');
  }
}
