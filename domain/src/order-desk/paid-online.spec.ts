import { describe, expect, it } from '@jest/globals';
import { hasTransferArrived, isPaidOnline } from './paid-online.js';

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
});
