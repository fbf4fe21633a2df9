import { describe, expect, it } from '@jest/globals';
import { listingQuery, listingSearch, searchOf } from './listing-query.js';

const SIZES = { pageSizes: [12, 24, 36, 48], defaultPageSize: 24 };
const DEFAULTS = { sort: 'relevance', page: 1, hitsPerPage: 24 };

describe('the address of a listing', () => {
  it('is without a query the first 24 by relevance', () => {
    expect(listingQuery({}, SIZES)).toEqual(DEFAULTS);
  });

  it('says order, page and length', () => {
    const query = listingQuery({ sort: 'price-asc', page: '3', hitsPerPage: '48' }, SIZES);
    expect(query).toEqual({ sort: 'price-asc', page: 3, hitsPerPage: 48 });
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
  ])('resets what cannot be: %j', (search) => {
    expect(listingQuery(search, SIZES)).toEqual(DEFAULTS);
  });

  it('leaves out what is the default', () => {
    expect(searchOf(listingQuery({ sort: 'newest', page: '1' }, SIZES), SIZES)).toEqual({ sort: 'newest' });
  });

  it('keeps nothing of a foreign query', () => {
    expect(listingSearch({ utm_source: 'mail', page: '2' })).toEqual({ page: '2' });
  });
});
