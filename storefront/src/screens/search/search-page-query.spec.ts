import { describe, expect, it } from '@jest/globals';
import { searchPageQuery } from './search-page-query.js';

describe('the address of the search page', () => {
  it('contains the search text and the filters', () => {
    expect(searchPageQuery({ query: ' Mixer ', category: '3f2b', tags: 'new', page: '2', utm_source: 'mail' })).toEqual(
      {
        query: 'Mixer',
        category: '3f2b',
        tags: 'new',
        page: '2',
      },
    );
  });

  it('takes the first of two texts', () => {
    expect(searchPageQuery({ query: ['Mixer', 'Ofen'] })).toEqual({ query: 'Mixer' });
  });

  it.each([{ query: ' ' }, { query: 7 }, { category: '<b>' }, { page: '0' }])(
    'leaves out invalid values: %j',
    (search) => {
      expect(searchPageQuery(search)).toEqual({});
    },
  );
});
