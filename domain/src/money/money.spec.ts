import { describe, expect, it } from '@jest/globals';
import { formatMoney } from './format.js';
import { money, sum } from './money.js';
import { netOfGross } from './round.js';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    [129900, 'EUR', 'de-DE', '1.299,00 €'],
    [49990000, 'HUF', 'hu-HU', '499 900 Ft'],
    [129900, 'GBP', 'en-GB', '£1,299.00'],
    [129900, 'CHF', 'de-CH', "CHF 1'299.00"],
    [1299000, 'CZK', 'cs-CZ', '12 990,00 Kč'],
  ])('%s cents of %s read in %s as %s', (cents, currency, locale, expected) => {
    expect(plain(formatMoney(money(cents, currency), locale))).toBe(expected);
  });

  it('adds amounts of the same currency', () => {
    expect(sum(money(100, 'EUR'), money(250, 'EUR'))).toEqual(money(350, 'EUR'));
  });

  it('cannot be added in two currencies', () => {
    expect(() => sum(money(100, 'EUR'), money(250, 'CZK'))).toThrow('CZK');
  });

  it.each([
    [12300, 0.23, 10000, 2300],
    [100, 0.2, 83, 17],
    [999, 0.081, 924, 75],
    [4993, 0.255, 3978, 1015],
    [500, 0, 500, 0],
  ])('%s cents gross at a rate of %s are %s net and %s tax', (gross, rate, net, tax) => {
    expect(netOfGross(gross, rate)).toEqual({ net, tax });
  });
});
