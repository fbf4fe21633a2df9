/** Work that a process does before visitors are sent to it. If it fails or takes too long, they are sent anyway. */
export class WarmUp {
  private ended = true;
  constructor(private readonly maximumMilliseconds: number) {}

  get isRunning(): boolean {
    return !this.ended;
  }

  /** Counts as running until the work settles or the time limit is reached. */
  follow(work: Promise<unknown>): void {
    const end = (): void => {
      clearTimeout(timer);
      this.ended = true;
    };
    const timer = setTimeout(end, this.maximumMilliseconds);
    timer.unref();
    this.ended = false;
    work.then(end, end);
  }
}
