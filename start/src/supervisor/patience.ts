/** What shows that a process which is starting gets on. */
export interface ProgressSigns {
  /** Milliseconds since it last printed something. */
  readonly silentFor: number;
  /** CPU time it has used; undefined where the system does not tell. */
  readonly cpuSeconds: number | undefined;
  /** What it answers when asked whether it is ready. */
  readonly state: string;
}

const WITHOUT_PROGRESS_MS = 60_000;
/** Timers of a process that hangs use less in a minute; one that starts gets more even beside twenty others. */
const CPU_STEP_SECONDS = 1;
/** A process that computes for so long without becoming ready never will. */
const LONGEST_MS = 15 * 60_000;

/** Says when to give up waiting for a start: after a minute without any progress, however long the machine takes. */
export class Patience {
  private readonly begun: number;
  private lastProgress: number;
  private cpuSeconds = 0;
  private state = '';

  constructor(private readonly now: () => number = () => performance.now()) {
    this.begun = now();
    this.lastProgress = this.begun;
  }

  /** True when there was no progress for a minute. */
  isOver({ silentFor, cpuSeconds = 0, state }: ProgressSigns): boolean {
    const at = this.now();
    this.lastProgress = Math.max(this.lastProgress, at - silentFor);
    // A restarted process begins to count anew.
    const isBusy = cpuSeconds >= this.cpuSeconds + CPU_STEP_SECONDS || cpuSeconds < this.cpuSeconds;
    if (isBusy || state !== this.state) this.lastProgress = at;
    if (isBusy) this.cpuSeconds = cpuSeconds;
    this.state = state;
    return at - this.lastProgress > WITHOUT_PROGRESS_MS || at - this.begun > LONGEST_MS;
  }
}
