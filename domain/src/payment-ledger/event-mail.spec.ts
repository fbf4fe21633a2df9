import { describe, expect, it } from '@jest/globals';
import type { PaymentEventKind } from './contract.js';
import { eventMail, type OrderedPaymentEvent } from './event-mail.js';

const mailOf = (kind: PaymentEventKind, more: Partial<OrderedPaymentEvent> = {}) =>
  eventMail({
    kind,
    isSuccess: true,
    isSecondPayment: false,
    isAuthorised: true,
    isPaidByTransfer: false,
    isOrderCancelled: false,
    ...more,
  });

describe('the mail about an event of an order’s payment', () => {
  it('reports each refund that succeeded', () => {
    expect(mailOf('refund')).toBe('refunded');
    expect(mailOf('refund', { isSuccess: false })).toBeNull();
    expect(mailOf('refund-failed')).toBeNull();
  });

  it('reports a payment that was returned completely', () => {
    expect(mailOf('cancellation')).toBe('payment-reversed');
    expect(mailOf('cancel-or-refund')).toBe('payment-reversed');
    expect(mailOf('cancel-or-refund', { isSuccess: false })).toBeNull();
  });

  it('does not report the return of a voucher that nobody paid', () => {
    for (const kind of ['cancellation', 'cancel-or-refund'] as const)
      for (const isOrderCancelled of [true, false])
        expect(mailOf(kind, { isAuthorised: false, isOrderCancelled })).toBeNull();
    expect(mailOf('cancellation', { isAuthorised: false, isSecondPayment: true })).toBe('refunded');
    expect(mailOf('refund', { isAuthorised: false })).toBe('refunded');
  });

  it('calls the return of a second payment a refund, because the order stays', () => {
    expect(mailOf('cancellation', { isSecondPayment: true })).toBe('refunded');
    expect(mailOf('cancel-or-refund', { isSecondPayment: true })).toBe('refunded');
  });

  it('reports a voucher that nobody paid, but not one that was paid', () => {
    expect(mailOf('offer-closed', { isAuthorised: false })).toBe('payment-failed');
    expect(mailOf('authorisation', { isSuccess: false, isAuthorised: false })).toBe('payment-failed');
    expect(mailOf('offer-closed')).toBeNull();
    expect(mailOf('offer-closed', { isAuthorised: false, isSecondPayment: true })).toBeNull();
    expect(mailOf('offer-closed', { isAuthorised: false, isOrderCancelled: true })).toBeNull();
    expect(mailOf('offer-closed', { isAuthorised: false, isPaidByTransfer: true })).toBeNull();
  });

  it('is not sent for what the shopper already knows or caused', () => {
    for (const kind of ['authorisation', 'pending', 'capture', 'capture-failed', 'chargeback', 'expiry'] as const)
      expect(mailOf(kind)).toBeNull();
  });
});
