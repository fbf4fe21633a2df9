import { readFileSync } from 'node:fs';
import type { Progress } from '../terminal/progress.js';

/** The longest p95 of an order if the commerce backend answers in 150 ms. */
const STUBBED_P95_MILLISECONDS = 2000;
const STUBBED = 'a backend that answers in 150 ms';

interface Placed {
  readonly status: number;
  readonly outcome: string;
  readonly milliseconds: number;
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

const counted = (placed: readonly Placed[]): string => {
  const counts = new Map<string, number>();
  for (const { status, outcome } of placed) {
    const name = `${status} ${outcome}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

/** Prints the duration and result of orders. Throws if the p95 of the stubbed backend is over the limit. */
export function requireQuickOrders(file: string, progress: Progress): void {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Placed[]>;
  let slow: number | undefined;
  for (const [backend, placed] of Object.entries(report)) {
    const sorted = placed.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
    const [p50, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)];
    progress.line(`${backend}: ${counted(placed)}; p50 ${p50} ms, p95 ${p95} ms`);
    if (backend === STUBBED && p95 >= STUBBED_P95_MILLISECONDS) slow = p95;
  }
  if (slow !== undefined) throw new Error(`p95 is ${slow} ms; the limit is ${STUBBED_P95_MILLISECONDS} ms`);
}
