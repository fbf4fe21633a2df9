import type { AttemptStatus, Transition } from './transition.js';

/** A mail about the payment of an order. */
export type PaymentMail = 'payment-received' | 'payment-failed' | 'payment-reversed' | 'refunded';

/** A stored attempt before a change. */
export interface AttemptBefore {
  readonly status: AttemptStatus;
  /** The provider's reference of the authorised payment; null until then. */
  readonly authorisedAs: string | null;
  /** Whether the shopper has seen that the payment is being confirmed. */
  readonly isConfirming: boolean;
  /** Whether another attempt paid the order. */
  readonly isOvertaken: boolean;
}

/**
 * Returns the mail that a change of an attempt asks for; null if the shopper sees the result on the page, or in the confirmation
 * of the order.
 */
export function paymentMail(
  { status, authorisedAs, isConfirming, isOvertaken }: AttemptBefore,
  { status: next, isAuthorised, effects }: Transition,
): PaymentMail | null {
  // Accepted without an authorisation: a voucher that is paid later.
  const hasVoucher = status === 'accepted' || status === 'ordered';
  if (hasVoucher && next === status && isAuthorised && authorisedAs === null)
    return effects.includes('reverse-payment') ? null : 'payment-received';
  if (status === 'sent' && next === 'refused') return isConfirming ? 'payment-failed' : null;
  if (next !== 'reversed') return null;
  // The order exists, so that only the second payment is returned.
  if (isOvertaken) return authorisedAs === null ? null : 'refunded';
  return authorisedAs === null ? 'payment-failed' : 'payment-reversed';
}
