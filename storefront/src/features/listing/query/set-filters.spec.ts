import { describe, expect, it } from '@jest/globals';
import { listingQuery, searchOf } from './listing-query.js';
import { setFilters } from './set-filters.js';

const SIZES = { pageSizes: [12, 24], defaultPageSize: 24 };

describe('the filters that are set', () => {
  it('can be taken away one by one, the others kept, from the first page on', () => {
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
    const left = setFilters(query).map(({ name, value, without }) => [name, value, searchOf(without, SIZES)]);
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

  it('are none in a whole list', () => {
    expect(setFilters(listingQuery({ sort: 'newest' }, SIZES))).toEqual([]);
  });
});
