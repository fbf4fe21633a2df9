import { describe, expect, it } from '@jest/globals';
import { isUnpayable, paymentRefusals, type PayingCart, type PaymentRules } from './refusals.js';

const cashOnly: PaymentRules = {
  online: { private: false, company: false },
  cashOnDelivery: { enabled: true, priceLimitCentAmount: 50_000, itemLimit: 1, freightAllowed: false },
  bankTransfer: { enabled: false },
  maximumCashOrBankItems: 20,
};
const withBank: PaymentRules = { ...cashOnly, bankTransfer: { enabled: true } };
const parcel: PayingCart = {
  grossCentAmount: 10_000,
  standardProductCount: 1,
  itemCount: 1,
  hasFreight: false,
  clientType: 'private',
};
const twentyOne: PayingCart = { ...parcel, itemCount: 21, standardProductCount: 21, hasFreight: true };
const withCards: PaymentRules = { ...cashOnly, online: { private: true, company: false } };

describe('a cart that cannot be paid for', () => {
  it.each([
    ['one machine by parcel', parcel, false],
    ['two machines where one is the limit', { ...parcel, standardProductCount: 2, itemCount: 2 }, true],
    ['goods that come by freight', { ...parcel, hasFreight: true }, true],
    ['a total of one cent over the limit', { ...parcel, grossCentAmount: 50_001 }, true],
    ['a total at the limit', { ...parcel, grossCentAmount: 50_000 }, false],
  ])('in a store that takes only cash on delivery: %s → %s', (_name, cart, expected) => {
    expect(isUnpayable(paymentRefusals(cart, cashOnly))).toBe(expected);
  });

  it('does not exist if bank transfer is available, up to its maximum number of items', () => {
    expect(isUnpayable(paymentRefusals({ ...parcel, hasFreight: true }, withBank))).toBe(false);
    expect(isUnpayable(paymentRefusals({ ...parcel, itemCount: 21 }, withBank))).toBe(true);
  });

  it('names the reason of each method', () => {
    expect(paymentRefusals({ ...parcel, hasFreight: true }, cashOnly)).toEqual([
      { method: 'online', refusal: { code: 'not-enabled' } },
      { method: 'cash-on-delivery', refusal: { code: 'freight-not-allowed' } },
      { method: 'bank-transfer', refusal: { code: 'not-enabled' } },
    ]);
  });

  it.each([
    ['private', false],
    ['company', true],
    [null, false],
  ] as const)(
    'in a store that takes cards of private customers only: a customer of type %s → %s',
    (clientType, expected) => {
      expect(isUnpayable(paymentRefusals({ ...twentyOne, clientType }, withCards))).toBe(expected);
    },
  );
});
