import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import { currentRequest } from '../logging/request-scope.js';
import { ADDRESS_FACTOR, type Limit, type LimitName } from '../env/rate-limits.js';
import { networkOf } from './network-of.js';
import { tooManyAttempts } from './failed-attempts.service.js';
import { WindowCounters } from './window-counters.js';

interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Rate limits per session and per network address. Counts in this process, so the limits grow with the number of replicas.
 * Failed sign-ins are counted in Postgres instead (`FailedAttempts`).
 */
@Injectable()
export class RateLimits {
  private readonly counters = new WindowCounters();

  constructor(private readonly env: Env) {}

  /** Takes points from the limits of the session (if there is one) and of the address. Throws `too-many-attempts`. */
  take(name: LimitName, session: string | undefined, count = 1): void {
    const counted = this.counted(name, session);
    for (const [index, { key, limit }] of counted.entries()) {
      const seconds = this.counters.take(key, limit, count);
      if (seconds === undefined) continue;
      for (const taken of counted.slice(0, index)) this.counters.refund(taken.key, count);
      throw tooManyAttempts(seconds);
    }
  }

  /** Gives back the points that `take` took, for requests that turned out to be legitimate. */
  giveBack(name: LimitName, session: string | undefined, count = 1): void {
    for (const { key } of this.counted(name, session)) this.counters.refund(key, count);
  }

  /** Returns the counters of a request; none outside a request, because the process's own work has no limits. */
  private counted(name: LimitName, session: string | undefined): Counted[] {
    const address = currentRequest()?.address;
    if (address === undefined) return [];
    const limit = this.env.rateLimits[name];
    const addressLimit = { ...limit, points: limit.points * ADDRESS_FACTOR };
    return [
      ...(session === undefined ? [] : [{ key: `${name} session ${session}`, limit }]),
      { key: `${name} address ${networkOf(address)}`, limit: addressLimit },
    ];
  }
}
