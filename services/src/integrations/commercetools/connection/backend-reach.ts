/** One that got no answer says nothing yet: it may have been the request. */
const AWAY_AFTER = 2;

/** Whether a system is there, by what became of the requests to it: away after some in a row that had no answer. */
export class BackendReach {
  #unanswered = 0;
  #firstUnanswered = 0;
  #answersSince: number | undefined;
  #awaySince: number | undefined;

  constructor(private readonly now: () => number = Date.now) {}

  /** An answer came, be it a refusal. */
  answered(): void {
    this.#unanswered = 0;
    if (this.#awaySince !== undefined || this.#answersSince === undefined) this.#answersSince = this.now();
    this.#awaySince = undefined;
  }

  /** No answer came. */
  unanswered(): void {
    if (this.#unanswered === 0) this.#firstUnanswered = this.now();
    this.#unanswered += 1;
    if (this.#unanswered >= AWAY_AFTER) this.#awaySince ??= this.#firstUnanswered;
  }

  /** How it is, and since when; `unknown` until something was asked. */
  get state(): { readonly state: 'unknown' | 'answers' | 'away'; readonly since: Date | undefined } {
    if (this.#awaySince !== undefined) return { state: 'away', since: new Date(this.#awaySince) };
    if (this.#answersSince === undefined) return { state: 'unknown', since: undefined };
    return { state: 'answers', since: new Date(this.#answersSince) };
  }
}
