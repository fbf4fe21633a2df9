import { describe, expect, it } from '@jest/globals';
import { filterParameters, listingFilters, NO_FILTERS } from './listing-filters.js';

const parameters = (query: string) => query.split('&').map((pair) => pair.split('='));
const of = (query: string) =>
  listingFilters((name) => parameters(query).flatMap(([key, value = '']) => (key === name ? [value] : [])));

describe('the filters of a listing', () => {
  it('are empty if the URL has none', () => {
    expect(of('')).toEqual(NO_FILTERS);
  });

  it('are read from the URL in a fixed order, without duplicates', () => {
    const query =
      'brand=msw&tags=bware&tags=new&brand=hillvert&onStock=true&brand=msw&campaign=cyber_week&priceFrom=10&priceTo=200';
    expect(of(query)).toEqual({
      tags: ['new', 'bware'],
      campaigns: ['cyber_week'],
      brands: ['hillvert', 'msw'],
      onStock: true,
      priceFrom: 10,
      priceTo: 200,
    });
  });

  it.each([
    'tags=cheap',
    'tags=__proto__',
    'brand=',
    'campaign=',
    'campaign=<b>',
    'onStock=1',
    'onStock=false',
    'brand=Royal Catering',
    'priceFrom=-1',
    'priceFrom=1.5',
    'priceFrom=',
    'priceTo=1000001',
    'priceTo=1e3',
    'priceFrom=300&priceTo=200',
    'priceFrom=0',
  ])('ignore invalid values: %s', (query) => {
    expect(of(query)).toEqual(NO_FILTERS);
  });

  it('stay the same when written to a URL and read back', () => {
    const filters = of('tags=on-sale&brand=msw&priceTo=0&onStock=true&campaign=black_friday');
    expect(
      of(
        filterParameters(filters)
          .map((pair) => pair.join('='))
          .join('&'),
      ),
    ).toEqual(filters);
  });
});
