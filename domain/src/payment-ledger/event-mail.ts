import type { PaymentEventKind } from './contract.js';

/** A mail about money that moved after the order. */
export type EventMail = 'refunded' | 'payment-failed' | 'payment-reversed';

/** An event of a payment, and the order that it is about. */
export interface OrderedPaymentEvent {
  readonly kind: PaymentEventKind;
  readonly isSuccess: boolean;
  /** Whether the event is not about the payment that paid the order: the shopper paid twice. */
  readonly isSecondPayment: boolean;
  /** Whether the order's payment was authorised. */
  readonly isAuthorised: boolean;
  /** Whether the order was paid by bank transfer instead. */
  readonly isPaidByTransfer: boolean;
  /** Whether staff cancelled the order, which its customer was mailed about. */
  readonly isOrderCancelled: boolean;
}

/** Returns the mail that an event asks for if the order exists; null for none. */
export function eventMail(event: OrderedPaymentEvent): EventMail | null {
  const { kind, isSuccess, isSecondPayment, isAuthorised } = event;
  const returns = kind === 'refund' || kind === 'cancellation' || kind === 'cancel-or-refund';
  if (returns && !isSuccess) return null;
  if (kind === 'refund' || (returns && isSecondPayment)) return 'refunded';
  // A cancelled voucher that nobody paid returns no money.
  if (returns) return isAuthorised ? 'payment-reversed' : null;
  // A voucher that expired, or whose payment was refused.
  const failed = kind === 'offer-closed' || (kind === 'authorisation' && !isSuccess);
  const isWithoutMoney = !isAuthorised && !event.isPaidByTransfer;
  return failed && isWithoutMoney && !isSecondPayment && !event.isOrderCancelled ? 'payment-failed' : null;
}
