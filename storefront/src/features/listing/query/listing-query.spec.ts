import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@manifold/domain/catalogue/listing-filters';
import { listingQuery, searchOf, withoutFilters } from './listing-query.js';
import { listingSearch } from '../../../platform/routing/listing-search.js';

const SIZES = { pageSizes: [12, 24, 36, 48], defaultPageSize: 24 };
const DEFAULTS = { ...NO_FILTERS, sort: 'relevance', page: 1, hitsPerPage: 24 };

describe('the address of a listing', () => {
  it('shows the first 24 products by relevance if it has no query', () => {
    expect(listingQuery({}, SIZES)).toEqual(DEFAULTS);
  });

  it('contains sort order, page and page size', () => {
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
  ])('falls back to the defaults for invalid values: %j', (search) => {
    expect(listingQuery(search, SIZES)).toEqual(DEFAULTS);
  });

  it('leaves out default values', () => {
    expect(searchOf(listingQuery({ sort: 'newest', page: '1' }, SIZES), SIZES)).toEqual({ sort: 'newest' });
  });

  it('names each filter, with a list for several values', () => {
    const query = listingQuery({ tags: ['bware', 'new'], brand: 'msw', priceTo: '200' }, SIZES);
    expect(searchOf(query, SIZES)).toEqual({ tags: ['new', 'bware'], brand: 'msw', priceTo: '200' });
  });

  it('without filters keeps the sort order and starts at the first page', () => {
    const query = listingQuery({ tags: 'new', priceTo: '200', sort: 'newest', page: '2' }, SIZES);
    expect(searchOf(withoutFilters(query), SIZES)).toEqual({ sort: 'newest' });
  });

  it('leaves out empty fields of a form', () => {
    expect(listingSearch({ priceFrom: '', priceTo: '200', tags: ['new', 'bware'] })).toEqual({
      priceTo: '200',
      tags: ['new', 'bware'],
    });
  });

  it('leaves out invalid filters', () => {
    expect(listingSearch({ tags: ['cheap', 'new'], priceFrom: '-1', priceTo: '1e9', brand: 'Royal Catering' })).toEqual(
      {
        tags: 'new',
      },
    );
  });

  it.each([[{ page: '400' }], [{ page: '02' }], [{ page: '1' }], [{ sort: 'cheapest' }], [{ sort: 'relevance' }]])(
    'leaves out invalid and default values: %j',
    (search) => {
      expect(listingSearch(search)).toEqual({});
    },
  );

  it('leaves out foreign parameters', () => {
    expect(listingSearch({ utm_source: 'mail', page: '2' })).toEqual({ page: '2' });
  });
});
