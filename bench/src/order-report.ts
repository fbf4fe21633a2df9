import { readFileSync } from 'node:fs';
import { machineSpeed } from './ceiling.js';
import { percentile } from './figures.js';
import { at, reportVerdicts } from './verdict.js';

/** The longest p95 of an order if the commerce backend answers in 150 ms, on a standard machine. */
const STUBBED_P95_MILLISECONDS = 2000;
const STUBBED = 'a backend that answers in 150 ms';

interface Placed {
  readonly status: number;
  readonly outcome: string;
  readonly milliseconds: number;
}

const counted = (placed: readonly Placed[]): string => {
  const counts = new Map<string, number>();
  for (const { status, outcome } of placed) {
    const name = `${status} ${outcome}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

const timesOf = (placed: readonly Placed[] = []): number[] => placed.map(({ milliseconds }) => milliseconds);

// The orders were placed a moment ago, by a test of the services that wrote this file.
const [file = ''] = process.argv.slice(2);
const speed = await machineSpeed();
const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly Placed[]>;
for (const [backend, placed] of Object.entries(report)) {
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(timesOf(placed), share) ?? 0));
  console.log(`${backend}: ${counted(placed)}; p50 ${p50} ms, p95 ${p95} ms`);
}
reportVerdicts([
  at(speed).atMost(
    `an order with ${STUBBED} p95, ms`,
    percentile(timesOf(report[STUBBED]), 0.95),
    STUBBED_P95_MILLISECONDS,
  ),
]);
