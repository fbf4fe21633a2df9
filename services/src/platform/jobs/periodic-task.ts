/**
 * Repeats a task in this process, one run at a time: a run that is due while the previous one is under way is skipped. For work that
 * every replica may do at the same time; a job is for work that only one may do.
 */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** `onError` receives what a run throws; the next run tries again. */
  constructor(
    private readonly run: () => Promise<unknown>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Runs the task after each interval. The timer does not keep the process alive. */
  start(milliseconds: number): void {
    this.timer = setInterval(() => this.runNow(), milliseconds).unref();
  }

  /** Runs the task now, unless it is under way. */
  runNow(): void {
    this.running ??= this.run()
      .then(() => undefined, this.onError)
      .finally(() => {
        this.running = undefined;
      });
  }

  /** Ends the repetition and waits for the run that is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
