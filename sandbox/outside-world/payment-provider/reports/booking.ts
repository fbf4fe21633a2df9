import type { Payment, PaymentEvent } from '../payments/payment.js';

/** A row of the accounting report. Amounts in minor units with the sign of their register. */
export interface Booking {
  readonly recordType: string;
  readonly authorised: number;
  readonly captured: number;
}

const authorised = (value: number): Booking => ({ recordType: 'Authorised', authorised: value, captured: 0 });
const cancelled = (value: number): Booking => ({ recordType: 'Cancelled', authorised: -value, captured: 0 });
const sentForSettle = (value: number): Booking => ({
  recordType: 'SentForSettle',
  authorised: -value,
  captured: value,
});
const moved = (recordType: string, value: number): Booking => ({ recordType, authorised: 0, captured: value });

/** Returns the rows that an event adds to the report. A failed event adds none. */
export function bookingsOf(payment: Payment, event: PaymentEvent): readonly Booking[] {
  const { eventCode, success, amount, additionalData } = event;
  if (!success) return [];
  switch (eventCode) {
    case 'AUTHORISATION':
      return payment.capturesImmediately
        ? [authorised(amount.value), sentForSettle(amount.value)]
        : [authorised(amount.value)];
    case 'CAPTURE':
      return [sentForSettle(amount.value)];
    case 'CAPTURE_FAILED':
      return [moved('CaptureFailed', -amount.value)];
    case 'REFUND':
      return [moved('SentForRefund', -amount.value)];
    case 'REFUND_FAILED':
      return [moved('RefundFailed', amount.value)];
    case 'CANCELLATION':
      return [cancelled(amount.value)];
    case 'CANCEL_OR_REFUND':
      return additionalData?.['modification.action'] === 'refund'
        ? [moved('SentForRefund', -amount.value)]
        : [cancelled(amount.value)];
    case 'CHARGEBACK':
      return [moved('Chargeback', -amount.value)];
    default:
      return [];
  }
}
