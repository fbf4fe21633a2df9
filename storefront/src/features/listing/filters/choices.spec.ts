import { describe, expect, it } from '@jest/globals';
import { listingQuery } from '../query/listing-query.js';
import type { ListingSearch } from '../../../platform/routing/listing-search.js';
import { brandChoices, offerChoices, stockChoices } from './choices.js';

const asked = (search: ListingSearch) => listingQuery(search, { pageSizes: [24], defaultPageSize: 24 });
const facets = (brands: string[], tags: ('new' | 'bware')[] = []) => ({
  brands: brands.map((slug) => ({ slug, name: slug.toUpperCase(), count: 3 })),
  tags: tags.map((tag) => ({ tag, count: 2 })),
  price: null,
  campaigns: [],
  onStock: null,
});

describe('what a listing offers to narrow it down by', () => {
  it('is every tag that something carries', () => {
    expect(offerChoices(facets([], ['new']), asked({}))).toEqual([
      { name: 'tags', value: 'new', count: 2, isChosen: false },
    ]);
  });

  it('keeps a ticked tag that nothing carries, so that it can be unticked', () => {
    expect(offerChoices(facets([]), asked({ tags: 'bware' }))).toEqual([
      { name: 'tags', value: 'bware', count: 0, isChosen: true },
    ]);
  });

  it('is a campaign that runs, if it has words, before the tags', () => {
    const running = ['black_friday', 'staff_party'].map((name) => ({ name, count: 5 }));
    const choices = offerChoices({ ...facets([], ['new']), campaigns: running }, asked({}));
    expect(choices.map(({ value }) => value)).toEqual(['black_friday', 'new']);
  });

  it('keeps a campaign that is over while it is ticked', () => {
    const [choice] = offerChoices(facets([]), asked({ campaign: 'cyber_week' }));
    expect(choice).toEqual({ name: 'campaign', value: 'cyber_week', count: 0, isChosen: true });
  });

  it.each([
    [3, {}, 1],
    [0, {}, 0],
    [null, {}, 0],
    [null, { onStock: 'true' }, 1],
  ])('with %s on stock and %j in the address is asked for stock: %i', (onStock, search, length) => {
    expect(stockChoices({ ...facets([]), onStock }, asked(search))).toHaveLength(length);
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
