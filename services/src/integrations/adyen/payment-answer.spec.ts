import { describe, expect, it } from '@jest/globals';
import { paymentAnswer } from './payment-answer.js';

const action = { type: 'redirect', url: 'https://bank.example' };
const base = { pspReference: 'PSP1', merchantReference: 'SK-100001-1' };

describe('an answer of the payment provider', () => {
  it.each([
    ['Authorised', {}, { kind: 'authorised', pspReference: 'PSP1', amount: null }],
    [
      'Authorised',
      { amount: { currency: 'EUR', value: 1200 } },
      { kind: 'authorised', pspReference: 'PSP1', amount: { currencyCode: 'EUR', centAmount: 1200 } },
    ],
    ['PresentToShopper', { action }, { kind: 'pending', pspReference: 'PSP1', action }],
    ['RedirectShopper', { action }, { kind: 'action', pspReference: 'PSP1', action }],
    ['ChallengeShopper', { action }, { kind: 'action', pspReference: 'PSP1', action }],
    ['Refused', { refusalReason: 'Fraud' }, { kind: 'refused', pspReference: 'PSP1', reason: 'Fraud' }],
    ['Cancelled', {}, { kind: 'cancelled', pspReference: 'PSP1' }],
  ])('%s is understood', (resultCode, more, outcome) => {
    expect(paymentAnswer({ ...base, resultCode, ...more })).toEqual({ outcome, merchantReference: 'SK-100001-1' });
  });

  it.each([
    ['a payment that is decided later', { ...base, resultCode: 'Pending' }],
    ['a code of a newer version', { ...base, resultCode: 'SomethingNew' }],
    ['an authorisation without a reference', { resultCode: 'Authorised' }],
    ['an action that is missing', { ...base, resultCode: 'RedirectShopper' }],
    ['a page of a proxy', '<html>'],
    ['nothing', undefined],
  ])('leaves the outcome unknown for %s', (_name, body) => {
    expect(paymentAnswer(body).outcome.kind).toBe('unknown');
  });
});
