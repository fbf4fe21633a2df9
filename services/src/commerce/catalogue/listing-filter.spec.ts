import { describe, expect, it } from '@jest/globals';
import type { ProductTag } from '@manifold/domain/catalogue/contract';
import type { ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import { narrowed } from './listing-filter.js';
import type { ListedProduct } from './listing-index.js';

const MSW = { slug: 'msw', name: 'MSW' };
const HILLVERT = { slug: 'hillvert', name: 'Hillvert' };

const product = (sku: string, centAmount: number, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: sku,
  sku,
  brand: MSW,
  centAmount,
  createdAt: '2026-01-01',
  tags: [],
  rating: 0,
  names: {},
  ...more,
});
const tags = (...all: ProductTag[]) => ({ tags: all });

const LISTED = [
  product('A', 9_999, tags('new')),
  product('B', 10_000, { ...tags('bestseller', 'on-sale'), brand: HILLVERT }),
  product('C', 20_001, tags('new', 'bestseller')),
  product('D', 50_000, { brand: undefined }),
];

const WHOLE: ListingFilters = { tags: [], brands: [], priceFrom: null, priceTo: null };
const left = (filters: Partial<ListingFilters>) =>
  narrowed(LISTED, { ...WHOLE, ...filters })
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
    ['by a brand that is not there is empty', { brands: ['unknown'] }, ''],
  ] satisfies [string, Partial<ListingFilters>, string][])('%s', (_title, filters, expected) => {
    expect(left(filters)).toBe(expected);
  });

  it('counts what each choice leaves, the filters of other kinds kept', () => {
    const { facets } = narrowed(LISTED, { ...WHOLE, ...tags('new') });
    expect(facets.tags).toEqual([
      { tag: 'on-sale', count: 1 },
      { tag: 'new', count: 2 },
      { tag: 'bestseller', count: 2 },
    ]);
    expect(facets.brands).toEqual([{ ...MSW, count: 2 }]);
    expect(facets.price).toEqual({ from: 99, to: 201 });
  });

  it('has no prices where nothing is left to have one', () => {
    expect(narrowed(LISTED, { ...WHOLE, brands: ['unknown'] }).facets.price).toBeNull();
  });
});
