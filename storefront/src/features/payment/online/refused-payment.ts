import type { OnlinePaymentError } from '@manifold/domain/online-payment/answer';

export interface PaymentRefusal {
  readonly error: OnlinePaymentError;
  /** Whether the money is back; undefined if nothing is known about it. */
  readonly isReversed?: boolean | undefined;
}

/** A payment that came to nothing, for code that explains why an order was not placed. */
export class RefusedPayment extends Error {
  constructor(readonly refusal: PaymentRefusal) {
    super(refusal.error);
  }
}
