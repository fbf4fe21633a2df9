import { describe, expect, it } from '@jest/globals';
import type { PaymentOutcome } from './outcome.js';
import { type AttemptBefore, paymentMail } from './payment-mail.js';
import { transition } from './transition.js';

const DUE = { centAmount: 9900, currencyCode: 'EUR' };
const AUTHORISED: PaymentOutcome = { kind: 'authorised', pspReference: 'P', amount: DUE };
const REFUSED: PaymentOutcome = { kind: 'refused', pspReference: 'P', reason: 'no money' };
const REVERSED: PaymentOutcome = { kind: 'reversed' };

function mailAfter(
  before: Partial<AttemptBefore> & { readonly isOrderCancelled?: boolean },
  outcome: PaymentOutcome,
): string | null {
  const attempt = { status: 'sent', authorisedAs: null, isConfirming: false, isOvertaken: false, ...before } as const;
  const change = transition({ isOrderCancelled: false, ...attempt, due: DUE }, outcome);
  return change ? paymentMail(attempt, change) : null;
}

describe('a mail about an online payment', () => {
  it('is not sent for a card that is paid at once: the confirmation of the order follows', () => {
    expect(mailAfter({}, AUTHORISED)).toBeNull();
    expect(mailAfter({ status: 'action-required' }, AUTHORISED)).toBeNull();
  });

  it('is not sent for a voucher that was paid after its order was cancelled: the money is returned', () => {
    expect(mailAfter({ status: 'ordered', isOrderCancelled: true }, AUTHORISED)).toBeNull();
  });

  it('confirms the money of a voucher, once', () => {
    expect(mailAfter({ status: 'ordered' }, AUTHORISED)).toBe('payment-received');
    expect(mailAfter({ status: 'accepted' }, AUTHORISED)).toBe('payment-received');
    expect(mailAfter({ status: 'ordered', authorisedAs: 'P' }, AUTHORISED)).toBeNull();
    expect(mailAfter({ status: 'ordered', authorisedAs: 'first' }, AUTHORISED)).toBeNull();
  });

  it('reports a refusal only to a shopper who was told to wait', () => {
    expect(mailAfter({}, REFUSED)).toBeNull();
    expect(mailAfter({ isConfirming: true }, REFUSED)).toBe('payment-failed');
  });

  it('reports money that is returned, or an order that failed before it was paid', () => {
    expect(mailAfter({ status: 'reversing', authorisedAs: 'P' }, REVERSED)).toBe('payment-reversed');
    expect(mailAfter({ status: 'reversing' }, REVERSED)).toBe('payment-failed');
    expect(mailAfter({ status: 'reversed', authorisedAs: 'P' }, REVERSED)).toBeNull();
  });

  it('calls the return of a second payment a refund, because the order stays', () => {
    expect(mailAfter({ status: 'reversing', authorisedAs: 'P', isOvertaken: true }, REVERSED)).toBe('refunded');
    expect(mailAfter({ status: 'reversing', isOvertaken: true }, REVERSED)).toBeNull();
  });

  it('is not sent for a voucher that is paid with another amount until the money is returned', () => {
    const other: PaymentOutcome = { kind: 'authorised', pspReference: 'P', amount: { ...DUE, centAmount: 1 } };
    expect(mailAfter({ status: 'ordered' }, other)).toBeNull();
  });
});
