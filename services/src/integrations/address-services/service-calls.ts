import type { AddressServiceState } from './address-services.js';
import { CircuitBreaker } from '../../platform/concurrency/circuit-breaker.js';

/** A trial is longer than any call, so that a service that hangs delays one shopper in each pause. */
const BREAKER = { opensAfter: 5, pauseMilliseconds: 30_000, trialMilliseconds: 4000, isOutage: () => true };

/** Calls of one service. After five failures in a row it is not called for half a minute. */
export class ServiceCalls {
  private readonly breaker = new CircuitBreaker(BREAKER);
  private answeredAt: string | null = null;
  private unansweredAt: string | null = null;

  constructor(private readonly name: AddressServiceState['name']) {}

  /** Runs a call, or throws `CircuitOpen`. */
  run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    return this.breaker.run(async () => {
      try {
        const answer = await call();
        this.answeredAt = new Date().toISOString();
        return answer;
      } catch (error) {
        this.unansweredAt = new Date().toISOString();
        throw error;
      }
    });
  }

  state(isConfigured: boolean): AddressServiceState {
    const { name, answeredAt, unansweredAt } = this;
    return { name, isConfigured, isBreakerOpen: this.breaker.isOpen, answeredAt, unansweredAt };
  }
}
