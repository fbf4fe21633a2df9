import { describe, expect, it } from '@jest/globals';
import type { SuggestedProduct, Suggestions } from '@manifold/domain/search/contract';
import { money } from '@manifold/domain/money/money';
import { nextOption, suggestionOptions } from './suggestion-options.js';

const product = (sku: string): SuggestedProduct => ({
  sku,
  name: sku,
  path: `/x-${sku.toLowerCase()}`,
  image: null,
  price: { value: money(100, 'EUR'), discounted: null },
});

const found = (part: Partial<Suggestions>): Suggestions => ({
  products: [],
  categories: [],
  brands: [],
  total: 0,
  queryId: '3f2b8a52-0000-4000-8000-000000000000',
  ...part,
});

const BRAND_PAGES = [{ url: '/msw/' }, { url: 'https://elsewhere.example/physa' }];
const kinds = (part: Partial<Suggestions>) => suggestionOptions(found(part), BRAND_PAGES, 'x').map(({ kind }) => kind);

describe('what the quick search offers', () => {
  it('lists categories and brands above products', () => {
    const part = {
      products: [product('EX10000001')],
      brands: [{ slug: 'msw', name: 'MSW' }],
      categories: [{ name: 'Öfen', path: '/oefen' }],
      total: 1,
    };
    expect(kinds(part)).toEqual(['category', 'brand', 'product']);
  });

  it.each([
    [4, ['product']],
    [5, ['product', 'all']],
    [40, ['product', 'all']],
  ])('for %i hits lists %j', (total, expected) => {
    expect(kinds({ products: [product('EX10000001')], total })).toEqual(expected);
  });

  it('numbers the products from one', () => {
    const options = suggestionOptions(
      found({ products: ['EX10000001', 'EX10000002'].map(product), total: 2 }),
      [],
      'x',
    );
    expect(options).toMatchObject([{ position: 1 }, { position: 2 }]);
  });

  it("links to a brand's page if the store has one", () => {
    const brands = [
      { slug: 'msw', name: 'MSW' },
      { slug: 'physa', name: 'Physa' },
    ];
    expect(suggestionOptions(found({ brands }), BRAND_PAGES, 'x')).toMatchObject([{ path: '/msw' }, { path: null }]);
  });

  it('is empty if nothing matches', () => {
    expect(kinds({})).toEqual([]);
  });
});

describe('an arrow key in the quick search', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [2, 1, -1],
    [-1, -1, 2],
    [0, -1, -1],
  ] as const)('goes from %i by %i to %i of three', (active, step, expected) => {
    expect(nextOption(active, step, 3)).toBe(expected);
  });
});
