import { describe, expect, it } from '@jest/globals';
import {
  MAXIMUM_SEARCH_TEXT,
  searchAddress,
  searchParameters,
  searchText,
  type SearchParameter,
} from './search-address.js';

const of = (given: Partial<Record<SearchParameter, string>>) => searchAddress((name) => given[name]);

describe('a search text', () => {
  it.each([
    ['  Fleischwolf  22 ', 'Fleischwolf 22'],
    ['Fritteuse\t\n8 l', 'Fritteuse 8 l'],
    ['Fleisch\u00adwolf\u200b', 'Fleischwolf'],
    ['Kafeteria\u0000', 'Kafeteria'],
    ['cafe\u0301', 'café'],
    ['100 % <b>"x"</b>', '100 % <b>"x"</b>'],
    ['   ', ''],
    [undefined, ''],
  ])('%j is %j', (typed, text) => {
    expect(searchText(typed)).toBe(text);
  });

  it('is cut to the maximum length, never within a character', () => {
    expect(searchText('a'.repeat(300))).toHaveLength(MAXIMUM_SEARCH_TEXT);
    expect(searchText(`${'a'.repeat(MAXIMUM_SEARCH_TEXT - 1)}😀`)).toBe('a'.repeat(MAXIMUM_SEARCH_TEXT - 1));
    expect(searchText(`${'a'.repeat(MAXIMUM_SEARCH_TEXT - 1)} b`)).toBe('a'.repeat(MAXIMUM_SEARCH_TEXT - 1));
  });

  it('is the same when it is read again', () => {
    for (const typed of ['  e\u0301 x ', `${'ab '.repeat(60)}`, '\ud800x']) {
      expect(searchText(searchText(typed))).toBe(searchText(typed));
    }
  });
});

describe('the URL of a search', () => {
  it('contains the text and the category', () => {
    const address = of({ query: ' Mixer ', category: '3f2b-1' });
    expect(address).toEqual({ text: 'Mixer', categoryId: '3f2b-1' });
    expect(searchParameters(address)).toEqual([
      ['query', 'Mixer'],
      ['category', '3f2b-1'],
    ]);
  });

  it.each([{}, { query: ' ' }, { category: 'a b' }, { category: '"><script>' }, { category: 'x'.repeat(101) }])(
    'says nothing where nothing can be looked for: %j',
    (given) => {
      expect(searchParameters(of(given))).toEqual([]);
    },
  );
});
