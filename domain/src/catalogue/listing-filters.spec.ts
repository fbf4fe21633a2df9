import { describe, expect, it } from '@jest/globals';
import { filterParameters, listingFilters } from './listing-filters.js';

const parameters = (query: string) => query.split('&').map((pair) => pair.split('='));
const of = (query: string) =>
  listingFilters((name) => parameters(query).flatMap(([key, value = '']) => (key === name ? [value] : [])));
const WHOLE = { tags: [], brands: [], priceFrom: null, priceTo: null };

describe('the filters of a listing', () => {
  it('are none where the address asks for none', () => {
    expect(of('')).toEqual(WHOLE);
  });

  it('are read from the address in one order, each once', () => {
    expect(of('brand=msw&tags=bware&tags=new&brand=hillvert&brand=msw&priceFrom=10&priceTo=200')).toEqual({
      tags: ['new', 'bware'],
      brands: ['hillvert', 'msw'],
      priceFrom: 10,
      priceTo: 200,
    });
  });

  it.each([
    'tags=cheap',
    'tags=__proto__',
    'brand=',
    'brand=Royal Catering',
    'priceFrom=-1',
    'priceFrom=1.5',
    'priceFrom=',
    'priceTo=1000001',
    'priceTo=1e3',
    'priceFrom=300&priceTo=200',
    'priceFrom=0',
  ])('leave the listing whole for what cannot be: %s', (query) => {
    expect(of(query)).toEqual(WHOLE);
  });

  it('are the same after a way through the address', () => {
    const filters = of('tags=on-sale&brand=msw&priceTo=0');
    expect(
      of(
        filterParameters(filters)
          .map((pair) => pair.join('='))
          .join('&'),
      ),
    ).toEqual(filters);
  });
});
