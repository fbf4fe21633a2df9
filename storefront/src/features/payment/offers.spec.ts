import { describe, expect, it } from '@jest/globals';
import type { PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { chosenOffer, detectOfferChange, visibleOffers } from './offers.js';

const offer = (method: PaymentOffer['method'], refusal: PaymentOffer['refusal'] = null): PaymentOffer => ({
  method,
  refusal,
  fee: null,
  rounding: null,
  feeTitle: null,
});
const cash = offer('cash-on-delivery');
const bank = offer('bank-transfer');
const tooExpensive = offer('cash-on-delivery', { code: 'over-price-limit', limit: 50_000 });

describe('the payment methods', () => {
  it('exclude a method that the store does not offer and include one that this cart may not use', () => {
    expect(visibleOffers([tooExpensive, offer('bank-transfer', { code: 'not-enabled' })])).toEqual([tooExpensive]);
  });

  it('are not chosen for the shopper if there are two', () => {
    expect(chosenOffer([cash, bank], undefined)).toBeUndefined();
  });

  it('are chosen for the shopper if only one is available', () => {
    expect(chosenOffer([tooExpensive, bank], undefined)).toBe(bank);
  });

  it('begin with online payment, which is chosen until the shopper chooses another one', () => {
    const online = offer('online');
    expect(chosenOffer([online, cash, bank], undefined)).toBe(online);
    expect(chosenOffer([online, cash, bank], 'bank-transfer')).toBe(bank);
  });

  it('are not replaced by another one when the chosen one is withdrawn', () => {
    expect(chosenOffer([tooExpensive, bank], 'cash-on-delivery')).toBeUndefined();
  });

  it('are chosen again when a withdrawn one returns', () => {
    expect(chosenOffer([cash, bank], 'cash-on-delivery')).toBe(cash);
  });
});

describe('newly published rules', () => {
  it('are announced if they withdraw the chosen method', () => {
    expect(detectOfferChange([cash, bank], [tooExpensive, bank], 'cash-on-delivery')).toEqual({
      method: 'cash-on-delivery',
      kind: 'withdrawn',
    });
  });

  it('are announced if they restore it', () => {
    expect(detectOfferChange([tooExpensive, bank], [cash, bank], 'cash-on-delivery')).toEqual({
      method: 'cash-on-delivery',
      kind: 'returned',
    });
  });

  it('are announced if they withdraw the only method, which was chosen by default', () => {
    const none = [tooExpensive, offer('bank-transfer', { code: 'cart-size', limit: 20 })];
    expect(detectOfferChange([tooExpensive, bank], none, undefined)).toEqual({
      method: 'bank-transfer',
      kind: 'withdrawn',
    });
  });

  it.each([
    ['another method was chosen', [cash, bank], [tooExpensive, bank], 'bank-transfer' as const],
    ['nothing was chosen yet', [cash, bank], [tooExpensive, bank], undefined],
    ['they change nothing', [cash, bank], [cash, bank], 'cash-on-delivery' as const],
  ])('are not announced if %s', (_case, before, after, wanted) => {
    expect(detectOfferChange(before, after, wanted)).toBeUndefined();
  });
});
