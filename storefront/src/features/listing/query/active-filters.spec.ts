import { describe, expect, it } from '@jest/globals';
import { listingQuery, searchOf } from './listing-query.js';
import { activeFilters } from './active-filters.js';

const SIZES = { pageSizes: [12, 24], defaultPageSize: 24 };

describe('the active filters of a listing', () => {
  it('can be removed one by one, which leads to the first page with the other filters', () => {
    const query = listingQuery(
      {
        tags: ['new', 'bware'],
        campaign: 'cyber_week',
        brand: 'msw',
        onStock: 'true',
        priceFrom: '10',
        priceTo: '90',
        page: '3',
      },
      SIZES,
    );
    const left = activeFilters(query).map(({ name, value, queryWithout }) => [
      name,
      value,
      searchOf(queryWithout, SIZES),
    ]);
    const all = {
      tags: ['new', 'bware'],
      campaign: 'cyber_week',
      brand: 'msw',
      onStock: 'true',
      priceFrom: '10',
      priceTo: '90',
    };
    const without = (left: keyof typeof all) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => name !== left));
    expect(left).toEqual([
      ['tags', 'new', { ...all, tags: 'bware' }],
      ['tags', 'bware', { ...all, tags: 'new' }],
      ['campaign', 'cyber_week', without('campaign')],
      ['brand', 'msw', without('brand')],
      ['onStock', 'true', without('onStock')],
      ['priceFrom', '10', without('priceFrom')],
      ['priceTo', '90', without('priceTo')],
    ]);
  });

  it('are none in a listing without filters', () => {
    expect(activeFilters(listingQuery({ sort: 'newest' }, SIZES))).toEqual([]);
  });
});
