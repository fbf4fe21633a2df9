import type { OnlinePaymentError } from './answer.js';
import type { PaidAmount, PaymentOutcome } from './outcome.js';

/** The states of a payment attempt, as stored. */
export type AttemptStatus =
  'created' | 'sent' | 'action-required' | 'accepted' | 'ordered' | 'refused' | 'abandoned' | 'reversing' | 'reversed';

/** A stored attempt to pay online. */
export interface OnlineAttempt {
  readonly status: AttemptStatus;
  readonly due: PaidAmount;
  /** The provider's reference of the authorised payment; null before the authorisation. */
  readonly authorisedAs: string | null;
  /** Whether another attempt of the cart is ordered. Of several accepted ones, the first order wins. */
  readonly isOvertaken: boolean;
  /** Whether staff have cancelled the order of the attempt. */
  readonly isOrderCancelled: boolean;
}

/** The work that follows a change of an attempt. Each is a durable job. */
export type AttemptEffect = 'ensure-order' | 'reverse-payment' | 'release-cart';

/** A change of an attempt. */
export interface Transition {
  readonly status: AttemptStatus;
  /** Why there is no order; null if there may be one. */
  readonly refusal: OnlinePaymentError | null;
  /** Whether this outcome authorises the payment. If false, an earlier authorisation stays recorded. */
  readonly isAuthorised: boolean;
  readonly effects: readonly AttemptEffect[];
}

/** Waiting for the provider or for the shopper. */
const OPEN: ReadonlySet<AttemptStatus> = new Set(['created', 'sent', 'action-required']);
/** Ended without a payment; an authorisation that arrives later is still valid. */
const ENDED: ReadonlySet<AttemptStatus> = new Set(['refused', 'abandoned']);
const REVERSED: ReadonlySet<AttemptStatus> = new Set(['reversing', 'reversed']);

const transitionTo = (status: AttemptStatus, more: Partial<Transition> = {}): Transition => ({
  status,
  refusal: null,
  isAuthorised: false,
  effects: [],
  ...more,
});

/** Ends the attempt like a refusal: its shopper gets the cart back before the money. */
const reverse = (refusal: OnlinePaymentError, isAuthorised: boolean): Transition =>
  transitionTo('reversing', { refusal, isAuthorised, effects: ['reverse-payment', 'release-cart'] });

const isSameAmount = (paid: PaidAmount | null, due: PaidAmount): boolean =>
  paid === null || (paid.centAmount === due.centAmount && paid.currencyCode === due.currencyCode);

function applyAuthorisation(
  { status, due, authorisedAs, isOvertaken, isOrderCancelled }: OnlineAttempt,
  { pspReference, amount }: Extract<PaymentOutcome, { kind: 'authorised' }>,
): Transition | undefined {
  if (authorisedAs === pspReference) return undefined;
  // The attempt is already paid by another payment. Keeps the first and reverses this one.
  if (authorisedAs !== null) return transitionTo(status, { isAuthorised: true, effects: ['reverse-payment'] });
  if (REVERSED.has(status)) return reverse('creating-order-failed', true);
  if (!isSameAmount(amount, due)) return reverse('malformed-price', true);
  // A voucher that is paid after its order was cancelled buys nothing.
  if (status === 'ordered')
    return transitionTo('ordered', { isAuthorised: true, effects: isOrderCancelled ? ['reverse-payment'] : [] });
  if (isOvertaken) return reverse('creating-order-failed', true);
  return transitionTo('accepted', { isAuthorised: true, effects: ['ensure-order'] });
}

function applyOutcome({ status, isOvertaken }: OnlineAttempt, outcome: PaymentOutcome): Transition | undefined {
  if (!OPEN.has(status)) return undefined;
  switch (outcome.kind) {
    case 'pending':
      return isOvertaken
        ? reverse('creating-order-failed', false)
        : transitionTo('accepted', { effects: ['ensure-order'] });
    case 'action':
      return transitionTo('action-required');
    case 'unknown':
      return transitionTo('sent');
    case 'refused':
      return transitionTo('refused', { refusal: 'payment-refused', effects: ['release-cart'] });
    case 'cancelled':
      return transitionTo('refused', { refusal: 'cancelled-transaction', effects: ['release-cart'] });
    case 'rejected':
      return transitionTo('refused', { refusal: 'payment-error', effects: ['release-cart'] });
    case 'authorised':
    case 'reversed':
      return undefined;
  }
}

/**
 * Returns how an outcome changes an attempt; undefined if it changes nothing, such as an outcome that arrives again. An
 * authorisation counts in every state: it becomes the order of the cart, or it is reversed.
 */
export function transition(attempt: OnlineAttempt, outcome: PaymentOutcome): Transition | undefined {
  if (outcome.kind === 'authorised') return applyAuthorisation(attempt, outcome);
  if (outcome.kind === 'reversed') return attempt.status === 'reversing' ? transitionTo('reversed') : undefined;
  return applyOutcome(attempt, outcome);
}

/**
 * Returns whether the shopper may start another payment of the cart. False while an attempt is open or has an order,
 * because the cart could be paid twice.
 */
export const mayPayAgain = (status: AttemptStatus): boolean => ENDED.has(status) || REVERSED.has(status);
