import { problemField } from '@manifold/domain/admin-api/problem-field';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Why a change cannot be published. `field` names section and field, such as `cash-on-delivery.priceLimitCentAmount`. */
export interface Problem {
  /** The stores with the problem; empty if it does not belong to a store. */
  readonly storeKeys: readonly string[];
  readonly field: string;
  readonly reason: string;
  /** The instant from which it is true, ISO 8601; null for now. */
  readonly from: string | null;
}

/** Returns a problem that does not belong to a store, from now on. */
export const generalProblem = (field: string, reason: string): Problem => ({
  storeKeys: [],
  field,
  reason,
  from: null,
});

/** Merges equal problems: one per field and reason, with all its stores and the earliest instant. */
export function mergedProblems(problems: readonly Problem[]): Problem[] {
  const byName = new Map<string, Problem>();
  for (const problem of problems) {
    const name = `${problem.field} ${problem.reason}`;
    const known = byName.get(name);
    const storeKeys = [...new Set([...(known?.storeKeys ?? []), ...problem.storeKeys])];
    // Instants are sorted, so the first one is the earliest.
    byName.set(name, { ...(known ?? problem), storeKeys });
  }
  return [...byName.values()];
}

/** Throws `invalid-input` with section, field and stores of each problem, if there are any. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new ShopError('invalid-input', {
    fields: problems.map(problemField),
    message: 'The config is not consistent',
  });
}
