import { describe, expect, it } from '@jest/globals';
import { parseSearch, stringifySearch } from './search-params.js';

describe('the query of an address', () => {
  it.each(['?gclid=1e5', '?page=02', '?q=true', '?utm_source=mail&x=%7B%7D', '?tags=new&tags=bware'])(
    'comes through untouched: %s',
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query);
    },
  );

  it('leaves out what is not said', () => {
    expect(stringifySearch({ sort: undefined, page: '2' })).toBe('?page=2');
  });
});
