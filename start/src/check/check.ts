import type { Progress } from '../terminal/progress.js';
import type { PassedRuns } from './passed-runs.js';
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
  readonly args: readonly string[];
  readonly passedRuns: PassedRuns;
}

/** Checks that have nothing to do with each other, in the order in which they are begun: the longest first. */
export type CheckGroup = readonly Check[];
