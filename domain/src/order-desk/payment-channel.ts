import { isPaidState, isUnfunded, type ProviderPayment } from '../payment-ledger/provider-money.js';
import type { DeskOrder, OrderHit } from './contract.js';

/**
 * Where the money of an order comes in: at the payment provider, on the store’s bank account, or elsewhere, as cash at the door
 * does.
 */
export type PaymentChannel = DeskOrder['paymentChannel'];

type PaidOrder = Pick<OrderHit, 'paymentMethod' | 'paymentState'>;

const OUTSIDE_CHANNELS: readonly OrderHit['paymentMethod'][] = ['cash-on-delivery', null];

/**
 * Returns the channel of an order's money. An order whose online payment was never authorised, or whose authorisation has ended,
 * may be paid by bank transfer: then the accounting system marks it as paid. A new card order is paid before the provider has
 * reported its authorisation.
 */
export function paymentChannel({ paymentMethod, paymentState }: PaidOrder, payment: ProviderPayment): PaymentChannel {
  if (paymentMethod === 'bank-transfer') return 'account';
  if (OUTSIDE_CHANNELS.includes(paymentMethod)) return 'other';
  return isPaidState(paymentState) && isUnfunded(payment) ? 'account' : 'provider';
}

/** Returns whether all of an order was paid by bank transfer. */
export const hasTransferArrived = (
  channel: PaymentChannel,
  { paymentState }: Pick<OrderHit, 'paymentState'>,
): boolean => channel === 'account' && isPaidState(paymentState);

/** Returns whether the customer knows the account of the store and has not paid yet, so that a transfer may be on its way. */
export function awaitsTransfer(order: PaidOrder, payment: ProviderPayment): boolean {
  const channel = paymentChannel(order, payment);
  if (channel === 'account') return !hasTransferArrived(channel, order);
  return channel === 'provider' && order.paymentState === 'Failed' && isUnfunded(payment);
}

/**
 * Returns whether a cancellation has its own mail. If the provider has money or will get it, the mail about its return reports the
 * cancellation. A voucher that nobody paid, or an authorisation that has ended, has no money to return.
 */
export const isCancellationMailed = (channel: PaymentChannel, payment: ProviderPayment): boolean =>
  channel !== 'provider' || isUnfunded(payment);
