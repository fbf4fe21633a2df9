import { describe, expect, it } from '@jest/globals';
import { ImpactTally } from './impact-tally.js';
import type { Sale } from './sale.js';
import { rulesWith } from './testing/rules.js';
import { totalImpact } from './total-impact.js';

const tallyIn = (currencyCode: string): ImpactTally => {
  const before = rulesWith('store', { currencyCode });
  return new ImpactTally(before, rulesWith('shipping-cost', { parcelFeeCentAmount: 295 }, before));
};

const sale = (name: string, changes: Partial<Sale> = {}): Sale => ({
  kind: 'cart',
  name,
  currencyCode: 'EUR',
  goodsCentAmount: 1000,
  grossCentAmount: 1195,
  shipping: { centAmount: 195, paidCentAmount: 195 },
  standardProductCount: 1,
  itemCount: 1,
  hasFreight: false,
  isPaidOnDelivery: false,
  addresses: [],
  ...changes,
});

describe('the tally of an impact', () => {
  it('counts all carts and keeps a few samples', () => {
    const tally = tallyIn('EUR');
    for (const name of ['a', 'b', 'c', 'd', 'e']) tally.add(sale(name));
    tally.add(sale('SK-1', { kind: 'order' }));
    const { carts, orders, amounts, outcomes } = tally.result;
    expect([carts, orders, outcomes]).toEqual([5, 1, []]);
    expect(amounts).toEqual([
      {
        amount: 'shipping',
        currencyCode: 'EUR',
        carts: 5,
        orders: 1,
        beforeCentAmount: 6 * 195,
        afterCentAmount: 6 * 295,
        samples: ['a', 'b', 'c'].map((name) => ({ kind: 'cart', name, centAmount: 1195, currencyCode: 'EUR' })),
      },
    ]);
  });

  it('counts carts in another currency separately', () => {
    const tally = tallyIn('EUR');
    tally.add(sale('a', { currencyCode: 'CZK' }));
    expect(tally.result).toEqual({ carts: 1, orders: 0, otherCurrency: 1, outcomes: [], amounts: [] });
  });

  it('adds up stores, but not amounts of different currencies', () => {
    const stores = ['EUR', 'CZK', 'EUR'].map((currencyCode) => {
      const tally = tallyIn(currencyCode);
      tally.add(sale(currencyCode, { currencyCode }));
      return tally.result;
    });
    const { carts, amounts } = totalImpact(stores);
    expect(carts).toBe(3);
    expect(amounts.map(({ currencyCode, carts: counted }) => [currencyCode, counted])).toEqual([
      ['CZK', 1],
      ['EUR', 2],
    ]);
  });
});
