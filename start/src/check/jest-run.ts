import path from 'node:path';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { CHECKOUT } from '../programs/checkout.js';
import { JEST_PROJECTS } from '../testing/jest-projects.js';
import { runTool } from '../programs/run-program.js';
import type { PassedRuns, CheckRun } from './passed-runs.js';
import { jestTotals, type Totals } from './totals.js';

export interface JestOptions {
  readonly kind: keyof typeof JEST_PROJECTS;
  readonly workers: string;
  /** Further arguments for jest. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs tests with jest and counts them. */
export async function runJest(options: JestOptions): Promise<Totals> {
  return withReport(async (report) => {
    await startJest(options, report);
    return jestTotals(report);
  });
}

export interface TestedWorkspace {
  readonly name: string;
  /** The folder of its tests. */
  readonly folder: string;
  readonly inputs: readonly string[];
}

/** Runs the tests of the workspaces whose inputs changed since they last passed; records which pass. */
export async function runChangedTests(
  options: JestOptions,
  { title, passedRuns, workspaces }: { title: string; passedRuns: PassedRuns; workspaces: readonly TestedWorkspace[] },
): Promise<Totals> {
  const trials = workspaces.map(
    ({ name, folder, inputs }) => [folder, passedRuns.begin(`${title} of ${name}`, inputs)] as const,
  );
  const changed = trials.filter(([, trial]) => !trial.hasPassedBefore);
  if (changed.length === 0) return { passed: 0, failed: 0 };
  return withReport(async (report) => {
    const folders = changed.map(([folder]) => folder).join('|');
    const pattern = ['--testPathPatterns', `^${escaped(CHECKOUT)}[/\\\\](${folders})[/\\\\]`, '--passWithNoTests'];
    await startJest({ ...options, args: [...(options.args ?? []), ...pattern] }, report);
    notePassed(report, changed);
    return jestTotals(report);
  });
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function startJest({ kind, workers, args = [], env }: JestOptions, report: string): Promise<void> {
  const variables = {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules`,
    NODE_NO_WARNINGS: '1',
    ...env,
  };
  const all = [
    '--selectProjects',
    ...JEST_PROJECTS[kind],
    '--maxWorkers',
    workers,
    ...args,
    '--json',
    `--outputFile=${report}`,
  ];
  // The report names and counts the failed tests; the exit code adds nothing.
  await runTool('jest', [...all, '--silent'], { env: variables, show: true }).catch(() => undefined);
}

interface Report {
  readonly success: boolean;
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Records the workspaces in which every test file passed. Without a report, none has passed. */
function notePassed(file: string, trials: readonly (readonly [folder: string, trial: CheckRun])[]): void {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return;
  }
  const failed = report.testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  if (!report.success && failed.length === 0) return;
  for (const [folder, trial] of trials)
    if (!failed.some((name) => name.startsWith(path.join(CHECKOUT, folder) + path.sep))) trial.recordPass();
}

/** Calls `work` with the path for a report in a temporary folder, and removes the folder afterwards. */
export async function withReport(work: (file: string) => Promise<Totals>): Promise<Totals> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-report-'));
  return work(path.join(folder, 'report.json')).finally(() => rmSync(folder, { recursive: true, force: true }));
}
