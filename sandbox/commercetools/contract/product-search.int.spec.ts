import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductPagedSearchResponse, ProductSearchRequest } from '@commercetools/platform-sdk';
import { refusalOf } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop, eur } from './testing/contract-shop.js';
import { eventually } from './testing/eventually.js';

/** What a shop searches by. */
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

let project: ContractProject;
let shop: ContractShop;
let own: object;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
  const { body: category } = await project.admin.categories().withKey({ key: shop.category }).get().execute();
  own = { exact: { field: 'categories', value: category.id } };
  await shop.sell({
    ...twoVariants(),
    categories: [{ typeId: 'category', key: shop.category }],
  });
  // A search index follows in its own time.
  await eventually(
    () => search({ query: own }),
    ({ total }) => total === 4,
  );
});
afterAll(() => project.close());

const twoVariants = () => ({
  key: shop.product(4),
  productType: shop.productType,
  name: { en: `Countertop griddle ${project.suffix}` },
  slug: { en: shop.product(4) },
  masterVariant: {
    sku: shop.sku(4),
    prices: [
      { value: eur(10_000), country: 'SK' },
      { value: eur(5000), country: 'DE' },
    ],
    attributes: [{ name: 'power', value: 2000 }],
  },
  variants: [
    { sku: shop.sku(5), prices: [{ value: eur(20_000), country: 'SK' }], attributes: [{ name: 'power', value: 9000 }] },
  ],
  publish: true,
});

const search = async (body: ProductSearchRequest): Promise<ProductPagedSearchResponse> =>
  (await project.admin.products().search().post({ body }).execute()).body;

/** The numbers of the products that were found, in their order. */
async function found(query: object, more: Partial<ProductSearchRequest> = {}): Promise<(number | undefined)[]> {
  const request = { query: { and: [own, query] }, productProjectionParameters: {}, ...more };
  const { results } = await search(request);
  return results.map(({ productProjection }) => {
    const key = productProjection?.key ?? '';
    return [1, 2, 3, 4].find((number) => shop.product(number) === key);
  });
}
const inOrder = async (query: object) => (await found(query)).sort();
const sku = (number: number) => ({ field: 'variants.sku', value: shop.sku(number) });
const power = (bounds: object) => ({ range: { field: 'variants.attributes.power', fieldType: 'number', ...bounds } });
const price = (name: string, value: string) => ({ exact: { field: `variants.prices.${name}`, value } });

