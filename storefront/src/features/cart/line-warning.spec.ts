import { describe, expect, it } from '@jest/globals';
import { lineWarning } from './line-warning.js';

const ANY = Number.POSITIVE_INFINITY;

describe('the warning of a cart line', () => {
  // case | quantity | stock | limit met | warning
  it.each([
    ['names a product that has sold out', 1, 0, undefined, { message: 'outOfStock', isUnderstocked: true }],
    ['names the stock if the cart holds more', 3, 1, undefined, { message: 'onlyInStock', isUnderstocked: true }],
    ['names the stock if more were requested', 2, 2, 'stock', { message: 'onlyInStock', isUnderstocked: false }],
    ['names the maximum quantity per order', 9, ANY, 'maximum', { message: 'maximum', isUnderstocked: false }],
    ['is absent if nothing is wrong', 1, 5, undefined, undefined],
  ] as const)('%s', (_case, quantity, stock, limit, warning) => {
    expect(lineWarning({ quantity, stock, limit })).toEqual(warning);
  });
});
