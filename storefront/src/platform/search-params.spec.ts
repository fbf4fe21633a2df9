import { describe, expect, it } from '@jest/globals';
import { parseSearch, searchReader, stringifySearch, textsOf } from './search-params.js';

describe('the query of an address', () => {
  it.each(['?gclid=1e5', '?page=02', '?q=true', '?utm_source=mail&x=%7B%7D', '?tags=new&tags=bware'])(
    'is not changed by parsing: %s',
    (query) => {
      expect(stringifySearch(parseSearch(query))).toBe(query);
    },
  );

  it('leaves out undefined values', () => {
    expect(stringifySearch({ sort: undefined, page: '2' })).toBe('?page=2');
  });

  it.each([
    ['?hitsPerPage=48&page=2', { page: '2', hitsPerPage: '48' }],
    ['?hitsPerPage=24', {}],
    ['?hitsPerPage=7&page=2', { page: '2' }],
    ['?hitsPerPage=12&hitsPerPage=48', { hitsPerPage: '12' }],
  ])('%s is reduced to a page size that the store allows', (query, expected) => {
    expect(searchReader({ pageSizes: [12, 24, 36, 48], defaultPageSize: 24 })(query)).toEqual(expected);
  });
});

it('leaves only the named parameters that are written once', () => {
  const search = parseSearch('?token=a&to=b&to=c&other=d');
  expect(textsOf(search, 'token', 'to', 'problem')).toEqual({ token: 'a' });
});
