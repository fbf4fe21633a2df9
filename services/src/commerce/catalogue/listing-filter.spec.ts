import { describe, expect, it } from '@jest/globals';
import type { ProductTag } from '@manifold/domain/catalogue/contract';
import { NO_FILTERS, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import { narrowed, type ListingMoment } from './listing-filter.js';
import type { ListedProduct } from './listed-product.js';

const MSW = { slug: 'msw', name: 'MSW' };
const HILLVERT = { slug: 'hillvert', name: 'Hillvert' };

const product = (sku: string, centAmount: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: sku,
  sku,
  brand: MSW,
  categoryIds: [],
  centAmount,
  fullCentAmount: centAmount,
  createdAt: '2026-01-01',
  tags: [],
  campaigns: [],
  family: null,
  recommends: 0,
  rating: 0,
  face: { names: {}, slugs: {}, image: null },
  ...more,
});
const tags = (...all: ProductTag[]) => ({ tags: all });

const LISTED = [
  product('A', 9_999, tags('new')),
  product('B', 10_000, { ...tags('bestseller', 'on-sale'), brand: HILLVERT }),
  product('C', 20_001, { ...tags('new', 'bestseller'), campaigns: ['black_friday'] }),
  product('D', 50_000, { brand: undefined, campaigns: ['cyber_week'] }),
];

const NOW: ListingMoment = { running: ['black_friday'], stocked: new Set(['A', 'C', 'D']) };
const left = (filters: Partial<ListingFilters>, moment = NOW) =>
  narrowed(LISTED, { ...NO_FILTERS, ...filters }, moment)
    .products.map(({ sku }) => sku)
    .join('');

describe('a listing that is narrowed down', () => {
  it.each([
    ['without filters is whole', {}, 'ABCD'],
    ['by a tag has what carries it, in the same order', tags('new'), 'AC'],
    ['by two tags has what carries either', tags('new', 'on-sale'), 'ABC'],
    ['by a brand has what it makes', { brands: ['msw'] }, 'AC'],
    ['by a tag and a brand has what fits both', { ...tags('bestseller'), brands: ['hillvert'] }, 'B'],
    ['from a price has what costs exactly that', { priceFrom: 100 }, 'BCD'],
    ['up to a price leaves out one cent more', { priceTo: 200 }, 'AB'],
    ['by a campaign that runs has what it reduces', { campaigns: ['black_friday'] }, 'C'],
    ['by a campaign that is yet to come is empty', { campaigns: ['cyber_week'] }, ''],
    ['by stock has what is there', { onStock: true }, 'ACD'],
    ['by a brand that is not there is empty', { brands: ['unknown'] }, ''],
  ] satisfies [string, Partial<ListingFilters>, string][])('%s', (_title, filters, expected) => {
    expect(left(filters)).toBe(expected);
  });

  it('counts what each choice leaves, the filters of other kinds kept', () => {
    const { facets } = narrowed(LISTED, { ...NO_FILTERS, ...tags('new') }, NOW);
    expect(facets.tags).toEqual([
      { tag: 'on-sale', count: 1 },
      { tag: 'new', count: 2 },
      { tag: 'bestseller', count: 2 },
    ]);
    expect(facets.brands).toEqual([{ ...MSW, count: 2 }]);
    expect(facets.price).toEqual({ from: 99, to: 201 });
    expect(facets.campaigns).toEqual([{ name: 'black_friday', count: 1 }]);
    expect(facets.onStock).toBe(2);
  });

  it('has no prices where nothing is left to have one', () => {
    expect(narrowed(LISTED, { ...NO_FILTERS, brands: ['unknown'] }, NOW).facets.price).toBeNull();
  });

  it('counts anew when a campaign begins or stock comes in, and only then', () => {
    const first = narrowed(LISTED, NO_FILTERS, NOW);
    expect(narrowed(LISTED, NO_FILTERS, { ...NOW, running: [...NOW.running] })).toBe(first);
    const later = narrowed(LISTED, NO_FILTERS, { running: [], stocked: new Set(['A']) });
    expect([first.facets.onStock, later.facets.onStock, later.facets.campaigns]).toEqual([3, 1, []]);
  });

  it('does not say what is on stock while nobody knows', () => {
    expect(narrowed(LISTED, NO_FILTERS, { running: [], stocked: undefined }).facets.onStock).toBeNull();
  });
});
