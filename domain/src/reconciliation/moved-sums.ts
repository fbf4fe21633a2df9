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
 * Returns whether cancellations paid the captured money back. One that names just what was not captured ended only that: the
 * open part of an authorisation that expired, or one of two authorisations of a card.
 */
function isPaidBack(transactions: readonly MirroredTransaction[], captured: number): boolean {
  const cancelled = sumOf(transactions, 'CancelAuthorization');
  return cancelled > 0 && cancelled !== sumOf(transactions, 'Authorization') - captured;
}

/** Returns the sums of a payment from its mirrored transactions, in cents; only what succeeded. */
export function movedSums(transactions: readonly MirroredTransaction[]): MovedSums {
  const captured = sumOf(transactions, 'Charge');
  const chargedBack = sumOf(transactions, 'Chargeback');
  const refunded = isPaidBack(transactions, captured) ? captured - chargedBack : sumOf(transactions, 'Refund');
  return { captured, chargedBack, refunded };
}
