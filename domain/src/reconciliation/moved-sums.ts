import { isPaidBack, type MirroredTransaction, succeededSum } from '../payment-ledger/paid-back.js';
import type { MovedSums } from './differences.js';

/** Returns the sums of a payment's successful mirrored transactions, in cents. */
export function movedSums(transactions: readonly MirroredTransaction[]): MovedSums {
  const captured = succeededSum(transactions, 'Charge');
  const chargedBack = succeededSum(transactions, 'Chargeback');
  const refunded = isPaidBack(transactions) ? captured - chargedBack : succeededSum(transactions, 'Refund');
  return { captured, chargedBack, refunded };
}
