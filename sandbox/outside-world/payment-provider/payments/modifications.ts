import type { Amount, Change, Modification, Payment, PaymentEvent } from './payment.js';

/** A request to change an authorised payment. */
export interface ModificationRequest {
  /** The reference of the change itself. */
  readonly pspReference: string;
  readonly reference: string | undefined;
  /** Undefined for a cancellation or a reversal, which concern everything. */
  readonly amount: Amount | undefined;
}

const INSUFFICIENT = 'Insufficient balance on payment';
const NOT_POSSIBLE = "Transaction hasn't been authorised or was captured already";

interface Result {
  readonly kind: Modification['kind'];
  readonly eventCode: string;
  readonly value: number;
  /** The amounts and state after a success; undefined if the request fails. */
  readonly after: Partial<Payment> | undefined;
  readonly reason: string;
  readonly additionalData?: Readonly<Record<string, string>>;
}

function modified(payment: Payment, request: ModificationRequest, result: Result): Change {
  const { kind, eventCode, value, after, reason, additionalData } = result;
  const success = after !== undefined;
  const { pspReference, reference } = request;
  const modification: Modification = {
    pspReference,
    kind,
    reference,
    value,
    outcome: success ? 'succeeded' : 'failed',
  };
  const event: PaymentEvent = {
    eventCode,
    success,
    pspReference,
    originalReference: payment.pspReference,
    amount: { currency: payment.amount.currency, value },
    reason: success ? '' : reason,
    ...(additionalData ? { additionalData } : {}),
  };
  const modifications = [...payment.modifications, modification];
  return { payment: { ...payment, ...after, modifications }, events: [event] };
}

/** Returns the requested value, or undefined if it is not an amount that can be taken from `available`. */
function valueWithin(available: number, payment: Payment, amount: Amount | undefined): number | undefined {
  if (!amount || amount.currency !== payment.amount.currency) return undefined;
  return amount.value > 0 && amount.value <= available ? amount.value : undefined;
}

/** Collects a part of the authorised amount. More than what is left fails. */
export function capture(payment: Payment, request: ModificationRequest): Change {
  const available = payment.state === 'authorised' ? payment.authorised - payment.captured : 0;
  const value = valueWithin(available, payment, request.amount);
  const after = value === undefined ? undefined : { captured: payment.captured + value };
  const shown = request.amount?.value ?? 0;
  return modified(payment, request, {
    kind: 'capture',
    eventCode: 'CAPTURE',
    value: shown,
    after,
    reason: INSUFFICIENT,
  });
}

/** Pays a part of the captured amount back. More than what is left fails. */
export function refund(payment: Payment, request: ModificationRequest): Change {
  const value = valueWithin(refundable(payment), payment, request.amount);
  const after = value === undefined ? undefined : { refunded: payment.refunded + value };
  const shown = request.amount?.value ?? 0;
  return modified(payment, request, { kind: 'refund', eventCode: 'REFUND', value: shown, after, reason: INSUFFICIENT });
}

const refundable = ({ captured, refunded, chargedBack }: Payment): number => captured - refunded - chargedBack;

/** Releases an authorised amount without captures. */
export function cancel(payment: Payment, request: ModificationRequest): Change {
  const after = isCancellable(payment) ? ({ state: 'cancelled' } as const) : undefined;
  const value = payment.amount.value;
  return modified(payment, request, { kind: 'cancel', eventCode: 'CANCELLATION', value, after, reason: NOT_POSSIBLE });
}

const isCancellable = ({ state, captured }: Payment): boolean => state === 'authorised' && captured === 0;

/** Cancels the payment or, if something was captured, refunds all of it. */
export function reverse(payment: Payment, request: ModificationRequest): Change {
  const common = { kind: 'reversal', eventCode: 'CANCEL_OR_REFUND', reason: NOT_POSSIBLE } as const;
  if (isCancellable(payment))
    return modified(payment, request, {
      ...common,
      value: payment.amount.value,
      after: { state: 'cancelled' },
      additionalData: { 'modification.action': 'cancel' },
    });
  const value = refundable(payment);
  const after = value > 0 ? { refunded: payment.refunded + value } : undefined;
  const additionalData = { 'modification.action': 'refund' };
  return modified(payment, request, { ...common, value: value || payment.amount.value, after, additionalData });
}

/** Changes the authorised amount, as long as nothing was captured. */
export function updateAmount(payment: Payment, request: ModificationRequest): Change {
  const { amount } = request;
  const isPossible = isCancellable(payment) && amount !== undefined && amount.currency === payment.amount.currency;
  return modified(payment, request, {
    kind: 'amount-update',
    eventCode: 'AUTHORISATION_ADJUSTMENT',
    value: amount?.value ?? 0,
    after: isPossible ? { authorised: amount.value, amount } : undefined,
    reason: NOT_POSSIBLE,
  });
}

/** Fails the last successful capture or refund afterwards, as a card scheme does; nothing happens without one. */
export function failAfterwards(payment: Payment, kind: 'capture' | 'refund'): Change {
  const failed = payment.modifications.findLast((made) => made.kind === kind && made.outcome === 'succeeded');
  if (!failed) return { payment, events: [] };
  const modifications = payment.modifications.map((made) =>
    made === failed ? ({ ...made, outcome: 'failed' } as const) : made,
  );
  const field = kind === 'capture' ? 'captured' : 'refunded';
  const event: PaymentEvent = {
    eventCode: kind === 'capture' ? 'CAPTURE_FAILED' : 'REFUND_FAILED',
    success: true,
    pspReference: failed.pspReference,
    originalReference: payment.pspReference,
    amount: { currency: payment.amount.currency, value: failed.value },
    reason: 'Failed at the card scheme',
  };
  return { payment: { ...payment, [field]: payment[field] - failed.value, modifications }, events: [event] };
}

/** Takes the captured amount back for the shopper's bank; nothing happens if nothing is captured. */
export function chargeBack(payment: Payment, pspReference: string): Change {
  const value = refundable(payment);
  if (value <= 0) return { payment, events: [] };
  const event: PaymentEvent = {
    eventCode: 'CHARGEBACK',
    success: true,
    pspReference,
    originalReference: payment.pspReference,
    amount: { currency: payment.amount.currency, value },
    reason: 'Merchandise/Services Not Received',
  };
  return { payment: { ...payment, chargedBack: payment.chargedBack + value }, events: [event] };
}
