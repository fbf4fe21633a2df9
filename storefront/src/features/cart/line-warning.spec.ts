import { describe, expect, it } from '@jest/globals';
import { lineWarning } from './line-warning.js';

const ANY = Number.POSITIVE_INFINITY;

describe('what a line of the cart warns of', () => {
  //  what is so | quantity | stock | limit met | what is said
  it.each([
    ['the product has sold out meanwhile', 1, 0, undefined, { message: 'outOfStock', isShort: true }],
    ['fewer are left than lie in the cart', 3, 1, undefined, { message: 'onlyInStock', isShort: true }],
    ['more were asked for than there are', 2, 2, 'stock', { message: 'onlyInStock', isShort: false }],
    ['more were asked for than the shop sells at once', 9, ANY, 'maximum', { message: 'maximum', isShort: false }],
    ['nothing is wrong', 1, 5, undefined, undefined],
  ] as const)('if %s', (_what, quantity, stock, limit, said) => {
    expect(lineWarning({ quantity, stock, limit })).toEqual(said);
  });
});
