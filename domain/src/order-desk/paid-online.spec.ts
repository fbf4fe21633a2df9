import { describe, expect, it } from '@jest/globals';
import { hasTransferArrived, isCancellationMailed, isPaidOnline } from './paid-online.js';

describe('the payment of an order', () => {
  it.each<[string | null, boolean]>([
    ['scheme', true], // the provider's name for cards
    ['online', true],
    ['cash-on-delivery', false],
    ['bank-transfer', false],
    [null, false],
  ])('with the method %s goes through the payment provider: %s', (paymentMethod, isOnline) => {
    expect(isPaidOnline({ paymentMethod })).toBe(isOnline);
  });

  it('by bank transfer has arrived when the accounting system says so', () => {
    const states = ['Paid', 'CreditOwed', 'BalanceDue', 'Pending', 'Failed', null] as const;
    const arrived = (paymentMethod: string) =>
      states.filter((paymentState) => hasTransferArrived({ paymentMethod, paymentState }));
    expect(arrived('bank-transfer')).toEqual(['Paid', 'CreditOwed']);
    expect(arrived('cash-on-delivery')).toEqual([]);
  });

  it.each<[string, string | null, number, boolean]>([
    ['multibanco', 'Pending', 0, true],
    ['multibanco', 'Failed', 0, true],
    // Authorised, but no webhook has come yet.
    ['scheme', 'Paid', 0, false],
    ['scheme', 'Paid', 5000, false],
    ['bank-transfer', 'Paid', 0, true],
  ])('by %s in the state %s with %s authorised: a cancellation has a mail of its own: %s', (...given) => {
    const [paymentMethod, paymentState, authorised, isMailed] = given;
    const order = { paymentMethod, paymentState } as Parameters<typeof isCancellationMailed>[0];
    expect(isCancellationMailed(order, { authorised, captured: 0 })).toBe(isMailed);
  });
});
