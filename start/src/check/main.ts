import { Progress } from '../progress.js';
import { ProgramFailure } from '../run-program.js';
import { StartProblem } from '../start-problem.js';
import { SUITES, type Check, type Together } from './checks.js';
import { sum, type Totals } from './totals.js';

/**
 * Runs the checks of one command and ends with what failed. All of them run, so that one look shows everything that is
 * wrong; only a build that fails ends the rest. If tests ran, the last line is `N passed, N failed`. Words after the command
 * go to its checks.
 */
export async function main(suite: string, ...words: string[]): Promise<void> {
  const progress = new Progress();
  const outcomes: Outcome[] = [];
  for (const step of SUITES[suite] ?? []) {
    outcomes.push(...(await together('run' in step ? [step] : step, { progress, words })));
    if (outcomes.some(({ title, failed }) => failed && title === 'Build')) break;
  }
  const failed = outcomes.filter((each) => each.failed).map(({ title }) => title);
  const totals = outcomes.flatMap((each) => each.totals ?? []);
  const { passed, failed: failedTests } = sum(totals);
  if (failed.length > 0) progress.line(`Failed: ${failed.join(', ')}`);
  if (totals.length > 0) progress.line(`${passed} passed, ${failedTests} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Cores that a machine has at the least. */
const AT_ONCE = 2;

interface CheckContext {
  readonly progress: Progress;
  readonly words: readonly string[];
}

interface Outcome {
  title: string;
  failed: boolean;
  totals?: Totals | undefined;
}

/** Each of two cores takes the next check once it has done with one. */
async function together(checks: Together, context: CheckContext): Promise<Outcome[]> {
  const waiting = [...checks];
  const inTurn = async (): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await outcome(check, context));
    return outcomes;
  };
  return (await Promise.all(Array.from({ length: AT_ONCE }, inTurn))).flat();
}

async function outcome(check: Check, { progress, words }: CheckContext): Promise<Outcome> {
  const { title } = check;
  try {
    const totals = await progress.step(title, () => check.run(progress, words));
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
