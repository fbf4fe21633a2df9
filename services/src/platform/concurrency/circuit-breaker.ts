/** Thrown instead of calling a system that has not answered for a while. */
export class CircuitOpen extends Error {
  constructor() {
    super('The circuit breaker is open: the system has not answered for a while');
    this.name = 'CircuitOpen';
  }
}

export interface CircuitBreakerOptions {
  /** The number of failures in a row that opens it. */
  readonly opensAfter: number;
  /** How long it stays open before one trial call is let through. */
  readonly pauseMilliseconds: number;
  /** How long a trial call may have no answer until another one is let through: it may have been sent before the system recovered. */
  readonly trialMilliseconds: number;
  /** Returns whether a failure is an outage. Any other failure counts as an answer. */
  readonly isOutage: (error: unknown) => boolean;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/**
 * Stops calls to a system that does not answer, so that callers fail at once. While closed, all calls pass. After `opensAfter`
 * outages in a row it opens and rejects calls. After a pause it lets one trial call through, and another one if that call fails or
 * hangs; the first answer closes it. Only the newest trial says how the system is now, so failures of older ones do not count.
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil: number | undefined;
  /** The number of the newest trial call; another one after it was closed. */
  #newestTrial = 0;
  readonly #now: () => number;

  constructor(private readonly options: CircuitBreakerOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  /** Whether a call would be rejected now. */
  get rejectsCalls(): boolean {
    return this.#openUntil !== undefined && this.#now() < this.#openUntil;
  }

  /** Whether it is open, including the time of trial calls. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Runs the work, or throws `CircuitOpen`. */
  async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.rejectsCalls) throw new CircuitOpen();
    const trial = this.isOpen ? this.#beginTrial() : undefined;
    try {
      const answer = await work();
      this.#close();
      return answer;
    } catch (error) {
      if (this.options.isOutage(error)) this.#countOutage(trial);
      else this.#close();
      throw error;
    }
  }

  #beginTrial(): number {
    this.#openUntil = this.#now() + this.options.trialMilliseconds;
    return ++this.#newestTrial;
  }

  #close(): void {
    this.#newestTrial += 1;
    this.#failures = 0;
    this.#openUntil = undefined;
  }

  /** Counts an outage. Ignores calls that started before it opened, and trial calls that are not the newest any more. */
  #countOutage(trial: number | undefined): void {
    if (trial !== undefined && trial !== this.#newestTrial) return;
    this.#failures += 1;
    const opens = trial !== undefined || (!this.isOpen && this.#failures >= this.options.opensAfter);
    if (opens) this.#openUntil = this.#now() + this.options.pauseMilliseconds;
  }
}
