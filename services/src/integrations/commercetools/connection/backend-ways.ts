import { Injectable } from '@nestjs/common';
import { CircuitBreaker, CircuitOpen } from '../../../platform/concurrency/circuit-breaker.js';
import { QueueFull, Semaphore } from '../../../platform/concurrency/semaphore.js';
import { BackendFailure } from './backend-failure.js';

/** Who asks: one of our own two clients, a shopper, or whoever needs a token first. */
export const ASKERS = ['service', 'storefront', 'shopper', 'tokens'] as const;
export type Asker = (typeof ASKERS)[number];

/** Requests under way at once. */
const AT_ONCE = 64;
/** A request behind so many others would come too late for whoever waits for it. */
const MOST_WAITING = 512;
const OPENS_AFTER = 8;
/** Short: whoever comes first after it finds out, and it costs the others nothing. */
const PAUSE_MILLISECONDS = 250;

interface Way {
  readonly places: Semaphore;
  readonly circuit: CircuitBreaker;
}

const isOutage = (error: unknown): boolean => error instanceof BackendFailure && error.isWayThere;

const newWay = (): Way => ({
  places: new Semaphore(AT_ONCE, MOST_WAITING),
  circuit: new CircuitBreaker({ opensAfter: OPENS_AFTER, pauseMilliseconds: PAUSE_MILLISECONDS, isOutage }),
});

/** The ways to the commerce backend: each asker's own, so that the catalogue's rush does not keep shoppers from their carts. */
@Injectable()
export class BackendWays {
  private readonly ways: Readonly<Record<Asker, Way>> = {
    service: newWay(),
    storefront: newWay(),
    shopper: newWay(),
    tokens: newWay(),
  };

  /** Sends a request. One that would wait too long, or would get no answer, fails at once as an outage and is not sent. */
  async send<Answer>(asker: Asker, endpoint: string, request: () => Promise<Answer>): Promise<Answer> {
    const { places, circuit } = this.ways[asker];
    try {
      if (circuit.refuses) throw new CircuitOpen();
      return await places.run(() => circuit.run(request));
    } catch (error) {
      if (!(error instanceof CircuitOpen) && !(error instanceof QueueFull)) throw error;
      throw new BackendFailure({ endpoint, reason: error.message, statusCode: 0, isUnsent: true });
    }
  }

  /** On whose behalf nothing is sent at the moment. */
  closed(): Asker[] {
    return ASKERS.filter((asker) => this.ways[asker].circuit.refuses);
  }
}
