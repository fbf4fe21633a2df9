import { describe, expect, it } from '@jest/globals';
import { currencyCodes, pricePoint } from './price-point.js';

describe('a price', () => {
  it.each([
    ['EUR', 1299, 129900],
    ['EUR', 149, 14900],
    ['EUR', 24.6, 2490],
    ['GBP', 299, 25900],
    ['CHF', 149, 14900],
    ['CZK', 549, 1299000],
    ['DKK', 269, 199900],
    ['SEK', 349, 389000],
    ['HUF', 1333, 49990000],
    ['PLN', 149, 67900],
    ['RON', 249, 122900],
    ['BGN', 279, 54900],
  ] as const)('looks like a price in %s: about %d euros are %d cents', (currency, euros, cents) => {
    expect(pricePoint(euros, currency)).toBe(cents);
  });

  it('never falls when the cost of the machine rises', () => {
    for (const currency of currencyCodes)
      for (let euros = 5; euros < 3000; euros += 1)
        expect(pricePoint(euros + 1, currency)).toBeGreaterThanOrEqual(pricePoint(euros, currency));
  });

  it('is refused for a negative amount', () => {
    expect(() => pricePoint(-1, 'EUR')).toThrow(RangeError);
  });
});
