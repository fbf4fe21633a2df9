import { describe, expect, it } from '@jest/globals';
import { listingQuery } from '../query/listing-query.js';
import type { ListingSearch } from '../../../platform/routing/listing-search.js';
import { brandChoices, offerChoices, stockChoices } from './choices.js';

const queryOf = (search: ListingSearch) => listingQuery(search, { pageSizes: [24], defaultPageSize: 24 });
const facets = (brands: string[], tags: ('new' | 'bware')[] = []) => ({
  brands: brands.map((slug) => ({ slug, name: slug.toUpperCase(), count: 3 })),
  tags: tags.map((tag) => ({ tag, count: 2 })),
  price: null,
  campaigns: [],
  onStock: null,
});

describe('the filters of a listing', () => {
  it('include every tag that a product has', () => {
    expect(offerChoices(facets([], ['new']), queryOf({}))).toEqual([
      { name: 'tags', value: 'new', count: 2, isChosen: false },
    ]);
  });

  it('keep a selected tag that no product has, so that it can be deselected', () => {
    expect(offerChoices(facets([]), queryOf({ tags: 'bware' }))).toEqual([
      { name: 'tags', value: 'bware', count: 0, isChosen: true },
    ]);
  });

  it('show running campaigns that have a name before the tags', () => {
    const running = ['black_friday', 'staff_party'].map((name) => ({ name, count: 5 }));
    const choices = offerChoices({ ...facets([], ['new']), campaigns: running }, queryOf({}));
    expect(choices.map(({ value }) => value)).toEqual(['black_friday', 'new']);
  });

  it('keep a selected campaign that is over', () => {
    const [choice] = offerChoices(facets([]), queryOf({ campaign: 'cyber_week' }));
    expect(choice).toEqual({ name: 'campaign', value: 'cyber_week', count: 0, isChosen: true });
  });

  it.each([
    [3, {}, 1],
    [0, {}, 0],
    [null, {}, 0],
    [null, { onStock: 'true' }, 1],
  ])('with %s in stock and %j in the address have %i choices for stock', (onStock, search, length) => {
    expect(stockChoices({ ...facets([]), onStock }, queryOf(search))).toHaveLength(length);
  });

  it('show no brands if there is only one', () => {
    expect(brandChoices(facets(['msw']), queryOf({}))).toEqual([]);
  });

  it('keep a single brand if it is selected', () => {
    expect(brandChoices(facets(['msw']), queryOf({ brand: 'msw' }))).toHaveLength(1);
  });

  it('keep a selected brand that has no products here', () => {
    const choices = brandChoices(facets(['hillvert', 'msw']), queryOf({ brand: 'physa' }));
    expect(choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
      ['hillvert', false],
      ['msw', false],
      ['physa', true],
    ]);
  });
});
