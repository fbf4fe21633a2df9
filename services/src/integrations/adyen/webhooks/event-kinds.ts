import type { PaymentEventKind } from '@manifold/domain/payment-ledger/contract';

/** The provider's event codes that change a payment (docs.adyen.com/development-resources/webhooks/webhook-types). */
const KINDS: Readonly<Record<string, PaymentEventKind>> = {
  AUTHORISATION: 'authorisation',
  PENDING: 'pending',
  EXPIRE: 'expiry',
  OFFER_CLOSED: 'offer-closed',
  CAPTURE: 'capture',
  CAPTURE_FAILED: 'capture-failed',
  REFUND: 'refund',
  REFUND_FAILED: 'refund-failed',
  REFUNDED_REVERSED: 'refund-returned',
  CANCELLATION: 'cancellation',
  TECHNICAL_CANCEL: 'cancellation',
  CANCEL_OR_REFUND: 'cancel-or-refund',
  CHARGEBACK: 'chargeback',
  CHARGEBACK_REVERSED: 'chargeback-reversed',
  SECOND_CHARGEBACK: 'second-chargeback',
};

/** Returns what an event code means for a payment; undefined for reports and notices, which change nothing. */
export const paymentEventKind = (eventCode: string): PaymentEventKind | undefined =>
  Object.hasOwn(KINDS, eventCode) ? KINDS[eventCode] : undefined;