describe('Product Search finds', () => {
  it('by what a field is exactly', async () => {
    expect(await found({ exact: sku(2) })).toEqual([2]);
    expect(await found({ exact: { field: 'key', value: shop.product(3) } })).toEqual([3]);
    expect(await inOrder({ exact: { field: 'variants.sku', values: [shop.sku(1), shop.sku(5)] } })).toEqual([1, 4]);
    expect(await found({ exact: { field: 'name', language: 'de', value: 'Fritteuse 2' } })).toEqual([2]);
    expect(await found({ exact: { field: 'name', language: 'de', value: 'FRITTEUSE 2' } })).toEqual([]);
    const typed = { field: 'name', language: 'de', value: 'FRITTEUSE 2', caseInsensitive: true };
    expect(await found({ exact: typed })).toEqual([2]);
    const brand = { field: 'variants.attributes.brand.key', fieldType: 'enum', value: 'royal' };
    expect(await found({ exact: brand })).toEqual([3]);
    const tag = { field: 'variants.attributes.tags', fieldType: 'set_text', value: 'sale' };
    expect(await found({ exact: tag })).toEqual([1]);
  });

  it('by words in any order, in the language that is asked for', async () => {
    const words = (value: string, more: object = {}) => ({
      fullText: { field: 'name', language: 'en', value, ...more },
    });
    expect(await inOrder(words('NUMBER fryer'))).toEqual([1, 2, 3]);
    expect(await inOrder(words('fryer griddle'))).toEqual([]);
    expect(await inOrder(words('fryer griddle', { mustMatch: 'any' }))).toEqual([1, 2, 3, 4]);
    expect(await found({ fullText: { field: 'name', language: 'de', value: 'fryer' } })).toEqual([]);
    expect(await inOrder({ fullText: { field: 'description', language: 'en', value: 'busy' } })).toEqual([1, 2, 3]);
    expect(await inOrder({ fullTextPrefix: { field: 'name', language: 'en', value: 'gridd' } })).toEqual([4]);
  });

  it('by the beginning of a text, by wildcards and in spite of mistakes', async () => {
    expect(await found({ prefix: { field: 'name', language: 'en', value: 'Counter' } })).toEqual([4]);
    expect(await inOrder({ wildcard: { field: 'name', language: 'de', value: 'Fritt??se*' } })).toEqual([1, 2, 3]);
    expect(
      await found({ wildcard: { field: 'name', language: 'de', value: 'fritt*2', caseInsensitive: true } }),
    ).toEqual([2]);
    const fuzzy = (value: string, level: number) => ({ fuzzy: { field: 'name', language: 'en', value, level } });
    expect(await found(fuzzy('gridle', 1))).toEqual([4]);
    expect(await found(fuzzy('gridle', 0))).toEqual([]);
    expect(await inOrder(fuzzy('fryr', 2))).toEqual([1, 2, 3]);
  });

  it('by ranges, and by whether there is a value at all', async () => {
    expect(await inOrder(power({ gte: 2000, lt: 3000 }))).toEqual([2, 4]);
    expect(await inOrder(power({ gt: 3000 }))).toEqual([4]);
    expect(await inOrder({ exists: { field: 'variants.attributes.brand', fieldType: 'enum' } })).toEqual([1, 2, 3]);
    expect(await found({ exists: { field: 'description', language: 'de' } })).toEqual([]);
    expect(await inOrder({ range: { field: 'createdAt', gte: '2020-01-01T00:00:00.000Z' } })).toEqual([1, 2, 3, 4]);
    const onStock = { exact: { field: 'variants.availability.isOnStock', value: true } };
    expect(await inOrder(onStock)).toEqual([1, 2, 3]);
  });

  it('by what must all, may or must not be', async () => {
    expect(await inOrder({ or: [{ exact: sku(1) }, { exact: sku(3) }] })).toEqual([1, 3]);
    expect(await inOrder({ not: [{ exact: sku(1) }, { exact: sku(3) }] })).toEqual([2, 4]);
    expect(await inOrder({ filter: [power({ gte: 2000 }), { exact: sku(2) }] })).toEqual([2]);
    expect(await inOrder({ and: [power({ gte: 2000 }), { not: [{ exact: sku(2) }] }] })).toEqual([3, 4]);
  });

  it('a price of which all conditions that stand together are true', async () => {
    const dear = { range: { field: 'variants.prices.centAmount', gte: 9000 } };
    expect(await found({ and: [price('country', 'SK'), price('currencyCode', 'EUR'), dear] })).toEqual([4]);
    expect(await found({ and: [price('country', 'DE'), price('currencyCode', 'EUR'), dear] })).toEqual([]);
  });
});

describe('an attribute with a long value', () => {
  it('is found by its value as any other', async () => {
    const long = `${'Steel, '.repeat(120)}rust-free`;
    const { body: product } = await project.admin
      .products()
      .withKey({ key: shop.product(3) })
      .get()
      .execute();
    const value = ['new', long];
    const action = { action: 'setAttribute' as const, variantId: 1, name: 'tags', value, staged: false };
    const place = project.admin.products().withId({ ID: product.id });
    await place.post({ body: { version: product.version, actions: [action] } }).execute();
    const tag = { field: 'variants.attributes.tags', fieldType: 'set_text' };
    const ends = { wildcard: { ...tag, value: '*rust-free' } };
    expect(
      await eventually(
        () => found(ends),
        ({ length }) => length === 1,
      ),
    ).toEqual([3]);
    expect(await inOrder({ exact: { ...tag, value: 'new' } })).toEqual([1, 2, 3]);
  });
});

