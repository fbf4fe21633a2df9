import { describe, expect, it } from '@jest/globals';
import { addressOfSearch, searchOf } from './search-address.js';

describe('the address of a search for orders', () => {
  it('can be shared if it is a number or a reference', () => {
    expect(addressOfSearch({ q: 'AT-100001', page: 1 }).search).toBe('?q=AT-100001');
    expect(searchOf(new URLSearchParams('q=AT-100001&page=2'), null)).toEqual({ q: 'AT-100001', page: 2 });
  });

  it('never contains a name or an e-mail address', () => {
    const { search, state } = addressOfSearch({ q: 'eva@example.com', page: 2 });
    expect(search).toBe('?page=2');
    expect(searchOf(new URLSearchParams(search), state)).toEqual({ q: 'eva@example.com', page: 2 });
    expect(addressOfSearch({ q: 'Eva Nová', page: 1 }).search).toBe('');
  });

  it('ignores a page that is no number', () => {
    expect(searchOf(new URLSearchParams('page=x'), 7)).toEqual({ q: '', page: 1 });
  });
});
