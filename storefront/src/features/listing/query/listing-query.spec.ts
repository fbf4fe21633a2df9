import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@manifold/domain/catalogue/listing-filters';
import { listingQuery, searchOf, unfiltered } from './listing-query.js';
import { listingSearch } from '../../../platform/routing/listing-search.js';

const SIZES = { pageSizes: [12, 24, 36, 48], defaultPageSize: 24 };
const DEFAULTS = { ...NO_FILTERS, sort: 'relevance', page: 1, hitsPerPage: 24 };

describe('the address of a listing', () => {
  it('is without a query the first 24 by relevance', () => {
    expect(listingQuery({}, SIZES)).toEqual(DEFAULTS);
  });

  it('says order, page and length', () => {
    const query = listingQuery({ sort: 'price-asc', page: '3', hitsPerPage: '48' }, SIZES);
    expect(query).toEqual({ ...NO_FILTERS, sort: 'price-asc', page: 3, hitsPerPage: 48 });
  });

  it.each([
    [{ page: '0' }],
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: '1e3' }],
    [{ page: '400' }],
    [{ page: 'two' }],
    [{ hitsPerPage: '25' }],
    [{ hitsPerPage: '-12' }],
    [{ sort: 'cheapest' }],
    [{ sort: '__proto__' }],
    [{ tags: 'cheap' }],
    [{ priceFrom: '300', priceTo: '200' }],
  ])('resets what cannot be: %j', (search) => {
    expect(listingQuery(search, SIZES)).toEqual(DEFAULTS);
  });

  it('leaves out what is the default', () => {
    expect(searchOf(listingQuery({ sort: 'newest', page: '1' }, SIZES), SIZES)).toEqual({ sort: 'newest' });
  });

  it('says each filter by its name, a list where there are several', () => {
    const query = listingQuery({ tags: ['bware', 'new'], brand: 'msw', priceTo: '200' }, SIZES);
    expect(searchOf(query, SIZES)).toEqual({ tags: ['new', 'bware'], brand: 'msw', priceTo: '200' });
  });

  it('is without filters the same list from its beginning', () => {
    const query = listingQuery({ tags: 'new', priceTo: '200', sort: 'newest', page: '2' }, SIZES);
    expect(searchOf(unfiltered(query), SIZES)).toEqual({ sort: 'newest' });
  });

  it('leaves out what a form sent empty', () => {
    expect(listingSearch({ priceFrom: '', priceTo: '200', tags: ['new', 'bware'] })).toEqual({
      priceTo: '200',
      tags: ['new', 'bware'],
    });
  });

  it('leaves out of the address what can be no filter', () => {
    expect(listingSearch({ tags: ['cheap', 'new'], priceFrom: '-1', priceTo: '1e9', brand: 'Royal Catering' })).toEqual(
      {
        tags: 'new',
      },
    );
  });

  it.each([[{ page: '400' }], [{ page: '02' }], [{ page: '1' }], [{ sort: 'cheapest' }], [{ sort: 'relevance' }]])(
    'leaves out what cannot be and what is the default: %j',
    (search) => {
      expect(listingSearch(search)).toEqual({});
    },
  );

  it('keeps nothing of a foreign query', () => {
    expect(listingSearch({ utm_source: 'mail', page: '2' })).toEqual({ page: '2' });
  });
});
