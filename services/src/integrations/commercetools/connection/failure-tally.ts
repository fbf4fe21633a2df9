const MINUTE_MILLISECONDS = 60_000;
const RETAINED_MINUTES = 24 * 60;

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MILLISECONDS);

/** Counts failures of the last 24 hours, in buckets of one minute. */
export class FailureTally {
  readonly #byMinute = new Map<number, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  record(): void {
    const minute = minuteOf(this.now());
    this.#byMinute.set(minute, (this.#byMinute.get(minute) ?? 0) + 1);
    for (const old of this.#byMinute.keys()) {
      if (old > minute - RETAINED_MINUTES) return;
      this.#byMinute.delete(old);
    }
  }

  /** Returns the number of failures within the last minutes, including the current one. */
  countWithin(minutes: number): number {
    const from = minuteOf(this.now()) - minutes;
    return [...this.#byMinute].reduce((sum, [minute, count]) => (minute > from ? sum + count : sum), 0);
  }
}
