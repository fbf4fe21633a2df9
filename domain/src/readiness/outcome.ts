import type { ReadinessCheck, ReadinessState } from './contract.js';

/** How many checks came to what, and the worst of it. */
export interface ReadinessOutcome {
  readonly worst: Exclude<ReadinessState, 'not-applicable'>;
  readonly counts: Readonly<Record<ReadinessState, number>>;
}

/** Sums a store's checks up: one that failed outweighs every warning. */
export function readinessOutcome(checks: readonly Pick<ReadinessCheck, 'state'>[]): ReadinessOutcome {
  const counts = { ok: 0, warning: 0, failed: 0, 'not-applicable': 0 };
  for (const { state } of checks) counts[state] += 1;
  const warned = counts.warning > 0 ? 'warning' : 'ok';
  return { worst: counts.failed > 0 ? 'failed' : warned, counts };
}
