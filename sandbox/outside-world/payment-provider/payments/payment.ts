import type { Refusal } from '../methods/test-cards.js';
import { newToken } from './psp-reference.js';

/** An amount in minor units. */
export interface Amount {
  readonly currency: string;
  readonly value: number;
}

/** A capture, refund, cancellation or change of the amount that was requested for a payment. */
export interface Modification {
  readonly pspReference: string;
  readonly kind: 'capture' | 'refund' | 'cancel' | 'reversal' | 'amount-update';
  readonly reference: string | undefined;
  readonly value: number;
  readonly outcome: 'succeeded' | 'failed';
}

/** The voucher with which a shopper pays at a cash machine or in online banking. */
export interface Voucher {
  readonly entity: string;
  readonly reference: string;
  readonly expiresAt: string;
}

/** The answer of the shopper to the bank's page or to the 3-D Secure question. */
export type ShopperAnswer = 'confirmed' | 'refused' | 'cancelled';

/** The step that the shopper has to take, and what the shop receives from it. */
export interface ShopperStep {
  readonly kind: 'redirect' | 'card-redirect' | 'fingerprint' | 'challenge';
  /** Names the payment in the shopper's browser. */
  readonly token: string;
  readonly challengeFollows: boolean;
  readonly answer: ShopperAnswer | undefined;
  /** Whether the shop has submitted the result. */
  readonly submitted: boolean;
}

/** Returns a step that waits for the shopper. */
export const newStep = (kind: ShopperStep['kind'], challengeFollows = false): ShopperStep => ({
  kind,
  token: newToken(),
  challengeFollows,
  answer: undefined,
  submitted: false,
});

export interface Payment {
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly merchantReference: string;
  readonly createdAt: string;
  readonly amount: Amount;
  readonly method: string;
  /** The card's brand, or the method. */
  readonly shownMethod: string;
  /** The last digits of the card. */
  readonly cardSummary: string | undefined;
  readonly shopperEmail: string | undefined;
  readonly countryCode: string | undefined;
  readonly returnUrl: string | undefined;
  readonly state: 'action-required' | 'pending' | 'authorised' | 'refused' | 'cancelled' | 'expired';
  readonly refusal: Refusal | undefined;
  readonly step: ShopperStep | undefined;
  readonly voucher: Voucher | undefined;
  readonly capturesImmediately: boolean;
  /** In minor units, as the next three. */
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly chargedBack: number;
  readonly modifications: readonly Modification[];
}

/** An event that the provider sends to the shop. */
export interface PaymentEvent {
  readonly eventCode: string;
  readonly success: boolean;
  readonly pspReference: string;
  readonly originalReference?: string;
  readonly amount: Amount;
  readonly reason?: string;
  readonly operations?: readonly string[];
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** A payment after a change, with the events of the change. */
export interface Change {
  readonly payment: Payment;
  readonly events: readonly PaymentEvent[];
}

const unchanged = (payment: Payment): Change => ({ payment, events: [] });

const authorisation = (payment: Payment, success: boolean, reason: string): PaymentEvent => ({
  eventCode: 'AUTHORISATION',
  success,
  pspReference: payment.pspReference,
  amount: payment.amount,
  reason,
  ...(success && !payment.capturesImmediately ? { operations: ['CANCEL', 'CAPTURE', 'REFUND'] } : {}),
  ...(success && payment.capturesImmediately ? { operations: ['REFUND'] } : {}),
});

const isUndecided = ({ state }: Payment): boolean => state === 'action-required' || state === 'pending';

/** Authorises a payment that is not decided yet. */
export function authorise(payment: Payment): Change {
  if (!isUndecided(payment)) return unchanged(payment);
  const { value } = payment.amount;
  const captured = payment.capturesImmediately ? value : 0;
  return {
    payment: { ...payment, state: 'authorised', authorised: value, captured },
    events: [authorisation(payment, true, payment.cardSummary ? `123456:${payment.cardSummary}:03/2030` : '')],
  };
}

/** Refuses a payment that is not decided yet. */
export function refuse(payment: Payment, refusal: Refusal, state: 'refused' | 'cancelled' = 'refused'): Change {
  if (!isUndecided(payment)) return unchanged(payment);
  return { payment: { ...payment, state, refusal }, events: [authorisation(payment, false, refusal.reason)] };
}

/** Ends a payment that was not made in time. */
export function expire(payment: Payment): Change {
  if (!isUndecided(payment)) return unchanged(payment);
  const { pspReference, amount } = payment;
  const event = { eventCode: 'OFFER_CLOSED', success: true, pspReference, amount, reason: '' };
  return { payment: { ...payment, state: 'expired' }, events: [event] };
}
