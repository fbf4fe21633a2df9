import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.js';

describe('the page numbers under a listing', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [9, 9, [1, 'gap-before', 8, 9]],
  ])('on page %i of %i are the first, the last and the neighbours', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });
});
