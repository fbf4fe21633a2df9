import type { Order, Payment } from '@commercetools/platform-sdk';
import type { MirroredTransaction } from '@manifold/domain/payment-ledger/paid-back';

/** Returns the transactions of a payment as the domain adds them up. */
export const mirroredTransactions = ({ transactions }: Payment): MirroredTransaction[] =>
  transactions.map(({ type, state, amount }) => ({ type, state, centAmount: amount.centAmount }));

/** Returns the payments of an order that the answer contains in full. */
export const expandedPayments = ({ paymentInfo }: Order): Payment[] =>
  (paymentInfo?.payments ?? []).flatMap(({ obj }) => (obj === undefined ? [] : [obj]));

/** Returns the transactions of all payments of an order that the answer contains in full. */
export const expandedTransactions = (order: Order): MirroredTransaction[] =>
  expandedPayments(order).flatMap(mirroredTransactions);
