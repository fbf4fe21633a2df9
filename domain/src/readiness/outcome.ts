import type { ReadinessCheck, ReadinessState } from './contract.js';

/** Number of checks per state, and the worst state. */
export interface ReadinessOutcome {
  readonly worst: Exclude<ReadinessState, 'not-applicable'>;
  readonly counts: Readonly<Record<ReadinessState, number>>;
}

/** Summarises a store's checks: one failed check outweighs all warnings. */
export function readinessOutcome(checks: readonly Pick<ReadinessCheck, 'state'>[]): ReadinessOutcome {
  const counts = { ok: 0, warning: 0, failed: 0, 'not-applicable': 0 };
  for (const { state } of checks) counts[state] += 1;
  const warned = counts.warning > 0 ? 'warning' : 'ok';
  return { worst: counts.failed > 0 ? 'failed' : warned, counts };
}
