import type { FieldError } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Why a change cannot be published. `field` names section and field. */
export interface Problem {
  /** The stores that have it; empty where no single store is to blame. */
  readonly storeKeys: readonly string[];
  readonly field: string;
  readonly reason: string;
  /** The instant from which it is true, ISO 8601; null for now. */
  readonly from: string | null;
}

/** A problem that no single store has, from now on. */
export const generalProblem = (field: string, reason: string): Problem => ({
  storeKeys: [],
  field,
  reason,
  from: null,
});

/** One problem per sentence, with all stores that have it and the first instant at which any of them does. */
export function mergedProblems(problems: readonly Problem[]): Problem[] {
  const byName = new Map<string, Problem>();
  for (const problem of problems) {
    const name = `${problem.field} ${problem.reason}`;
    const known = byName.get(name);
    const storeKeys = [...new Set([...(known?.storeKeys ?? []), ...problem.storeKeys])];
    // Instants come in order: the first one to say it is the earliest.
    byName.set(name, { ...(known ?? problem), storeKeys });
  }
  return [...byName.values()];
}

/** The problem as the refused field of an answer: `ferrum_at,ferrum_sk:cash-on-delivery.priceLimitCentAmount`. */
function fieldError({ storeKeys, field, reason, from }: Problem): FieldError {
  return {
    field: storeKeys.length === 0 ? field : `${storeKeys.join(',')}:${field}`,
    reason: from === null ? reason : `${reason} (from ${from})`,
  };
}

/** Refuses what has problems, naming section, field and stores of each. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new ShopError('invalid-input', {
    fields: problems.map(fieldError),
    message: 'The config does not hold together',
  });
}
