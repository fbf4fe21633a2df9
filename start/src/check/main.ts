import { Progress } from '../progress.js';
import { ProgramFailure } from '../run-program.js';
import { StartProblem } from '../start-problem.js';
import { SUITES, type Check } from './checks.js';
import { sum, type Totals } from './totals.js';

/**
 * Runs the checks of one command and ends with what failed. All of them run, so that one look shows everything that is
 * wrong; only a build that fails ends the rest. Where tests ran, the last line is `N passed, N failed`.
 */
export async function main(suite: string): Promise<void> {
  const progress = new Progress();
  const failed: string[] = [];
  const totals: Totals[] = [];
  for (const check of SUITES[suite] ?? []) {
    const result = await outcome(check, progress);
    if (result.totals) totals.push(result.totals);
    if (result.failed) failed.push(check.title);
    if (result.failed && check.title === 'Build') break;
  }
  const { passed, failed: failedTests } = sum(totals);
  if (failed.length > 0) progress.line(`Failed: ${failed.join(', ')}`);
  if (totals.length > 0) progress.line(`${passed} passed, ${failedTests} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

interface Outcome {
  failed: boolean;
  totals?: Totals | undefined;
}

async function outcome(check: Check, progress: Progress): Promise<Outcome> {
  try {
    const totals = await progress.step(check.title, () => check.run(progress));
    return { failed: (totals?.failed ?? 0) > 0, totals };
  } catch (error) {
    progress.line(reasonOf(error));
    return { failed: true };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ProgramFailure) return error.printed;
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
