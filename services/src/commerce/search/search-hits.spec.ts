import { describe, expect, it } from '@jest/globals';
import type { CategoryRecord, ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { CategoryTree } from '../catalogue/category-tree.js';
import type { ListedProduct } from '../catalogue/listed-product.js';
import { ListingIndex } from '../catalogue/listing-index.js';
import { categoryFacet, sortedHits } from './search-hits.js';
import { matchingBrands, matchingCategories } from './suggested-names.js';

const category = (id: string, parentId: string | null, name: string): CategoryRecord => ({
  id,
  key: id,
  names: { de: name },
  slugs: { de: id },
  metaTitles: {},
  metaDescriptions: {},
  parentId,
  related: [],
  orderHint: id === 'garden' ? '0.2' : '0.1',
});
const tree = new CategoryTree([
  category('kitchen', null, 'Gastronomie'),
  category('fryers', 'kitchen', 'Fritteusen'),
  category('ovens', 'kitchen', 'Öfen'),
  category('garden', null, 'Garten'),
]);
const links = { languages: ['de'], nativeRouting: false };

const product = (sku: string, categoryIds: string[], brand: ListedProduct['brand']): ListedProduct => ({
  id: sku,
  sku,
  brand,
  categoryIds,
  centAmount: 100,
  fullCentAmount: 100,
  createdAt: '2026-01-01',
  tags: [],
  campaigns: [],
  rating: 4,
  family: null,
  comparisonScore: 0,
  summary: { names: {}, slugs: {}, image: null },
});
const ROYAL = { slug: 'royal-catering', name: 'Royal Catering' };
const HILLVERT = { slug: 'hillvert', name: 'Hillvert' };
const LISTED = [
  product('A', ['kitchen', 'fryers'], ROYAL),
  product('B', ['kitchen', 'fryers'], ROYAL),
  product('C', ['kitchen', 'ovens'], ROYAL),
  product('D', ['garden'], HILLVERT),
];
const shown = (products: readonly ListedProduct[], chosen?: string) =>
  categoryFacet(products, tree, links, chosen).map(({ id, count }) => `${id} ${count}`);

describe('hits of a store', () => {
  const row = (sku: string, cents: number | null, average: number): ListingRow => ({
    id: sku,
    sku,
    summary: { names: { de: sku }, slugs: {}, image: null },
    createdAt: '2026-01-01',
    categoryIds: ['fryers'],
    rating: { average, count: 100 },
    attributes: {},
    centAmounts: [cents],
    fullCentAmounts: [cents],
  });
  const store = { tree, languages: new Map([['de-DE', ['de']]]), priceIndex: 0 };
  const rows = [row('A', 400, 5), row('B', 300, 4), row('C', 200, 3), row('D', 100, 2), row('E', null, 5)];
  const index = new ListingIndex(rows, store);
  const answer = {
    groups: [
      ['C', 'X'],
      ['E', 'D', 'A'],
    ],
    correctedText: null,
  };
  const skus = (sort: 'relevance' | 'price-asc') =>
    sortedHits(index, answer, { sort, locale: 'de-DE' })
      .map(({ sku }) => sku)
      .join('');

  it('stand by how well they fit, then as the shop lists them; what it does not sell is left out', () => {
    expect(skus('relevance')).toBe('CAD');
  });

  it('stand as the shop lists them where an order is asked for', () => {
    expect(skus('price-asc')).toBe('DCA');
  });

  it('are counted once for all who ask the same', () => {
    const order = { sort: 'relevance', locale: 'de-DE' } as const;
    expect(sortedHits(index, answer, order)).toBe(sortedHits(index, answer, order));
    const corrected = { ...answer, correctedText: 'fritteuse' };
    expect(sortedHits(index, corrected, order)).toBe(sortedHits(index, answer, order));
    expect(sortedHits(new ListingIndex(rows.slice(1), store), answer, order)).toHaveLength(2);
  });
});

describe('the categories of hits', () => {
  it('are departments where they part there, else what is below the one that has them all', () => {
    expect(shown(LISTED)).toEqual(['kitchen 3', 'garden 1']);
    expect(shown(LISTED.slice(0, 3))).toEqual(['fryers 2', 'ovens 1']);
    expect(shown([])).toEqual([]);
  });

  it('keep the chosen one with what is below it', () => {
    expect(shown(LISTED, 'kitchen')).toEqual(['kitchen 3', 'fryers 2', 'ovens 1', 'garden 1']);
    expect(shown(LISTED.slice(3), 'fryers')).toEqual(['fryers 0', 'garden 1']);
  });
});

describe('names that are being typed', () => {
  it('find categories by their words, without accents, those with more hits first', () => {
    const named = (text: string) => matchingCategories(LISTED, tree, { links, text, most: 2 }).map(({ name }) => name);
    expect(named('ofen')).toEqual(['Öfen']);
    expect(named('ga')).toEqual(['Gastronomie', 'Garten']);
    expect(named('heißes fett')).toEqual(['Fritteusen', 'Öfen']);
  });

  it('find brands by the beginning of each word', () => {
    expect(matchingBrands(LISTED, 'cater roy', 2)).toEqual([ROYAL]);
    expect(matchingBrands(LISTED, 'illvert', 2)).toEqual([]);
  });
});
