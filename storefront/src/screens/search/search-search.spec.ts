import { describe, expect, it } from '@jest/globals';
import { searchSearch } from './search-search.js';

describe('the address of the search page', () => {
  it('says what is looked for, and how the hits are narrowed down', () => {
    expect(searchSearch({ query: ' Mixer ', category: '3f2b', tags: 'new', page: '2', utm_source: 'mail' })).toEqual({
      query: 'Mixer',
      category: '3f2b',
      tags: 'new',
      page: '2',
    });
  });

  it('takes the first of two texts', () => {
    expect(searchSearch({ query: ['Mixer', 'Ofen'] })).toEqual({ query: 'Mixer' });
  });

  it.each([{ query: ' ' }, { query: 7 }, { category: '<b>' }, { page: '0' }])(
    'leaves out what cannot be: %j',
    (search) => {
      expect(searchSearch(search)).toEqual({});
    },
  );
});
