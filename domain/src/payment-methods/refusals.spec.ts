import { describe, expect, it } from '@jest/globals';
import { isUnpayable, paymentRefusals, type PaymentRules } from './refusals.js';

const cashOnly: PaymentRules = {
  cashOnDelivery: { enabled: true, priceLimitCentAmount: 50_000, itemLimit: 1, freightAllowed: false },
  bankTransfer: { enabled: false },
  maximumCashOrBankItems: 20,
};
const withBank: PaymentRules = { ...cashOnly, bankTransfer: { enabled: true } };
const parcel = { grossCentAmount: 10_000, standardProductCount: 1, itemCount: 1, hasFreight: false };

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
      { method: 'cash-on-delivery', refusal: { code: 'freight-not-allowed' } },
      { method: 'bank-transfer', refusal: { code: 'not-enabled' } },
    ]);
  });
});
