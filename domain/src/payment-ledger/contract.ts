/** The kinds of events of a payment at the payment provider. */
export const PAYMENT_EVENT_KINDS = [
  'authorisation',
  /** The shopper has confirmed, the money has not arrived yet. */
  'pending',
  /** The authorised amount was released because it was not captured in time. */
  'expiry',
  /** Nobody paid the voucher or finished the payment in time. */
  'offer-closed',
  'capture',
  'capture-failed',
  'refund',
  'refund-failed',
  /** The refunded money came back, because the shopper's account does not accept it. */
  'refund-returned',
  'cancellation',
  /** A cancellation, or a refund if the amount was captured before. */
  'cancel-or-refund',
  'chargeback',
  'chargeback-reversed',
  /** The shopper's bank took the money again after a reversal. */
  'second-chargeback',
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** An entry of the ledger: one event of one payment. Amounts are cents. */
export interface PaymentEvent {
  readonly kind: PaymentEventKind;
  readonly isSuccess: boolean;
  /** The provider's reference of the event: that of the payment, of the capture, of the refund, of the dispute. */
  readonly reference: string;
  readonly centAmount: number;
}

/** The events of one payment in any order, each at least once. */
export interface PaymentHistory {
  readonly events: readonly PaymentEvent[];
  /** Whether the method collects the money without a capture: iDEAL, PayPal, vouchers. */
  readonly collectsAtOnce: boolean;
}
