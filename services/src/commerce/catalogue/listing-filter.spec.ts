import { describe, expect, it } from '@jest/globals';
import type { ProductTag } from '@manifold/domain/catalogue/contract';
import { NO_FILTERS, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import { filterListing, type ListingConditions } from './listing-filter.js';
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
  comparisonScore: 0,
  rating: 0,
  summary: { names: {}, slugs: {}, image: null },
  ...more,
});
const tags = (...all: ProductTag[]) => ({ tags: all });

const LISTED = [
  product('A', 9_999, tags('new')),
  product('B', 10_000, { ...tags('bestseller', 'on-sale'), brand: HILLVERT }),
  product('C', 20_001, { ...tags('new', 'bestseller'), campaigns: ['black_friday'] }),
  product('D', 50_000, { brand: undefined, campaigns: ['cyber_week'] }),
];

const NOW: ListingConditions = { runningCampaigns: ['black_friday'], skusInStock: new Set(['A', 'C', 'D']) };
const left = (filters: Partial<ListingFilters>, conditions = NOW) =>
  filterListing(LISTED, { ...NO_FILTERS, ...filters }, conditions)
    .products.map(({ sku }) => sku)
    .join('');

describe('a filtered listing', () => {
  it.each([
    ['without filters has all products', {}, 'ABCD'],
    ['by a tag has the products with it, in the same order', tags('new'), 'AC'],
    ['by two tags has the products with either', tags('new', 'on-sale'), 'ABC'],
    ['by a brand has its products', { brands: ['msw'] }, 'AC'],
    ['by a tag and a brand has the products with both', { ...tags('bestseller'), brands: ['hillvert'] }, 'B'],
    ['from a price includes that price', { priceFrom: 100 }, 'BCD'],
    ['up to a price excludes one cent more', { priceTo: 200 }, 'AB'],
    ['by a running campaign has the reduced products', { campaigns: ['black_friday'] }, 'C'],
    ['by a future campaign is empty', { campaigns: ['cyber_week'] }, ''],
    ['by stock has the products in stock', { onStock: true }, 'ACD'],
    ['by an unknown brand is empty', { brands: ['unknown'] }, ''],
  ] satisfies [string, Partial<ListingFilters>, string][])('%s', (_title, filters, expected) => {
    expect(left(filters)).toBe(expected);
  });

  it('counts each option with the filters of the other kinds', () => {
    const { facets } = filterListing(LISTED, { ...NO_FILTERS, ...tags('new') }, NOW);
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

  it('has no price range without products', () => {
    expect(filterListing(LISTED, { ...NO_FILTERS, brands: ['unknown'] }, NOW).facets.price).toBeNull();
  });

  it('counts again only when a campaign starts or stock changes', () => {
    const first = filterListing(LISTED, NO_FILTERS, NOW);
    expect(filterListing(LISTED, NO_FILTERS, { ...NOW, runningCampaigns: [...NOW.runningCampaigns] })).toBe(first);
    const later = filterListing(LISTED, NO_FILTERS, { runningCampaigns: [], skusInStock: new Set(['A']) });
    expect([first.facets.onStock, later.facets.onStock, later.facets.campaigns]).toEqual([3, 1, []]);
  });

  it('has no stock count while the stock is unknown', () => {
    expect(
      filterListing(LISTED, NO_FILTERS, { runningCampaigns: [], skusInStock: undefined }).facets.onStock,
    ).toBeNull();
  });
});
