const MINUTE_MILLISECONDS = 60_000;
const KEPT_MINUTES = 24 * 60;

const minuteOf = (instant: number): number => Math.floor(instant / MINUTE_MILLISECONDS);

/** How often something failed within the last minutes, up to a day; a number for each minute in which it did. */
export class FailureTally {
  readonly #byMinute = new Map<number, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  note(): void {
    const minute = minuteOf(this.now());
    this.#byMinute.set(minute, (this.#byMinute.get(minute) ?? 0) + 1);
    for (const old of this.#byMinute.keys()) {
      if (old > minute - KEPT_MINUTES) return;
      this.#byMinute.delete(old);
    }
  }

  /** Since so many minutes ago, this one among them. */
  within(minutes: number): number {
    const from = minuteOf(this.now()) - minutes;
    return [...this.#byMinute].reduce((sum, [minute, count]) => (minute > from ? sum + count : sum), 0);
  }
}
