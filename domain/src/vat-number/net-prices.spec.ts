import { describe, expect, it } from '@jest/globals';
import { isIntraCommunity, netCentAmount } from './net-prices.js';

describe('net prices', () => {
  it.each([
    ['DE', 'SK', true],
    ['DE', 'EL', true],
    ['GR', 'EL', false],
    ['DE', 'DE', false],
    ['DE', 'GB', false],
    ['DE', 'CHE', false],
    ['DE', 'NO', false],
    ['GB', 'DE', false],
  ])('a seller from %s and a company from %s: %s', (seller, buyer, applies) => {
    expect(isIntraCommunity(seller, buyer)).toBe(applies);
  });

  it.each([
    [12_300, 0.23, 10_000],
    [9999, 0.23, 8129],
    [0, 0.2, 0],
    [1, 0.25, 1],
  ])('%i cents at a rate of %f are %i net', (gross, rate, net) => {
    expect(netCentAmount(gross, rate)).toBe(net);
  });
});
