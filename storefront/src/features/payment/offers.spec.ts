import { describe, expect, it } from '@jest/globals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { chosenOffer, offerNews, shownOffers } from './offers.js';

const offer = (method: PaymentOffer['method'], refusal: PaymentOffer['refusal'] = null): PaymentOffer => ({
  method,
  refusal,
  fee: null,
  rounding: null,
  feeTitle: null,
});
const cash = offer('cash-on-delivery');
const bank = offer('bank-transfer');
const tooDear = offer('cash-on-delivery', { code: 'over-price-limit', limit: 50_000 });

describe('the ways to pay', () => {
  it('hide a method that the store does not have and show one that this cart may not use', () => {
    expect(shownOffers([tooDear, offer('bank-transfer', { code: 'not-enabled' })])).toEqual([tooDear]);
  });

  it('choose nothing for the shopper when there are two', () => {
    expect(chosenOffer([cash, bank], undefined)).toBeUndefined();
  });

  it('choose the only one that is open', () => {
    expect(chosenOffer([tooDear, bank], undefined)).toBe(bank);
  });

  it('do not put another method in the place of a withdrawn one', () => {
    expect(chosenOffer([tooDear, bank], 'cash-on-delivery')).toBeUndefined();
  });

  it('choose the withdrawn method again when it returns', () => {
    expect(chosenOffer([cash, bank], 'cash-on-delivery')).toBe(cash);
  });
});

describe('newly published rules', () => {
  it('are told when they take the chosen method away', () => {
    expect(offerNews([cash, bank], [tooDear, bank], 'cash-on-delivery')).toEqual({
      method: 'cash-on-delivery',
      change: 'withdrawn',
    });
  });

  it('are told when they bring it back', () => {
    expect(offerNews([tooDear, bank], [cash, bank], 'cash-on-delivery')).toEqual({
      method: 'cash-on-delivery',
      change: 'returned',
    });
  });

  it('are told when they take the only method away, which nobody had to choose', () => {
    const none = [tooDear, offer('bank-transfer', { code: 'cart-size', limit: 20 })];
    expect(offerNews([tooDear, bank], none, undefined)).toEqual({ method: 'bank-transfer', change: 'withdrawn' });
  });

  it.each([
    ['another method was chosen', [cash, bank], [tooDear, bank], 'bank-transfer' as const],
    ['nothing was chosen yet', [cash, bank], [tooDear, bank], undefined],
    ['they change nothing', [cash, bank], [cash, bank], 'cash-on-delivery' as const],
  ])('are not told when %s', (_when, before, after, wanted) => {
    expect(offerNews(before, after, wanted)).toBeUndefined();
  });
});
