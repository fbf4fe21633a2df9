import { describe, expect, it } from '@jest/globals';
import { listingQuery } from '../listing-query.js';
import type { ListingSearch } from '../listing-search.js';
import { brandChoices, tagChoices } from './choices.js';

const asked = (search: ListingSearch) => listingQuery(search, { pageSizes: [24], defaultPageSize: 24 });
const facets = (brands: string[], tags: ('new' | 'bware')[] = []) => ({
  brands: brands.map((slug) => ({ slug, name: slug.toUpperCase(), count: 3 })),
  tags: tags.map((tag) => ({ tag, count: 2 })),
  price: null,
});

describe('what a listing offers to narrow it down by', () => {
  it('is every tag that something carries', () => {
    expect(tagChoices(facets([], ['new']), asked({}))).toEqual([{ value: 'new', count: 2, isChosen: false }]);
  });

  it('keeps a ticked tag that nothing carries, so that it can be unticked', () => {
    expect(tagChoices(facets([]), asked({ tags: 'bware' }))).toEqual([{ value: 'bware', count: 0, isChosen: true }]);
  });

  it('is no brand where there is only one', () => {
    expect(brandChoices(facets(['msw']), asked({}))).toEqual([]);
  });

  it('keeps the one brand that is ticked', () => {
    expect(brandChoices(facets(['msw']), asked({ brand: 'msw' }))).toHaveLength(1);
  });

  it('keeps a ticked brand that makes nothing here', () => {
    const choices = brandChoices(facets(['hillvert', 'msw']), asked({ brand: 'physa' }));
    expect(choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['hillvert', false],
      ['msw', false],
      ['physa', true],
    ]);
  });
});
