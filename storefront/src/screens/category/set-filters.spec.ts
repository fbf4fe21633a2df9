import { describe, expect, it } from '@jest/globals';
import { listingQuery, searchOf } from './listing-query.js';
import { setFilters } from './set-filters.js';

const SIZES = { pageSizes: [12, 24], defaultPageSize: 24 };

describe('the filters that are set', () => {
  it('can be taken away one by one, the others kept, from the first page on', () => {
    const query = listingQuery(
      { tags: ['new', 'bware'], brand: 'msw', priceFrom: '10', priceTo: '90', page: '3' },
      SIZES,
    );
    const left = setFilters(query).map(({ name, value, without }) => [name, value, searchOf(without, SIZES)]);
    const all = { tags: ['new', 'bware'], brand: 'msw', priceFrom: '10', priceTo: '90' };
    expect(left).toEqual([
      ['tags', 'new', { ...all, tags: 'bware' }],
      ['tags', 'bware', { ...all, tags: 'new' }],
      ['brand', 'msw', { tags: all.tags, priceFrom: '10', priceTo: '90' }],
      ['priceFrom', '10', { tags: all.tags, brand: 'msw', priceTo: '90' }],
      ['priceTo', '90', { tags: all.tags, brand: 'msw', priceFrom: '10' }],
    ]);
  });

  it('are none in a whole list', () => {
    expect(setFilters(listingQuery({ sort: 'newest' }, SIZES))).toEqual([]);
  });
});
