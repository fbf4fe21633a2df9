/** Refused: what is asked has not answered for a while, and is not asked again yet. */
export class CircuitOpen extends Error {
  constructor() {
    super('It has not answered for a while');
    this.name = 'CircuitOpen';
  }
}

export interface CircuitBreakerOptions {
  /** After so many failures in a row nobody is let through. */
  readonly opensAfter: number;
  /** So long after a failure one is let through, to see whether it answers again. */
  readonly pauseMilliseconds: number;
  /** Whether a failure says that nothing answers; any other is an answer. */
  readonly isOutage: (error: unknown) => boolean;
  /** A clock that never goes back, in milliseconds. */
  readonly now?: () => number;
}

/**
 * Spares a system that does not answer, and those who would wait for it. Closed it lets everybody through; after failures in
 * a row it is open and refuses; after a pause one at a time may try, and the first answer closes it again.
 */
export class CircuitBreaker {
  #failures = 0;
  #openUntil: number | undefined;
  #isTried = false;
  readonly #now: () => number;

  constructor(private readonly options: CircuitBreakerOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  /** Whether whoever came now would be refused. */
  get refuses(): boolean {
    return this.#openUntil !== undefined && (this.#isTried || this.#now() < this.#openUntil);
  }

  /** Whether nothing has answered since it opened; one at a time may still try. */
  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Runs the work, or refuses it with `CircuitOpen`. */
  async run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (this.refuses) throw new CircuitOpen();
    const isTrial = this.#openUntil !== undefined;
    this.#isTried ||= isTrial;
    try {
      const answer = await work();
      this.#close();
      return answer;
    } catch (error) {
      if (this.options.isOutage(error)) this.#note(isTrial);
      else this.#close();
      throw error;
    } finally {
      if (isTrial) this.#isTried = false;
    }
  }

  #close(): void {
    this.#failures = 0;
    this.#openUntil = undefined;
  }

  /** What was under way when it opened says nothing new. */
  #note(isTrial: boolean): void {
    this.#failures += 1;
    const opens = this.#openUntil === undefined && this.#failures >= this.options.opensAfter;
    if (opens || isTrial) this.#openUntil = this.#now() + this.options.pauseMilliseconds;
  }
}
