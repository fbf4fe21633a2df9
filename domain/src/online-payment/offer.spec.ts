import { describe, expect, it } from '@jest/globals';
import { type OnlinePayment, onlinePaymentSchema } from './contract.js';
import { onlineMethods } from './offer.js';

const nothing: OnlinePayment = {
  card: 'nobody',
  payPal: 'nobody',
  applePay: 'nobody',
  googlePay: 'nobody',
  ideal: 'nobody',
  polishBanks: 'nobody',
  multibanco: 'nobody',
  twint: 'nobody',
  mobilePay: 'nobody',
  klarna: 'nobody',
  klarnaAccount: 'nobody',
  billie: 'nobody',
  ratepay: 'nobody',
};

describe('online payment', () => {
  it.each([
    ['everyone', ['card'], ['card']],
    ['private', ['card'], []],
    ['company', [], ['card']],
    ['nobody', [], []],
  ] as const)('by card, offered to %s', (card, forPrivate, forCompanies) => {
    expect(onlineMethods({ ...nothing, card }, 'private')).toEqual(forPrivate);
    expect(onlineMethods({ ...nothing, card }, 'company')).toEqual(forCompanies);
  });

  it('offers each kind of customer its own methods', () => {
    const mixed: OnlinePayment = { ...nothing, ideal: 'everyone', klarna: 'private', billie: 'company' };
    expect(onlineMethods(mixed, 'private')).toEqual(['ideal', 'klarna']);
    expect(onlineMethods(mixed, 'company')).toEqual(['ideal', 'billie']);
  });

  it.each([
    ['klarna', 'company'],
    ['klarnaAccount', 'everyone'],
    ['ratepay', 'company'],
    ['billie', 'private'],
  ])('by %s cannot be offered to %s', (method, customers) => {
    expect(onlinePaymentSchema.safeParse({ ...nothing, [method]: customers }).success).toBe(false);
  });
});
