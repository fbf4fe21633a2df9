import type { Drift } from '../ports/store-backend.js';

/** Something in which the backend differs, with the update actions that mend it. */
export interface Difference<Action> {
  readonly drift: Drift;
  readonly actions: readonly Action[];
}

/** As a drift shows it: plain values as they are, others as their JSON. */
export function shown(value: unknown): Drift['config'] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
