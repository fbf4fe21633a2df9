import type { Progress } from '../terminal/progress.js';
import type { PassedRuns } from './passed-runs.js';
import type { Totals } from './totals.js';

/** One check of a command. Checks that run tests return their totals. */
export interface Check {
  title: string;
  /** The files that decide the result. A check with inputs is skipped if it passed on the same files before. */
  inputs?: readonly string[];
  run(context: CheckContext): Promise<Totals | undefined>;
}

export interface CheckContext {
  readonly progress: Progress;
  /** The arguments after the command. */
  readonly args: readonly string[];
  readonly passedRuns: PassedRuns;
}

/** Checks that may run at the same time, in the order in which they start: the longest first. */
export type CheckGroup = readonly Check[];
