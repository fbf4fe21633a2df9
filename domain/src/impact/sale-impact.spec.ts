import { describe, expect, it } from '@jest/globals';
import { rulesDiffer } from './checkout-rules.js';
import { saleImpact } from './sale-impact.js';
import type { Sale } from './sale.js';
import { rulesWith as changed, slovakRules as slovakia } from './testing/rules.js';

const home = { country: 'SK', postalCode: '811 01', streetNumber: '12', vatNumber: null };

/** A cart of one machine with Slovakia's parcel fee. */
function cart(changes: Partial<Sale> = {}): Sale {
  return {
    kind: 'cart',
    name: 'c',
    currencyCode: 'EUR',
    goodsCentAmount: 5000,
    grossCentAmount: 5195,
    shipping: { centAmount: 195, paidCentAmount: 195 },
    standardProductCount: 1,
    itemCount: 1,
    hasFreight: false,
    isPaidOnDelivery: false,
    addresses: [home],
    ...changes,
  };
}

describe('the impact of a change on a cart', () => {
  it('is empty if no checkout rule changes', () => {
    expect(saleImpact(cart(), slovakia, slovakia)).toEqual({ outcomes: [], amounts: [] });
    expect(rulesDiffer(slovakia, changed('vat-number', { placeholder: '1', register: 'vies' }))).toBe(false);
    expect(rulesDiffer(slovakia, changed('postal-code', { example: '040 01' }))).toBe(false);
  });

  it.each([
    [5195, []],
    [5194, ['cash-on-delivery-lost']],
  ])('with a price limit of %s cents is %j', (priceLimitCentAmount, outcomes) => {
    const after = changed('cash-on-delivery', { priceLimitCentAmount });
    expect(rulesDiffer(slovakia, after)).toBe(true);
    expect(saleImpact(cart(), slovakia, after).outcomes).toEqual(outcomes);
    expect(saleImpact(cart(), after, slovakia).outcomes).toEqual(
      outcomes.map((outcome) => outcome.replace('lost', 'gained')),
    );
  });

  it('includes a changed shipping price in the total for the price limit', () => {
    const limited = changed('cash-on-delivery', { priceLimitCentAmount: 5195 });
    const dearer = changed('shipping-cost', { parcelFeeCentAmount: 196 }, limited);
    expect(saleImpact(cart(), limited, dearer)).toEqual({
      outcomes: ['cash-on-delivery-lost'],
      amounts: [{ amount: 'shipping', before: 195, after: 196 }],
    });
  });

  it('uses the future shipping price if there is no address yet', () => {
    const limit = changed('cash-on-delivery', { priceLimitCentAmount: 5194 });
    const without = cart({ shipping: null, grossCentAmount: 5000, addresses: [] });
    expect(saleImpact(without, slovakia, limit).outcomes).toEqual(['cash-on-delivery-lost']);
  });

  it('keeps shipping free if a discount makes it free', () => {
    const dearer = changed('shipping-cost', { parcelFeeCentAmount: 895 });
    const free = cart({ grossCentAmount: 5000, shipping: { centAmount: 195, paidCentAmount: 0 } });
    expect(saleImpact(free, slovakia, dearer).amounts).toEqual([]);
  });

  it.each([
    [5000, ['free-shipping-gained'], [{ amount: 'shipping', before: 195, after: 0 }]],
    [5001, [], []],
  ])('with a threshold of %s cents', (freeShippingThresholdCentAmount, outcomes, amounts) => {
    const after = changed('shipping-cost', { freeShippingThresholdCentAmount });
    expect(saleImpact(cart(), slovakia, after)).toEqual({ outcomes, amounts });
  });

  it('uses the freight fee for freight', () => {
    const after = changed('shipping-cost', { parcelFeeCentAmount: 295, freightFeeCentAmount: 1095 });
    const freight = cart({
      hasFreight: true,
      grossCentAmount: 5995,
      shipping: { centAmount: 995, paidCentAmount: 995 },
    });
    expect(saleImpact(freight, slovakia, after).amounts).toEqual([{ amount: 'shipping', before: 995, after: 1095 }]);
  });

  it('is the loss of bank transfer if it is turned off or limited to fewer items', () => {
    const two = cart({ itemCount: 2, standardProductCount: 0 });
    const fewer = changed('shopping-limits', { maximumCashOrBankItems: 1 });
    expect(saleImpact(two, slovakia, fewer).outcomes).toEqual(['cash-on-delivery-lost', 'bank-transfer-lost']);
    const off = changed('bank-transfer', { enabled: false });
    expect(saleImpact(two, slovakia, off).outcomes).toEqual(['bank-transfer-lost']);
  });

  it('includes the new fee if cash on delivery stays available; for an order only if it was paid on delivery', () => {
    const after = changed('cash-on-delivery', { feeCentAmount: 295 });
    const fee = [{ amount: 'cash-on-delivery-fee', before: 195, after: 295 }];
    expect(saleImpact(cart(), slovakia, after).amounts).toEqual(fee);
    expect(saleImpact(cart({ kind: 'order' }), slovakia, after).amounts).toEqual([]);
    expect(saleImpact(cart({ kind: 'order', isPaidOnDelivery: true }), slovakia, after).amounts).toEqual(fee);
    expect(saleImpact(cart({ standardProductCount: 2 }), slovakia, after).amounts).toEqual([]);
  });

  it('includes the new rounding if cash on delivery stays available; for an order only if it was paid on delivery', () => {
    const after = changed('cash-rounding', { stepCentAmount: 100 });
    expect(rulesDiffer(slovakia, after)).toBe(true);
    // 51.95 and the fee of 1.95 are 53.90.
    const rounding = [{ amount: 'cash-rounding', before: 0, after: 10 }];
    expect(saleImpact(cart(), slovakia, after)).toEqual({ outcomes: [], amounts: rounding });
    expect(saleImpact(cart({ kind: 'order' }), slovakia, after).amounts).toEqual([]);
    expect(saleImpact(cart({ kind: 'order', isPaidOnDelivery: true }), slovakia, after).amounts).toEqual(rounding);
  });

  it('compares with the price limit before rounding', () => {
    const limit = changed('cash-on-delivery', { priceLimitCentAmount: 5195 });
    const coarse = changed('cash-rounding', { stepCentAmount: 1000 }, limit);
    expect(saleImpact(cart(), limit, coarse).outcomes).toEqual([]);
  });

  it('validates addresses by the new rules', () => {
    const strict = changed('postal-code', { pattern: '9\\d{2} \\d{2}' });
    expect(saleImpact(cart(), slovakia, strict).outcomes).toEqual(['postal-code-fails']);
    expect(saleImpact(cart(), strict, slovakia).outcomes).toEqual(['postal-code-passes']);
    const abroad = cart({ addresses: [{ ...home, country: 'CZ' }] });
    expect(saleImpact(abroad, slovakia, strict).outcomes).toEqual([]);
    const nameless = cart({ addresses: [home, { ...home, streetNumber: 'Vila Anna' }] });
    const lenient = changed('street-number', { mustContainDigit: false });
    expect(saleImpact(nameless, slovakia, lenient).outcomes).toEqual(['street-number-passes']);
    expect(saleImpact(nameless, lenient, slovakia).outcomes).toEqual(['street-number-fails']);
    const company = cart({ addresses: [{ ...home, vatNumber: 'SK4030000007' }] });
    const longer = changed('vat-number', { minimumLength: 11 });
    expect(saleImpact(company, slovakia, longer).outcomes).toEqual(['vat-number-fails']);
    expect(saleImpact(cart(), slovakia, longer).outcomes).toEqual([]);
  });
});
