import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from './testing/eventually.js';
import { power, SearchShop } from './testing/search-shop.js';

/** The fields that a shop searches. */
const FIELDS = [
  ...['id', 'key', 'version', 'createdAt', 'lastModifiedAt', 'productType', 'taxCategory', 'categories'],
  ...['categoriesSubTree', 'name', 'slug', 'description', 'metaTitle', 'metaDescription', 'metaKeywords'],
  ...['searchKeywords', 'variants.id', 'variants.key', 'variants.sku'],
  ...['averageRating', 'highestRating', 'lowestRating', 'count'].map((one) => `reviewRatingStatistics.${one}`),
  ...['isOnStock', 'availableQuantity', 'isOnStockForChannel'].map((one) => `variants.availability.${one}`),
  ...['id', 'key', 'centAmount', 'currentCentAmount', 'currencyCode', 'country', 'channel', 'customerGroup'].map(
    (one) => `variants.prices.${one}`,
  ),
  ...['validFrom', 'validUntil'].map((one) => `variants.prices.${one}`),
];
const LOCALIZED = new Set([
  'name',
  'slug',
  'description',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'searchKeywords',
]);

let searched: SearchShop;

beforeAll(async () => {
  searched = await SearchShop.open();
});
afterAll(() => searched.close());

describe('Product Search answers', () => {
  it('in the requested order and page by page', async () => {
    const all = { exists: { field: 'id' } };
    const cents = { field: 'variants.prices.centAmount' };
    expect(await searched.found(all, { sort: [{ ...cents, order: 'asc', mode: 'min' }] })).toEqual([1, 2, 4, 3]);
    expect(await searched.found(all, { sort: [{ ...cents, order: 'desc', mode: 'max' }] })).toEqual([4, 3, 2, 1]);
    const german = { exact: { field: 'variants.prices.country', value: 'DE' } };
    expect(await searched.found(all, { sort: [{ ...cents, order: 'desc', mode: 'max', filter: german }] })).toEqual([
      3, 4, 2, 1,
    ]);
    expect(await searched.found(all, { sort: [{ field: 'name', language: 'de', order: 'desc' }], limit: 2 })).toEqual([
      3, 2,
    ]);
    const { total, offset, limit, results } = await searched.search({ query: searched.own, limit: 3, offset: 3 });
    expect({ total, offset, limit, count: results.length }).toEqual({ total: 4, offset: 3, limit: 3, count: 1 });
    expect(Object.keys(results[0] ?? {})).toEqual(['id']);
  });

  it('for all products, without a query', async () => {
    const all = await searched.search({});
    expect(all.total).toBeGreaterThanOrEqual(4);
    const { results, total } = await searched.search({
      query: { filter: [searched.own] },
      productProjectionParameters: {},
    });
    expect([total, results.length]).toEqual([4, 4]);
  });

  it.each(FIELDS)('about %s: whether it exists, in its order, and with its value', async (field) => {
    const language = LOCALIZED.has(field) ? 'en' : undefined;
    const named = { field, language };
    const facets = [{ distinct: { name: 'values', ...named } }];
    const sort = [{ ...named, order: 'asc' as const }];
    const answer = await searched.search({ query: { and: [searched.own, { exists: named }] }, sort, facets });
    expect(answer.results.length).toBe(answer.total);
    expect(answer.facets).toMatchObject([{ name: 'values' }]);
  });

  it('with the best match first', async () => {
    const name = (value: string, boost = 1) => ({ fullText: { field: 'name', language: 'en', value, boost } });
    expect((await searched.found({ or: [name('fryer'), name('griddle', 10)] }))[0]).toBe(4);
    expect((await searched.found({ or: [name('fryer', 10), name('griddle')] })).at(-1)).toBe(4);
  });

  it('with the matching variants', async () => {
    const marked = async (query: object) =>
      (await searched.search({ query: { and: [searched.own, query] }, markMatchingVariants: true })).results.map(
        ({ matchingVariants }) => matchingVariants,
      );
    expect(await marked(power({ gte: 9000 }))).toEqual([
      { allMatched: false, matchedVariants: [{ id: 2, sku: searched.shop.sku(5) }] },
    ]);
    expect(await marked({ exact: { field: 'key', value: searched.shop.product(4) } })).toEqual([
      { allMatched: true, matchedVariants: [] },
    ]);
  });

  it('with the projection of a store, if requested', async () => {
    const productProjectionParameters = { priceCurrency: 'EUR', priceCountry: 'DE', localeProjection: ['de'] };
    const { results } = await searched.search({ query: { exact: searched.sku(1) }, productProjectionParameters });
    const { name, masterVariant } = results[0]?.productProjection ?? {};
    expect(name).toEqual({ de: 'Fritteuse 1' });
    expect(masterVariant?.price?.value.centAmount).toBe(1900);
  });

  it('with discounted prices', async () => {
    const discount = {
      key: searched.project.named('sale'),
      name: { en: 'Sale' },
      value: { type: 'relative' as const, permyriad: 5000 },
      predicate: `sku = "${searched.shop.sku(2)}"`,
      sortOrder: `0.${Number.parseInt(searched.project.suffix.slice(0, 8), 16)}1`,
      isActive: true,
    };
    const priceRange = { range: { field: 'variants.prices.currentCentAmount', lte: 1900 } };
    expect(await searched.inOrder(priceRange)).toEqual([1]);
    const made = (await searched.project.admin.productDiscounts().post({ body: discount }).execute()).body;
    expect(
      await eventually(
        () => searched.inOrder(priceRange),
        ({ length }) => length === 2,
      ),
    ).toEqual([1, 2]);
    const place = searched.project.admin.productDiscounts().withId({ ID: made.id });
    await place.delete({ queryArgs: { version: made.version } }).execute();
    expect(
      await eventually(
        () => searched.inOrder(priceRange),
        ({ length }) => length === 1,
      ),
    ).toEqual([1]);
  });
});