describe('Product Search answers', () => {
  it('in the order that was asked for, page by page', async () => {
    const all = { exists: { field: 'id' } };
    const cents = { field: 'variants.prices.centAmount' };
    expect(await found(all, { sort: [{ ...cents, order: 'asc', mode: 'min' }] })).toEqual([1, 2, 4, 3]);
    expect(await found(all, { sort: [{ ...cents, order: 'desc', mode: 'max' }] })).toEqual([4, 3, 2, 1]);
    const german = { exact: { field: 'variants.prices.country', value: 'DE' } };
    expect(await found(all, { sort: [{ ...cents, order: 'desc', mode: 'max', filter: german }] })).toEqual([
      3, 4, 2, 1,
    ]);
    expect(await found(all, { sort: [{ field: 'name', language: 'de', order: 'desc' }], limit: 2 })).toEqual([3, 2]);
    const { total, offset, limit, results } = await search({ query: own, limit: 3, offset: 3 });
    expect({ total, offset, limit, count: results.length }).toEqual({ total: 4, offset: 3, limit: 3, count: 1 });
    expect(Object.keys(results[0] ?? {})).toEqual(['id']);
  });

  it('for everything, and where nothing is said about what fits best', async () => {
    const all = await search({});
    expect(all.total).toBeGreaterThanOrEqual(4);
    const { results, total } = await search({ query: { filter: [own] }, productProjectionParameters: {} });
    expect([total, results.length]).toEqual([4, 4]);
  });

  it.each(FIELDS)('about %s: whether there is one, in its order, and what there is', async (field) => {
    const language = LOCALIZED.has(field) ? 'en' : undefined;
    const named = { field, language };
    const facets = [{ distinct: { name: 'values', ...named } }];
    const sort = [{ ...named, order: 'asc' as const }];
    const answer = await search({ query: { and: [own, { exists: named }] }, sort, facets });
    expect(answer.results.length).toBe(answer.total);
    expect(answer.facets).toMatchObject([{ name: 'values' }]);
  });

  it('with what fits best first', async () => {
    const name = (value: string, boost = 1) => ({ fullText: { field: 'name', language: 'en', value, boost } });
    expect((await found({ or: [name('fryer'), name('griddle', 10)] }))[0]).toBe(4);
    expect((await found({ or: [name('fryer', 10), name('griddle')] })).at(-1)).toBe(4);
  });

  it('which variants were meant', async () => {
    const marked = async (query: object) =>
      (await search({ query: { and: [own, query] }, markMatchingVariants: true })).results.map(
        ({ matchingVariants }) => matchingVariants,
      );
    expect(await marked(power({ gte: 9000 }))).toEqual([
      { allMatched: false, matchedVariants: [{ id: 2, sku: shop.sku(5) }] },
    ]);
    expect(await marked({ exact: { field: 'key', value: shop.product(4) } })).toEqual([
      { allMatched: true, matchedVariants: [] },
    ]);
  });

  it('with the product as it is sold somewhere, where that is asked for', async () => {
    const productProjectionParameters = { priceCurrency: 'EUR', priceCountry: 'DE', localeProjection: ['de'] };
    const { results } = await search({ query: { exact: sku(1) }, productProjectionParameters });
    const { name, masterVariant } = results[0]?.productProjection ?? {};
    expect(name).toEqual({ de: 'Fritteuse 1' });
    expect(masterVariant?.price?.value.centAmount).toBe(1900);
  });

  it('with a price as a discount leaves it', async () => {
    const discount = {
      key: project.named('sale'),
      name: { en: 'Sale' },
      value: { type: 'relative' as const, permyriad: 5000 },
      predicate: `sku = "${shop.sku(2)}"`,
      sortOrder: `0.${Number.parseInt(project.suffix.slice(0, 8), 16)}1`,
      isActive: true,
    };
    const cheap = { range: { field: 'variants.prices.currentCentAmount', lte: 1900 } };
    expect(await inOrder(cheap)).toEqual([1]);
    const made = (await project.admin.productDiscounts().post({ body: discount }).execute()).body;
    expect(
      await eventually(
        () => inOrder(cheap),
        ({ length }) => length === 2,
      ),
    ).toEqual([1, 2]);
    const place = project.admin.productDiscounts().withId({ ID: made.id });
    await place.delete({ queryArgs: { version: made.version } }).execute();
    expect(
      await eventually(
        () => inOrder(cheap),
        ({ length }) => length === 1,
      ),
    ).toEqual([1]);
  });
});

