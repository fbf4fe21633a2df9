import type { OnlinePaymentError } from '@manifold/domain/online-payment/answer';

/** Why the payment provider refused a payment. */
export interface ProviderRefusal {
  readonly error: OnlinePaymentError;
  /** Whether the money is back; undefined if nothing is known about it. */
  readonly isReversed?: boolean | undefined;
}

/** A refused payment, for code that explains why an order was not placed. */
export class RefusedPayment extends Error {
  constructor(readonly refusal: ProviderRefusal) {
    super(refusal.error);
  }
}
