import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed. */
export interface Totals {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

/** Returns the totals of jest's JSON report; a test file that could not be loaded counts as one failure. */
export function jestTotals(file: string): Totals {
  const report = read<JestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** Returns the totals of Playwright's JSON report; a test that passed only on a retry counts as passed. */
export function playwrightTotals(file: string): Totals {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

export function sum(all: readonly Totals[]): Totals {
  return all.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }), {
    passed: 0,
    failed: 0,
  });
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}
