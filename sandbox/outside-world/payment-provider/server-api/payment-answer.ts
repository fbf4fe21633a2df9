import type { BrowserAddresses } from '../actions/addresses.js';
import type { Payment } from '../payments/payment.js';
import { actionOf } from '../actions/actions.js';

function resultCodeOf({ state, step, voucher }: Payment): string {
  switch (state) {
    case 'authorised':
      return 'Authorised';
    case 'refused':
    case 'expired':
      return 'Refused';
    case 'cancelled':
      return 'Cancelled';
    case 'pending':
      return voucher ? 'PresentToShopper' : 'Pending';
    case 'action-required':
      if (step?.kind === 'fingerprint') return 'IdentifyShopper';
      return step?.kind === 'challenge' ? 'ChallengeShopper' : 'RedirectShopper';
  }
}

/** Returns the answer to a payment request and to the details of one. */
export function paymentAnswer(payment: Payment, addresses: BrowserAddresses): object {
  const { pspReference, merchantReference, amount, shownMethod, method, refusal, cardSummary } = payment;
  const action = actionOf(payment, addresses);
  const brand = shownMethod === method ? undefined : shownMethod;
  return {
    pspReference,
    resultCode: resultCodeOf(payment),
    merchantReference,
    amount,
    paymentMethod: { type: method, ...(brand === undefined ? {} : { brand }) },
    ...(refusal ? { refusalReason: refusal.reason, refusalReasonCode: refusal.code } : {}),
    ...(cardSummary === undefined ? {} : { additionalData: { cardSummary } }),
    ...(action ? { action } : {}),
  };
}
