import { describe, expect, it } from '@jest/globals';
import type { OrderHit } from './contract.js';
import { awaitsTransfer, hasTransferArrived, isCancellationMailed, paymentChannel } from './payment-channel.js';

type State = OrderHit['paymentState'];
type Transactions = Parameters<typeof paymentChannel>[1];

const NONE: Transactions = [];
const EXPIRED: Transactions = [{ type: 'Authorization', state: 'Failure' }];
const AUTHORISED: Transactions = [{ type: 'Authorization', state: 'Success' }];
const REFUSED_ONCE: Transactions = [...EXPIRED, ...AUTHORISED];
const REFUSED_AND_PENDING: Transactions = [...EXPIRED, { type: 'Authorization', state: 'Pending' }];

describe('the money of an order', () => {
  it.each<[string | null, State, Transactions, string]>([
    ['scheme', 'Paid', AUTHORISED, 'provider'], // the provider's name for cards
    ['scheme', 'Paid', NONE, 'provider'], // not reported yet
    ['scheme', 'Paid', REFUSED_ONCE, 'provider'],
    ['multibanco', 'Pending', REFUSED_AND_PENDING, 'provider'],
    ['multibanco', 'Failed', EXPIRED, 'provider'],
    ['multibanco', 'Paid', EXPIRED, 'account'],
    ['multibanco', 'CreditOwed', EXPIRED, 'account'],
    ['cash-on-delivery', 'Paid', NONE, 'other'],
    ['bank-transfer', 'Pending', NONE, 'account'],
    [null, 'Paid', NONE, 'other'],
  ])('of %s in the state %s with %j is at: %s', (paymentMethod, paymentState, transactions, channel) => {
    expect(paymentChannel({ paymentMethod, paymentState }, transactions)).toBe(channel);
  });

  it('has arrived by bank transfer when the accounting system says so', () => {
    const states = ['Paid', 'CreditOwed', 'BalanceDue', 'Pending', 'Failed', null] as const;
    const arrived = (channel: 'account' | 'provider') =>
      states.filter((paymentState) => hasTransferArrived(channel, { paymentState }));
    expect(arrived('account')).toEqual(['Paid', 'CreditOwed']);
    expect(arrived('provider')).toEqual([]);
  });

  it.each<[string, State, Transactions, boolean]>([
    ['bank-transfer', 'Pending', NONE, true],
    ['bank-transfer', 'Paid', NONE, false],
    ['multibanco', 'Pending', NONE, false],
    ['multibanco', 'Failed', EXPIRED, true],
    ['multibanco', 'Paid', EXPIRED, false],
    // The authorisation has expired: the confirmation has offered no bank transfer.
    ['scheme', 'Failed', AUTHORISED, false],
    ['cash-on-delivery', 'Pending', NONE, false],
  ])('of %s in the state %s may be on its way to the bank account: %j', (paymentMethod, paymentState, ...rest) => {
    const [transactions, isAwaited] = rest;
    expect(awaitsTransfer({ paymentMethod, paymentState }, transactions)).toBe(isAwaited);
  });

  it.each<['provider' | 'account' | 'other', State, number, boolean]>([
    ['provider', 'Pending', 0, true],
    ['provider', 'Failed', 0, true],
    // Authorised, but no webhook has come yet.
    ['provider', 'Paid', 0, false],
    ['provider', 'Paid', 5000, false],
    ['account', 'Paid', 0, true],
  ])('at the %s in the state %s with %s authorised: a cancellation has a mail of its own: %s', (...given) => {
    const [channel, paymentState, authorised, isMailed] = given;
    const order = { paymentChannel: channel, paymentState };
    expect(isCancellationMailed(order, { authorised, captured: 0 })).toBe(isMailed);
  });
});
