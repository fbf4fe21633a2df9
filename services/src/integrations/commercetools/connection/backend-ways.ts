import { BACKEND_ASKERS, type BackendAsker, type BackendWay } from '@manifold/domain/systems/commerce-backend';
import { Injectable } from '@nestjs/common';
import { CircuitBreaker, CircuitOpen } from '../../../platform/concurrency/circuit-breaker.js';
import { QueueFull, Semaphore } from '../../../platform/concurrency/semaphore.js';
import type { BackendCondition } from '../ports/backend-watch.js';
import { BackendFailure } from './backend-failure.js';
import { BackendReach } from './backend-reach.js';

/** Who asks: one of our own two clients, a shopper, or whoever needs a token first. */
export const ASKERS = BACKEND_ASKERS;
export type Asker = BackendAsker;

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
  answeredAt: Date | undefined;
  unansweredAt: Date | undefined;
}

const isOutage = (error: unknown): boolean => error instanceof BackendFailure && error.isWayThere;

const newWay = (): Way => ({
  places: new Semaphore(AT_ONCE, MOST_WAITING),
  circuit: new CircuitBreaker({ opensAfter: OPENS_AFTER, pauseMilliseconds: PAUSE_MILLISECONDS, isOutage }),
  answeredAt: undefined,
  unansweredAt: undefined,
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
  private readonly reach = new BackendReach();

  /** Sends a request. One that would wait too long, or would get no answer, fails at once as an outage and is not sent. */
  async send<Answer>(asker: Asker, endpoint: string, request: () => Promise<Answer>): Promise<Answer> {
    const { places, circuit } = this.ways[asker];
    const noted = () => this.noted(this.ways[asker], request);
    try {
      if (circuit.refuses) throw new CircuitOpen();
      return await places.run(() => circuit.run(noted));
    } catch (error) {
      if (!(error instanceof CircuitOpen) && !(error instanceof QueueFull)) throw error;
      throw new BackendFailure({ endpoint, reason: error.message, statusCode: 0, isUnsent: true });
    }
  }

  /** On whose behalf nothing is sent at the moment. */
  closed(): Asker[] {
    return ASKERS.filter((asker) => this.ways[asker].circuit.refuses);
  }

  /** Whether the backend is there, and how each way to it is. */
  condition(): BackendCondition {
    const ways = ASKERS.map((asker): BackendWay => {
      const { places, circuit, answeredAt, unansweredAt } = this.ways[asker];
      return {
        asker,
        isClosed: circuit.isOpen,
        underWay: places.underWay,
        waiting: places.queued,
        answeredAt: answeredAt?.toISOString() ?? null,
        unansweredAt: unansweredAt?.toISOString() ?? null,
      };
    });
    const { state, since } = this.reach.state;
    return { state, since: since?.toISOString() ?? null, ways };
  }

  private async noted<Answer>(way: Way, request: () => Promise<Answer>): Promise<Answer> {
    const answered = (): void => {
      way.answeredAt = new Date();
      this.reach.answered();
    };
    try {
      const answer = await request();
      answered();
      return answer;
    } catch (error) {
      if (!isOutage(error)) answered();
      else {
        way.unansweredAt = new Date();
        this.reach.unanswered();
      }
      throw error;
    }
  }
}
