import { randomInt } from 'node:crypto';
import type { Method } from '../methods/methods.js';
import { REFUSALS } from '../methods/test-cards.js';
import { authorise, newStep, refuse, type Change, type Payment, type Voucher } from '../payments/payment.js';
import { newPspReference } from '../payments/psp-reference.js';
import { enteredCard, walletCard, type EnteredCard } from './card.js';
import { unavailable } from './provider-error.js';
import type { PaymentRequest } from './requests.js';
import { checkedMethod } from './requirements.js';

/** A new payment; `losesAnswer` if the test card asks for a lost answer. */
export interface Submitted extends Change {
  readonly losesAnswer: boolean;
}

const VOUCHER_DAYS = 3;
const DAY_MS = 86_400_000;
/** A shopper with this family name is refused by methods that decide without a page. */
const REFUSED_NAME = 'Refused';

/** Decides about a payment request. Throws if the request is refused as such. */
export function submittedPayment(request: PaymentRequest, now: Date): Submitted {
  const method = checkedMethod(request);
  switch (method.flow) {
    case 'card':
      return byCard(request, newPayment(request, method, now), enteredCard(request.paymentMethod, now));
    case 'wallet':
      return byCard(request, newPayment(request, method, now), walletCard(request.paymentMethod));
    case 'redirect':
      return waiting({ ...newPayment(request, method, now), step: newStep('redirect') });
    case 'voucher':
      return waiting({ ...newPayment(request, method, now), state: 'pending', voucher: newVoucher(now) });
    case 'direct': {
      const isRefused = request.shopperName?.lastName === REFUSED_NAME;
      const payment = newPayment(request, method, now);
      return { ...(isRefused ? refuse(payment, REFUSALS.refused) : authorise(payment)), losesAnswer: false };
    }
  }
}

const waiting = (payment: Payment): Submitted => ({ payment, events: [], losesAnswer: false });

function byCard(request: PaymentRequest, made: Payment, { card, outcome }: EnteredCard): Submitted {
  const payment: Payment = {
    ...made,
    shownMethod: made.method === 'scheme' ? card.brand : `${card.brand}_${made.method}`,
    cardSummary: card.number.slice(-4),
  };
  const isNative = request.authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred';
  const losesAnswer = outcome.kind === 'no-answer';
  switch (outcome.kind) {
    case 'authorised':
    case 'no-answer':
      return { ...authorise(payment), losesAnswer };
    case 'refused':
      return { ...refuse(payment, outcome.refusal), losesAnswer };
    case 'cancelled':
      return { ...refuse(payment, REFUSALS.cancelled, 'cancelled'), losesAnswer };
    case 'pending':
      return waiting({ ...payment, state: 'pending' });
    case 'unavailable':
      throw unavailable();
    case 'redirect':
      return waiting({ ...payment, step: newStep('card-redirect') });
    case 'frictionless':
      return isNative ? waiting({ ...payment, step: newStep('fingerprint') }) : { ...authorise(payment), losesAnswer };
    case 'challenge':
      return waiting({ ...payment, step: isNative ? newStep('fingerprint', true) : newStep('card-redirect') });
    case 'redirect-and-challenge':
      return waiting({ ...payment, step: newStep('card-redirect', true) });
  }
}

const newVoucher = (now: Date): Voucher => ({
  entity: '12101',
  reference: [1, 2, 3].map(() => String(randomInt(100, 1000))).join(' '),
  // The provider names the time without a zone.
  expiresAt: new Date(now.getTime() + VOUCHER_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length),
});

const newPayment = (request: PaymentRequest, method: Method, now: Date): Payment => ({
  pspReference: newPspReference(),
  merchantAccount: request.merchantAccount,
  merchantReference: request.reference,
  createdAt: now.toISOString(),
  amount: request.amount,
  method: method.type,
  shownMethod: method.type,
  cardSummary: undefined,
  shopperEmail: request.shopperEmail,
  countryCode: request.countryCode,
  returnUrl: request.returnUrl,
  state: 'action-required',
  refusal: undefined,
  step: undefined,
  voucher: undefined,
  capturesImmediately: method.capture === 'immediate' || request.captureDelayHours === 0,
  authorised: 0,
  captured: 0,
  refunded: 0,
  chargedBack: 0,
  modifications: [],
});
