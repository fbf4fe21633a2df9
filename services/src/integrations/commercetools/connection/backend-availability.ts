/** A single request without an answer may be the fault of that request. */
const UNAVAILABLE_AFTER = 2;

/**
 * Decides from the results of requests whether a system is available. It is unavailable after several requests in a row without
 * an answer.
 */
export class BackendAvailability {
  #unanswered = 0;
  #firstUnanswered = 0;
  #answersSince: number | undefined;
  #awaySince: number | undefined;

  constructor(private readonly now: () => number = Date.now) {}

  /** Records an answer, including refusals. */
  recordAnswer(): void {
    this.#unanswered = 0;
    if (this.#awaySince !== undefined || this.#answersSince === undefined) this.#answersSince = this.now();
    this.#awaySince = undefined;
  }

  /** Records a request without an answer. */
  recordNoAnswer(): void {
    if (this.#unanswered === 0) this.#firstUnanswered = this.now();
    this.#unanswered += 1;
    if (this.#unanswered >= UNAVAILABLE_AFTER) this.#awaySince ??= this.#firstUnanswered;
  }

  /** The state and when it started; `unknown` before the first request. */
  get state(): { readonly state: 'unknown' | 'answers' | 'away'; readonly since: Date | undefined } {
    if (this.#awaySince !== undefined) return { state: 'away', since: new Date(this.#awaySince) };
    if (this.#answersSince === undefined) return { state: 'unknown', since: undefined };
    return { state: 'answers', since: new Date(this.#answersSince) };
  }
}
