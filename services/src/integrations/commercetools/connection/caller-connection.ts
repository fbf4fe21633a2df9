import type { BackendCaller, BackendConnection } from '@manifold/domain/systems/commerce-backend';
import { CircuitBreaker, CircuitOpen } from '../../../platform/concurrency/circuit-breaker.js';
import { QueueFull, Semaphore } from '../../../platform/concurrency/semaphore.js';
import { DeadlineExceeded, untilAborted, withDeadline } from '../../../platform/deadlines/deadline.js';
import { BackendFailure } from './backend-failure.js';

/** Concurrent requests of one caller. */
const MAXIMUM_CONCURRENT = 64;
/** A request behind more than this many others would be answered too late. */
const MAXIMUM_WAITING = 512;
const OPENS_AFTER = 8;
/** Short, because only one request tests the backend after it. */
const PAUSE_MILLISECONDS = 250;
/** Much shorter than the deadline of a request: requests that hang when the backend recovers would keep it away until then. */
const TRIAL_MILLISECONDS = 1000;

/** The deadline of a request, including its time in the queue, and a signal that ends it earlier. */
export interface RequestLimit {
  readonly milliseconds: number;
  readonly until?: AbortSignal | undefined;
}

/** A request to the backend. It should end when the signal aborts; its slot is freed then in any case. */
export type BackendRequest<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** A request that has been sent and has not settled. Instants of the monotonic clock, in milliseconds. */
interface SentRequest {
  readonly sentAt: number;
  readonly dueAt: number;
}

const isOutage = (error: unknown): boolean => error instanceof BackendFailure && error.isConnectionFailure;
const isUnsent = (error: unknown): error is Error => error instanceof CircuitOpen || error instanceof QueueFull;

/** The connection of one caller: concurrency limit, circuit breaker and pending requests (bulkhead). */
export class CallerConnection {
  readonly #places = new Semaphore(MAXIMUM_CONCURRENT, MAXIMUM_WAITING);
  readonly #circuit = new CircuitBreaker({
    opensAfter: OPENS_AFTER,
    pauseMilliseconds: PAUSE_MILLISECONDS,
    trialMilliseconds: TRIAL_MILLISECONDS,
    isOutage,
  });
  readonly #sent = new Set<SentRequest>();
  #answeredAt: Date | undefined;
  #unansweredAt: Date | undefined;

  constructor(
    private readonly caller: BackendCaller,
    /** Called for every sent request with whether it was answered; a refusal is an answer. */
    private readonly onSettled: (isAnswered: boolean) => void,
  ) {}

  /** Whether the breaker is open, so that nothing is sent. */
  get rejectsCalls(): boolean {
    return this.#circuit.rejectsCalls;
  }

  /** Whether every slot is taken, so that the next request waits. */
  get isFull(): boolean {
    return this.#places.running >= MAXIMUM_CONCURRENT;
  }

  /** Requests that have not settled although their deadline has passed. */
  get overdue(): number {
    const now = performance.now();
    return [...this.#sent].filter(({ dueAt }) => dueAt < now).length;
  }

  /** The age of the oldest pending request in milliseconds; 0 without one. */
  get oldestMilliseconds(): number {
    const [oldest] = this.#sent;
    return oldest ? performance.now() - oldest.sentAt : 0;
  }

  get status(): BackendConnection {
    return {
      caller: this.caller,
      isBreakerOpen: this.#circuit.isOpen,
      underWay: this.#places.running,
      waiting: this.#places.queued,
      answeredAt: this.#answeredAt?.toISOString() ?? null,
      unansweredAt: this.#unansweredAt?.toISOString() ?? null,
    };
  }

  /**
   * Sends a request. Frees its slot at the deadline, even if the request never settles. Rejects immediately with an unsent
   * outage if the breaker is open or the queue is full.
   */
  async send<Answer>(endpoint: string, request: BackendRequest<Answer>, limit: RequestLimit): Promise<Answer> {
    let wasSent = false;
    const failure = (error: Error) =>
      new BackendFailure({ endpoint, reason: error.message, statusCode: 0, isUnsent: !wasSent });
    const send = async (signal: AbortSignal): Promise<Answer> => {
      wasSent = true;
      try {
        return await untilAborted(signal, () => this.#tracked(request(signal), limit));
      } catch (error) {
        throw signal.aborted ? failure(signal.reason as Error) : error;
      }
    };
    const inSlot = (signal: AbortSignal) =>
      this.#places.run(() => this.#circuit.run(() => this.#recorded(() => send(signal))), signal);
    try {
      if (this.#circuit.rejectsCalls) throw new CircuitOpen();
      return await withDeadline(limit.milliseconds, inSlot, limit.until);
    } catch (error) {
      throw isUnsent(error) || isAbort(error, limit) ? failure(error) : error;
    }
  }

  /** Tracks a request until it settles, which may be after its deadline. */
  #tracked<Answer>(request: Promise<Answer>, { milliseconds }: RequestLimit): Promise<Answer> {
    const now = performance.now();
    const sent = { sentAt: now, dueAt: now + milliseconds };
    this.#sent.add(sent);
    return request.finally(() => this.#sent.delete(sent));
  }

  async #recorded<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const note = (isAnswered: boolean): void => {
      if (isAnswered) this.#answeredAt = new Date();
      else this.#unansweredAt = new Date();
      this.onSettled(isAnswered);
    };
    try {
      const answer = await request();
      note(true);
      return answer;
    } catch (error) {
      note(!isOutage(error));
      throw error;
    }
  }
}

/** Returns whether the deadline of the call, or the end of the shopper's request, aborted it. */
const isAbort = (error: unknown, { until }: RequestLimit): error is Error =>
  error instanceof DeadlineExceeded || (until?.aborted === true && error === until.reason);
