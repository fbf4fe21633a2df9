/** Signs that a starting process makes progress. */
export interface ProgressSigns {
  /** Milliseconds since it last printed something. */
  readonly silentFor: number;
  /** CPU time it has used; undefined if the system does not provide it. */
  readonly cpuSeconds: number | undefined;
  /** Its answer to the readiness probe. */
  readonly state: string;
}

const WITHOUT_PROGRESS_MS = 60_000;
/** The timers of a hanging process use less in a minute; a starting one gets more even on a busy machine. */
const CPU_STEP_SECONDS = 1;
/** A process that is not ready after this time is given up, even if it uses the CPU. */
const MAXIMUM_MS = 15 * 60_000;

/** Decides when to give up waiting for a start: after a minute without progress, however slow the machine is. */
export class ProgressTimeout {
  private readonly begun: number;
  private lastProgress: number;
  private cpuSeconds = 0;
  private state = '';

  constructor(private readonly now: () => number = () => performance.now()) {
    this.begun = now();
    this.lastProgress = this.begun;
  }

  /** Returns whether there was no progress for a minute. */
  isOver({ silentFor, cpuSeconds = 0, state }: ProgressSigns): boolean {
    const at = this.now();
    this.lastProgress = Math.max(this.lastProgress, at - silentFor);
    // The CPU time of a restarted process begins at zero.
    const isBusy = cpuSeconds >= this.cpuSeconds + CPU_STEP_SECONDS || cpuSeconds < this.cpuSeconds;
    if (isBusy || state !== this.state) this.lastProgress = at;
    if (isBusy) this.cpuSeconds = cpuSeconds;
    this.state = state;
    return at - this.lastProgress > WITHOUT_PROGRESS_MS || at - this.begun > MAXIMUM_MS;
  }
}
