import type { Progress } from '../progress.js';
import type { GreenRuns } from './green-runs.js';
import type { Totals } from './totals.js';

/** One thing that must hold; tests also count. */
export interface Check {
  title: string;
  /** The files that its outcome hangs on. A check with inputs is skipped if it passed on the same ones before. */
  inputs?: readonly string[];
  run(context: CheckContext): Promise<Totals | undefined>;
}

export interface CheckContext {
  readonly progress: Progress;
  /** What was typed after the command. */
  readonly words: readonly string[];
  readonly green: GreenRuns;
}

/** Checks that have nothing to do with each other, in the order in which they are begun: the longest first. */
export type Together = readonly Check[];
