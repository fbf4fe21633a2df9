import type { FieldError } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Why a change cannot be published. `field` names section and field; `storeKey` is null where no single store is to blame. */
export interface Problem {
  readonly storeKey: string | null;
  readonly field: string;
  readonly reason: string;
}

/** The problem as the refused field of an answer: `ferrum_sk:cash-on-delivery.priceLimitCentAmount`. */
function fieldError({ storeKey, field, reason }: Problem): FieldError {
  return { field: storeKey === null ? field : `${storeKey}:${field}`, reason };
}

/** Refuses what has problems, naming section, field and store of each. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  throw new ShopError('invalid-input', {
    fields: problems.map(fieldError),
    message: 'The config does not hold together',
  });
}
