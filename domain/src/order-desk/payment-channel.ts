import type { DeskOrder, OrderHit } from './contract.js';
import type { OrderMoney, PaymentTransaction } from './order-money.js';

/**
 * Where the money of an order comes in: at the payment provider, on the store’s bank account, or elsewhere, as cash at the door
 * does.
 */
export type PaymentChannel = DeskOrder['paymentChannel'];

type PaidOrder = Pick<OrderHit, 'paymentMethod' | 'paymentState'>;
type Transactions = readonly Pick<PaymentTransaction, 'type' | 'state'>[];

const OUTSIDE_CHANNELS: readonly OrderHit['paymentMethod'][] = ['cash-on-delivery', null];

/** States of an order whose payment was authorised, or whose money has arrived. */
const ARRIVED: readonly OrderHit['paymentState'][] = ['Paid', 'CreditOwed'];

/** Returns whether an online payment failed before it was authorised, as a voucher that expires does. */
function isNeverAuthorised(transactions: Transactions): boolean {
  const authorisations = transactions.filter(({ type }) => type === 'Authorization');
  return authorisations.length > 0 && authorisations.every(({ state }) => state === 'Failure');
}

/**
 * Returns the channel of an order's money. An order whose online payment failed may be paid by bank transfer afterwards: then the
 * accounting system marks it as paid. A new card order is paid before the provider has reported its authorisation.
 */
export function paymentChannel({ paymentMethod, paymentState }: PaidOrder, transactions: Transactions): PaymentChannel {
  if (paymentMethod === 'bank-transfer') return 'account';
  if (OUTSIDE_CHANNELS.includes(paymentMethod)) return 'other';
  return ARRIVED.includes(paymentState) && isNeverAuthorised(transactions) ? 'account' : 'provider';
}

/** Returns whether all of an order was paid by bank transfer. */
export const hasTransferArrived = (
  channel: PaymentChannel,
  { paymentState }: Pick<OrderHit, 'paymentState'>,
): boolean => channel === 'account' && ARRIVED.includes(paymentState);

/** Returns whether the customer knows the account of the store and has not paid yet, so that a transfer may be on its way. */
export function awaitsTransfer(order: PaidOrder, transactions: Transactions): boolean {
  const channel = paymentChannel(order, transactions);
  if (channel === 'account') return !hasTransferArrived(channel, order);
  return channel === 'provider' && order.paymentState === 'Failed' && isNeverAuthorised(transactions);
}

/**
 * Returns whether a cancellation has its own mail. If the provider has money or will get it, the mail about its return reports the
 * cancellation. An open or expired voucher has no money to return. A new order may be paid before its sums are known.
 */
export const isCancellationMailed = (
  { paymentChannel: channel, paymentState }: Pick<DeskOrder, 'paymentChannel' | 'paymentState'>,
  { authorised, captured }: Pick<OrderMoney, 'authorised' | 'captured'>,
): boolean => channel !== 'provider' || (!ARRIVED.includes(paymentState) && authorised === 0 && captured === 0);
