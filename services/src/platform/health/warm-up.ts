/** Work that a process does before visitors are sent to it. It fails, or takes too long: then they come all the same. */
export class WarmUp {
  private ended = true;

  constructor(private readonly atMostMilliseconds: number) {}

  get isUnderWay(): boolean {
    return !this.ended;
  }

  /** Follows the work to its end. */
  follow(work: Promise<unknown>): void {
    const end = (): void => {
      clearTimeout(timer);
      this.ended = true;
    };
    const timer = setTimeout(end, this.atMostMilliseconds);
    timer.unref();
    this.ended = false;
    work.then(end, end);
  }
}