describe('Product Search counts', () => {
  const facets = async (...asked: object[]) => (await search({ query: own, limit: 0, facets: asked })).facets;

  it('what there is of each value', async () => {
    const brand = { field: 'variants.attributes.brand.key', fieldType: 'enum' };
    const sort = { by: 'key', order: 'desc' };
    expect(
      await facets(
        { distinct: { name: 'brands', ...brand } },
        { distinct: { name: 'all', ...brand, missing: 'none', sort } },
        { distinct: { name: 'one', ...brand, includes: ['royal'] } },
        { distinct: { name: 'first', ...brand, limit: 1 } },
      ),
    ).toEqual([
      {
        name: 'brands',
        buckets: [
          { key: 'msw', count: 2 },
          { key: 'royal', count: 1 },
        ],
      },
      {
        name: 'all',
        buckets: [
          { key: 'royal', count: 1 },
          { key: 'none', count: 1 },
          { key: 'msw', count: 2 },
        ],
      },
      { name: 'one', buckets: [{ key: 'royal', count: 1 }] },
      { name: 'first', buckets: [{ key: 'msw', count: 2 }] },
    ]);
  });

  it('ranges, products and variants, and what lies between', async () => {
    const watts = { field: 'variants.attributes.power', fieldType: 'number' };
    const ranges = [{ to: 2000, key: 'small' }, { from: 2000, to: 5000 }, { from: 5000 }];
    const german = { exact: { field: 'variants.prices.country', value: 'DE' } };
    const cents = {
      field: 'variants.prices.centAmount',
      ranges: [
        { to: 5000, key: 'low' },
        { from: 5000, key: 'high' },
      ],
    };
    expect(
      await facets(
        { ranges: { name: 'power', ...watts, ranges } },
        { ranges: { name: 'germany', ...cents, filter: german } },
        { count: { name: 'products' } },
        { count: { name: 'variants', level: 'variants' } },
        { count: { name: 'strong', level: 'variants', filter: power({ gte: 3000 }) } },
        { stats: { name: 'watts', ...watts } },
      ),
    ).toEqual([
      {
        name: 'power',
        buckets: [
          { key: 'small', count: 1 },
          { key: '2000.0-5000.0', count: 3 },
          { key: '5000.0-*', count: 1 },
        ],
      },
      {
        name: 'germany',
        buckets: [
          { key: 'low', count: 2 },
          { key: 'high', count: 2 },
        ],
      },
      { name: 'products', value: 4 },
      { name: 'variants', value: 5 },
      { name: 'strong', value: 2 },
      { name: 'watts', min: 1000, max: 9000, mean: 3400, sum: 17_000, count: 5 },
    ]);
  });

  it('all that the query found, of which a filter may then show less', async () => {
    const answer = await search({
      query: own,
      postFilter: { exact: sku(1) },
      facets: [{ count: { name: 'found' } }, { count: { name: 'same', scope: 'query', filter: { exact: sku(1) } } }],
    });
    expect([answer.total, answer.facets]).toEqual([
      1,
      [
        { name: 'found', value: 4 },
        { name: 'same', value: 1 },
      ],
    ]);
  });
});

describe('Product Search refuses', () => {
  it.each([
    ['an unknown field', { query: { exact: { field: 'colour', value: 'red' } } }],
    ['an unknown operator', { query: { like: { field: 'key', value: 'a' } } }],
    ['two operators at once', { query: { exists: { field: 'key' }, exact: { field: 'key', value: 'a' } } }],
    ['a text without its language', { query: { exact: { field: 'name', value: 'a' } } }],
    ['an attribute without its type', { query: { exact: { field: 'variants.attributes.power', value: 1 } } }],
    ['a text where a number is', { query: { range: { field: 'variants.prices.centAmount', gte: 'a' } } }],
    ['words in a number', { query: { fullText: { field: 'variants.prices.centAmount', value: 'a' } } }],
    ['a text beyond 256 characters', { query: { exact: { field: 'key', value: 'a'.repeat(257) } } }],
    ['more than 50 expressions', { query: { or: Array.from({ length: 50 }, () => ({ exists: { field: 'key' } })) } }],
    ['three mistakes in a word', { query: { fuzzy: { field: 'name', language: 'en', value: 'a', level: 3 } } }],
    ['a page beyond 100', { limit: 101 }],
    ['a page too far', { offset: 10_001 }],
    ['a sort by an unknown field', { sort: [{ field: 'colour', order: 'asc' }] }],
    ['an order that there is not', { sort: [{ field: 'key', order: 'up' }] }],
    ['a facet that there is not', { facets: [{ histogram: { name: 'a' } }] }],
    ['two facets of one name', { facets: [{ count: { name: 'a' } }, { count: { name: 'a' } }] }],
  ])('%s', async (_title, body) => {
    const refusal = await refusalOf(project.admin.products().search().post({ body: body }));
    expect(refusal).toMatchObject({ statusCode: 400 });
  });

  it('whoever may not see products', async () => {
    const form = { grant_type: 'client_credentials', scope: project.scopes('view_categories') };
    const token = (await project.oauth('token', form)).body.access_token ?? '';
    const refusal = await refusalOf(project.withToken(token).products().search().post({ body: {} }));
    expect(refusal).toMatchObject({ statusCode: 403, code: 'insufficient_scope' });
  });
});
