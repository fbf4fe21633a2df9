import type { Drift } from '../ports/store-backend.js';

/** A difference between backend and config, with the update actions that fix it. */
export interface Difference<Action> {
  readonly drift: Drift;
  readonly actions: readonly Action[];
}

/** Returns a value for a drift: scalars unchanged, others as JSON. */
export function driftValue(value: unknown): Drift['config'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
