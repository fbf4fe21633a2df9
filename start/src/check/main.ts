import path from 'node:path';
import { CHECKOUT } from '../programs/checkout.js';
import { Progress } from '../terminal/progress.js';
import { ProgramFailure } from '../programs/run-program.js';
import { StartProblem } from '../terminal/start-problem.js';
import type { Check, CheckContext, CheckGroup } from './check.js';
import { SUITES } from './checks.js';
import { PassedRuns } from './passed-runs.js';
import { sum, type Totals } from './totals.js';

/** The commands that skip checks that passed on the same files before; `npm test` runs everything. */
const SKIPPING = new Set(['check', 'int']);
const EVERYTHING = '--all';

/**
 * Runs the checks of one command and prints which failed. A failed check does not stop the others, except a failed build. If
 * tests ran, the last line is `N passed, N failed`. `check` and `int` skip checks that passed before on the same files, unless
 * CI is set or `--all` is given. Further arguments go to the checks.
 */
export async function main(suite: string, ...args: string[]): Promise<void> {
  const progress = new Progress();
  const maySkip = SKIPPING.has(suite) && !process.env['CI'] && !args.includes(EVERYTHING);
  const passedRuns = new PassedRuns({ root: CHECKOUT, file: PASSED_FILE, maySkip });
  const outcomes: Outcome[] = [];
  for (const step of SUITES[suite] ?? []) {
    outcomes.push(...(await runGroup('run' in step ? [step] : step, { progress, args, passedRuns })));
    if (outcomes.some(({ title, failed }) => failed && title === 'Build')) break;
  }
  if (passedRuns.skipped.length > 0)
    progress.line(
      `  – Skipped, passed on the same files before (${EVERYTHING} runs them): ${passedRuns.skipped.join(', ')}`,
    );
  const failed = outcomes.filter((each) => each.failed).map(({ title }) => title);
  const totals = outcomes.flatMap((each) => each.totals ?? []);
  const { passed, failed: failedTests } = sum(totals);
  if (failed.length > 0) progress.line(`Failed: ${failed.join(', ')}`);
  if (totals.length > 0) progress.line(`${passed} passed, ${failedTests} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const PASSED_FILE = path.join(CHECKOUT, 'node_modules', '.cache', 'manifold', 'passedRuns.json');

/** Every machine is expected to have two cores. */
const AT_ONCE = 2;

interface Outcome {
  title: string;
  failed: boolean;
  totals?: Totals | undefined;
}

/** Runs checks two at a time. */
async function runGroup(checks: CheckGroup, context: CheckContext): Promise<Outcome[]> {
  const waiting = [...checks];
  const runWaiting = async (): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await runCheck(check, context));
    return outcomes;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, runWaiting))).flat();
}

async function runCheck(check: Check, context: CheckContext): Promise<Outcome> {
  const { title, inputs } = check;
  const { progress, passedRuns } = context;
  try {
    const trial = inputs && passedRuns.begin(title, inputs);
    if (trial?.hasPassedBefore) return { title, failed: false };
    const totals = await progress.step(title, () => check.run(context));
    trial?.recordPass();
    return { title, failed: (totals?.failed ?? 0) > 0, totals };
  } catch (error) {
    progress.line(reasonOf(error));
    return { title, failed: true };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ProgramFailure) return error.printed;
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
