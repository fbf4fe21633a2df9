import { describe, expect, it } from '@jest/globals';
import type { OrderHit } from './contract.js';
import { awaitsTransfer, hasTransferArrived, isCancellationMailed, paymentChannel } from './payment-channel.js';

type State = OrderHit['paymentState'];
type Payment = Parameters<typeof paymentChannel>[1];

const one = (type: string, state = 'Success', centAmount = 5000) => ({ type, state, centAmount });

const UNKNOWN: Payment = { transactions: [], isAuthorised: null };
const OPEN: Payment = { transactions: [one('Authorization', 'Pending')], isAuthorised: false };
const UNREPORTED_VOUCHER: Payment = { transactions: [], isAuthorised: false };
const EXPIRED: Payment = { transactions: [one('Authorization', 'Failure')], isAuthorised: false };
const EXPIRED_ELSEWHERE: Payment = { ...EXPIRED, isAuthorised: null };
const CANCELLED_VOUCHER: Payment = {
  transactions: [...EXPIRED.transactions, one('CancelAuthorization')],
  isAuthorised: false,
};
const ANSWERED: Payment = { transactions: [], isAuthorised: true };
const AUTHORISED: Payment = { transactions: [one('Authorization')], isAuthorised: true };
const REFUSED_ONCE: Payment = {
  transactions: [...EXPIRED.transactions, ...AUTHORISED.transactions],
  isAuthorised: true,
};
const REFUSED_AND_ANSWERED: Payment = { ...EXPIRED, isAuthorised: true };
const REFUSED_AND_PENDING: Payment = {
  transactions: [...EXPIRED.transactions, ...OPEN.transactions],
  isAuthorised: null,
};
const LAPSED: Payment = {
  transactions: [...AUTHORISED.transactions, one('CancelAuthorization')],
  isAuthorised: true,
};
const LAPSED_ELSEWHERE: Payment = { ...LAPSED, isAuthorised: null };
const PARTLY_LAPSED: Payment = {
  transactions: [
    ...AUTHORISED.transactions,
    one('Charge', 'Success', 3000),
    one('CancelAuthorization', 'Success', 2000),
  ],
  isAuthorised: true,
};
const REVERSED: Payment = {
  transactions: [...AUTHORISED.transactions, one('Charge'), one('CancelAuthorization')],
  isAuthorised: true,
};
const ONE_OF_TWO: Payment = {
  transactions: [...AUTHORISED.transactions, ...LAPSED.transactions],
  isAuthorised: true,
};
const NOT_CANCELLED: Payment = {
  transactions: [...AUTHORISED.transactions, one('CancelAuthorization', 'Failure')],
  isAuthorised: true,
};

describe('the money of an order', () => {
  it.each<[string, string | null, State, Payment, string]>([
    ['a card', 'scheme', 'Paid', AUTHORISED, 'provider'], // the provider's name for cards
    ['a card of another system without transactions', 'scheme', 'Paid', UNKNOWN, 'provider'],
    ['a card that is not reported yet', 'scheme', 'Paid', ANSWERED, 'provider'],
    ['a card that was refused once', 'scheme', 'Paid', REFUSED_ONCE, 'provider'],
    ['a card that was refused once and is not reported yet', 'scheme', 'Paid', REFUSED_AND_ANSWERED, 'provider'],
    ['a card whose authorisation ended', 'scheme', 'Failed', LAPSED, 'provider'],
    ['a card whose authorisation ended, and whose transfer came', 'scheme', 'Paid', LAPSED, 'account'],
    ['the same of another system', 'klarna', 'CreditOwed', LAPSED_ELSEWHERE, 'account'],
    ['a card that was captured in part', 'scheme', 'Paid', PARTLY_LAPSED, 'provider'],
    ['a card whose money was paid back', 'scheme', 'Paid', REVERSED, 'provider'],
    ['a card that was authorised twice', 'scheme', 'Paid', ONE_OF_TWO, 'provider'],
    ['a card that could not be cancelled', 'scheme', 'Paid', NOT_CANCELLED, 'provider'],
    ['an open voucher', 'multibanco', 'Pending', OPEN, 'provider'],
    ['an open voucher, and whose transfer came', 'multibanco', 'Paid', OPEN, 'account'],
    ['a voucher without transactions, and whose transfer came', 'multibanco', 'Paid', UNREPORTED_VOUCHER, 'account'],
    ['a second voucher of another system', 'multibanco', 'Pending', REFUSED_AND_PENDING, 'provider'],
    ['an expired voucher', 'multibanco', 'Failed', EXPIRED, 'provider'],
    ['an expired voucher, and whose transfer came', 'multibanco', 'Paid', EXPIRED, 'account'],
    ['a cancelled voucher, and whose transfer came', 'multibanco', 'Paid', CANCELLED_VOUCHER, 'account'],
    ['an expired voucher of another system', 'multibanco', 'CreditOwed', EXPIRED_ELSEWHERE, 'account'],
    ['cash', 'cash-on-delivery', 'Paid', UNKNOWN, 'other'],
    ['a bank transfer', 'bank-transfer', 'Pending', UNKNOWN, 'account'],
    ['an unknown method', null, 'Paid', UNKNOWN, 'other'],
  ])('of %s (%s, %s) is in its channel', (_what, paymentMethod, paymentState, payment, channel) => {
    expect(paymentChannel({ paymentMethod, paymentState }, payment)).toBe(channel);
  });

  it('has arrived by bank transfer when the accounting system says so', () => {
    const states = ['Paid', 'CreditOwed', 'BalanceDue', 'Pending', 'Failed', null] as const;
    const arrived = (channel: 'account' | 'provider') =>
      states.filter((paymentState) => hasTransferArrived(channel, { paymentState }));
    expect(arrived('account')).toEqual(['Paid', 'CreditOwed']);
    expect(arrived('provider')).toEqual([]);
  });

  it.each<[string, string, State, Payment, boolean]>([
    ['a bank transfer', 'bank-transfer', 'Pending', UNKNOWN, true],
    ['a bank transfer that came', 'bank-transfer', 'Paid', UNKNOWN, false],
    ['an open voucher', 'multibanco', 'Pending', OPEN, false],
    ['an expired voucher', 'multibanco', 'Failed', EXPIRED, true],
    ['an expired voucher whose transfer came', 'multibanco', 'Paid', EXPIRED, false],
    ['a card whose authorisation ended', 'scheme', 'Failed', LAPSED, true],
    ['a card whose money was paid back', 'scheme', 'Failed', REVERSED, false],
    ['cash', 'cash-on-delivery', 'Pending', UNKNOWN, false],
  ])('of %s (%s, %s) may be on its way to the bank account: %j', (_what, paymentMethod, paymentState, ...rest) => {
    const [payment, isAwaited] = rest;
    expect(awaitsTransfer({ paymentMethod, paymentState }, payment)).toBe(isAwaited);
  });

  it.each<[string, 'provider' | 'account' | 'other', Payment, boolean]>([
    ['an open voucher', 'provider', OPEN, true],
    ['an expired voucher', 'provider', EXPIRED, true],
    ['an authorisation that ended', 'provider', LAPSED, true],
    ['an authorisation that is not reported yet', 'provider', ANSWERED, false],
    ['an authorisation', 'provider', AUTHORISED, false],
    ['captured money', 'provider', REVERSED, false],
    ['a voucher whose transfer came', 'account', OPEN, true],
    ['cash', 'other', UNKNOWN, true],
  ])('of %s at the %s: a cancellation has its own mail', (_what, channel, payment, isMailed) => {
    expect(isCancellationMailed(channel, payment)).toBe(isMailed);
  });
});
