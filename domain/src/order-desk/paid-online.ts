import type { OrderHit } from './contract.js';
import type { OrderMoney } from './order-money.js';

const OFFLINE_METHODS: readonly OrderHit['paymentMethod'][] = ['cash-on-delivery', 'bank-transfer', null];

/** Returns whether the payment provider has the money of an order or a promise of it. */
export const isPaidOnline = ({ paymentMethod }: Pick<OrderHit, 'paymentMethod'>): boolean =>
  !OFFLINE_METHODS.includes(paymentMethod);

/** Returns whether the customer pays an order by a transfer to the store’s account. */
export const isBankTransfer = ({ paymentMethod }: Pick<OrderHit, 'paymentMethod'>): boolean =>
  paymentMethod === 'bank-transfer';

/** States of an order whose payment was authorised, or whose money has arrived. */
const ARRIVED: readonly OrderHit['paymentState'][] = ['Paid', 'CreditOwed'];

/** Returns whether all of an order was paid by bank transfer. */
export const hasTransferArrived = (order: Pick<OrderHit, 'paymentMethod' | 'paymentState'>): boolean =>
  isBankTransfer(order) && ARRIVED.includes(order.paymentState);

/**
 * Returns whether a cancellation has a mail of its own. If the provider has money or a promise of it, the mail about its return
 * reports the cancellation; nobody has paid an open or expired voucher. A new order may be paid before its sums are known.
 */
export const isCancellationMailed = (
  order: Pick<OrderHit, 'paymentMethod' | 'paymentState'>,
  { authorised, captured }: Pick<OrderMoney, 'authorised' | 'captured'>,
): boolean => !isPaidOnline(order) || (!ARRIVED.includes(order.paymentState) && authorised === 0 && captured === 0);
