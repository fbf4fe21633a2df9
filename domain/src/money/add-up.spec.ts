import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shownMoney, shownParts } from './add-up.js';
import { formatMoney } from './format.js';
import { money } from './money.js';

const forints = (centAmount: number) => money(centAmount, 'HUF');
const cents = (amounts: readonly { readonly centAmount: number }[]) => amounts.map(({ centAmount }) => centAmount);

describe('an amount as it is displayed', () => {
  it.each([
    ['HUF 12,345.60', 1_234_560, 1_234_600],
    ['HUF 12,345.50, halfway, which is rounded away from zero', 1_234_550, 1_234_600],
    ['HUF −0.50, halfway', -50, -100],
    ['HUF −0.49', -49, 0],
  ])('is whole forints: %s', (_title, exact, displayed) => {
    expect(shownMoney(forints(exact)).centAmount).toBe(displayed);
  });

  it('reads the same before and after rounding, in every currency', () => {
    const currencies = fc.constantFrom('HUF', 'EUR', 'CHF', 'SEK', 'CZK', 'GBP');
    fc.assert(
      fc.property(fc.integer({ min: -20_000_000, max: 20_000_000 }), currencies, (centAmount, currencyCode) => {
        const amount = money(centAmount, currencyCode);
        expect(formatMoney(shownMoney(amount), 'hu-HU')).toBe(formatMoney(amount, 'hu-HU'));
      }),
    );
  });
});

describe('parts of a total as they are displayed', () => {
  it('leave the difference to the tax: 10,000.40 net and 2,700.11 tax are 12,701, of which 2,701 is tax', () => {
    expect(cents(shownParts([forints(1_000_040), forints(270_011)], forints(1_270_051)))).toEqual([1_000_000, 270_100]);
  });

  it('do not leave the differences of many parts to the last: ten times 0.50 are 1, 0, 1, 0 …', () => {
    const parts = Array.from({ length: 10 }, () => forints(50));
    expect(cents(shownParts(parts, forints(500)))).toEqual([100, 0, 100, 0, 100, 0, 100, 0, 100, 0]);
  });

  it('always add up, and none differs from its exact amount by a forint', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(amounts, (exact) => {
        const total = exact.reduce((all, each) => all + each, 0);
        const shown = cents(shownParts(exact.map(forints), forints(total)));
        expect(shown.reduce((all, each) => all + each, 0)).toBe(shownMoney(forints(total)).centAmount);
        for (const [index, each] of shown.entries()) expect(Math.abs(each - (exact[index] ?? 0))).toBeLessThan(100);
      }),
    );
  });

  it('are exact in currencies that are displayed with all their digits', () => {
    const parts = [money(10_001, 'CHF'), money(809, 'CHF')];
    expect(shownParts(parts, money(10_810, 'CHF'))).toEqual(parts);
  });

  it('that do not add up are rounded each by itself', () => {
    expect(cents(shownParts([forints(160), forints(170)], forints(1000)))).toEqual([200, 200]);
    expect(shownParts([], forints(1000))).toEqual([]);
  });
});
