import type { BackendAsker, BackendConnection } from '@manifold/domain/systems/commerce-backend';
import { CircuitBreaker, CircuitOpen } from '../../../platform/concurrency/circuit-breaker.js';
import { QueueFull, Semaphore } from '../../../platform/concurrency/semaphore.js';
import { DeadlineExceeded, untilAborted, withDeadline } from '../../../platform/deadlines/deadline.js';
import { BackendFailure } from './backend-failure.js';

/** Requests under way at once. */
const AT_ONCE = 64;
/** A request behind so many others would come too late for whoever waits for it. */
const MOST_WAITING = 512;
const OPENS_AFTER = 8;
/** Short: whoever comes first after it finds out, and it costs the others nothing. */
const PAUSE_MILLISECONDS = 250;

/** How long a request may take, the wait for its place included, and what else ends it. */
export interface RequestLimit {
  readonly milliseconds: number;
  readonly until?: AbortSignal | undefined;
}

/** A request to the backend. It should end when the signal aborts; its place is free then in any case. */
export type BackendRequest<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** A request that has been sent and has not settled. Instants of the monotonic clock, in milliseconds. */
interface SentRequest {
  readonly sentAt: number;
  readonly dueAt: number;
}

const isOutage = (error: unknown): boolean => error instanceof BackendFailure && error.isWayThere;
const isUnsent = (error: unknown): error is Error => error instanceof CircuitOpen || error instanceof QueueFull;

/** The bulkhead of one asker: places, circuit breaker, and what is under way. */
export class BackendRoute {
  readonly #places = new Semaphore(AT_ONCE, MOST_WAITING);
  readonly #circuit = new CircuitBreaker({
    opensAfter: OPENS_AFTER,
    pauseMilliseconds: PAUSE_MILLISECONDS,
    isOutage,
  });
  readonly #sent = new Set<SentRequest>();
  #answeredAt: Date | undefined;
  #unansweredAt: Date | undefined;

  constructor(
    private readonly asker: BackendAsker,
    /** Is told of every request that was sent whether it had an answer, be it a refusal. */
    private readonly onSettled: (isAnswered: boolean) => void,
  ) {}

  /** Whether nothing is sent at the moment. */
  get refuses(): boolean {
    return this.#circuit.refuses;
  }

  /** Whether every place is taken, so that the next request waits. */
  get isFull(): boolean {
    return this.#places.running >= AT_ONCE;
  }

  /** Requests that have not settled although their deadline has passed. */
  get overdue(): number {
    const now = performance.now();
    return [...this.#sent].filter(({ dueAt }) => dueAt < now).length;
  }

  /** The age of the oldest request under way in milliseconds; 0 when none is. */
  get oldestMilliseconds(): number {
    const [oldest] = this.#sent;
    return oldest ? performance.now() - oldest.sentAt : 0;
  }

  get condition(): BackendConnection {
    return {
      asker: this.asker,
      isClosed: this.#circuit.isOpen,
      underWay: this.#places.running,
      waiting: this.#places.queued,
      answeredAt: this.#answeredAt?.toISOString() ?? null,
      unansweredAt: this.#unansweredAt?.toISOString() ?? null,
    };
  }

  /**
   * Sends a request and returns its place by its deadline, even if the request never settles. Rejects at once, as an outage
   * and unsent, if the breaker is open or too many wait.
   */
  async send<Answer>(endpoint: string, request: BackendRequest<Answer>, limit: RequestLimit): Promise<Answer> {
    let wasSent = false;
    const failure = (error: Error) =>
      new BackendFailure({ endpoint, reason: error.message, statusCode: 0, isUnsent: !wasSent });
    const send = async (signal: AbortSignal): Promise<Answer> => {
      wasSent = true;
      try {
        return await untilAborted(signal, () => this.#watched(request(signal), limit));
      } catch (error) {
        throw signal.aborted ? failure(signal.reason as Error) : error;
      }
    };
    const inPlace = (signal: AbortSignal) =>
      this.#places.run(() => this.#circuit.run(() => this.#noted(() => send(signal))), signal);
    try {
      if (this.#circuit.refuses) throw new CircuitOpen();
      return await withDeadline(limit.milliseconds, inPlace, limit.until);
    } catch (error) {
      throw isUnsent(error) || isAbort(error, limit) ? failure(error) : error;
    }
  }

  /** Follows a request until it settles, which may be later than anybody waits for it. */
  #watched<Answer>(request: Promise<Answer>, { milliseconds }: RequestLimit): Promise<Answer> {
    const now = performance.now();
    const sent = { sentAt: now, dueAt: now + milliseconds };
    this.#sent.add(sent);
    return request.finally(() => this.#sent.delete(sent));
  }

  async #noted<Answer>(request: () => Promise<Answer>): Promise<Answer> {
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

/** Whether the deadline of the call or of its request ended it. */
const isAbort = (error: unknown, { until }: RequestLimit): error is Error =>
  error instanceof DeadlineExceeded || (until?.aborted === true && error === until.reason);
