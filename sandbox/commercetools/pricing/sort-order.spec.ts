import { describe, expect, it } from '@jest/globals';
import { byHighestSortOrder } from './sort-order.js';

describe('sort order of discounts', () => {
  it('compares decimals of any notation and length', () => {
    const orders = ['0.1', '0.45', '.5', '0.1000000000000000000001', '0.50001', '0.09'];
    expect(
      orders
        .map((sortOrder) => ({ sortOrder }))
        .sort(byHighestSortOrder)
        .map(({ sortOrder }) => sortOrder),
    ).toEqual(['0.50001', '.5', '0.45', '0.1000000000000000000001', '0.1', '0.09']);
    expect(byHighestSortOrder({ sortOrder: '0.50' }, { sortOrder: '0.5' })).toBe(0);
  });
});
