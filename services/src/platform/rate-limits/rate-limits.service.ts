import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import { currentRequest } from '../logging/request-scope.js';
import { ADDRESS_FACTOR, type Limit, type LimitName } from '../env/rate-limits.js';
import { networkOf } from './network-of.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { WindowCounters } from './window-counters.js';

interface Counted {
  readonly key: string;
  readonly limit: Limit;
}

/**
 * Limits what one session and one network address may do in a while. Counts in this process: with several replicas a sender
 * may do so many times as much. Failed sign-ins are counted in Postgres instead (`FailedAttempts`).
 */
@Injectable()
export class RateLimits {
  private readonly counters = new WindowCounters();

  constructor(private readonly env: Env) {}

  /** Takes from the limits of the session, if there is one, and of the request's address. Refuses with `too-many-attempts`. */
  take(name: LimitName, session: string | undefined, count = 1): void {
    const counted = this.counted(name, session);
    for (const [index, { key, limit }] of counted.entries()) {
      const seconds = this.counters.take(key, limit, count);
      if (seconds === undefined) continue;
      for (const taken of counted.slice(0, index)) this.counters.giveBack(taken.key, count);
      throw tooManyAttempts(seconds);
    }
  }

  /** Gives back what `take` took, for what turned out to be no abuse. */
  giveBack(name: LimitName, session: string | undefined, count = 1): void {
    for (const { key } of this.counted(name, session)) this.counters.giveBack(key, count);
  }

  /** Nothing outside of a request: the process's own work has no limits. */
  private counted(name: LimitName, session: string | undefined): Counted[] {
    const address = currentRequest()?.address;
    if (address === undefined) return [];
    const limit = this.env.rateLimits[name];
    const ofAddress = { ...limit, points: limit.points * ADDRESS_FACTOR };
    return [
      ...(session === undefined ? [] : [{ key: `${name} session ${session}`, limit }]),
      { key: `${name} address ${networkOf(address)}`, limit: ofAddress },
    ];
  }
}
