import type { MovedSums } from './differences.js';

/** A transaction of a payment, with type and state as the commerce backend names them. */
export interface MirroredTransaction {
  readonly type: string;
  readonly state: string;
  readonly centAmount: number;
}

const sumOf = (transactions: readonly MirroredTransaction[], type: string): number =>
  transactions
    .filter((one) => one.type === type && one.state === 'Success')
    .reduce((sum, { centAmount }) => sum + centAmount, 0);

/**
 * Returns what was paid back by cancellations. They name the whole authorisation: what was not open any more had been captured.
 * A card that was authorised twice by mistake has one of its authorisations cancelled, which pays nothing back.
 */
function paidBackByCancelling(transactions: readonly MirroredTransaction[], captured: number): number {
  const cancelled = sumOf(transactions, 'CancelAuthorization');
  const authorised = sumOf(transactions, 'Authorization');
  return cancelled === 0 ? 0 : Math.min(captured, Math.max(0, captured + cancelled - authorised));
}

/** Returns the sums of a payment from its mirrored transactions, in cents; only what succeeded. */
export function movedSums(transactions: readonly MirroredTransaction[]): MovedSums {
  const captured = sumOf(transactions, 'Charge');
  const chargedBack = sumOf(transactions, 'Chargeback');
  const paidBack = paidBackByCancelling(transactions, captured);
  return { captured, chargedBack, refunded: Math.max(sumOf(transactions, 'Refund'), paidBack - chargedBack) };
}
