import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductProjectionPagedSearchResponse } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let shop: Project;
let fryers: string;

beforeAll(async () => {
  backend = await startTestBackend();
  const seeder = await backend.as('seeder');
  await setUpShop(seeder);
  fryers = (await seeder.categories().withKey({ key: 'fryers' }).get().execute()).body.id;
  await seeder
    .products()
    .post({
      body: {
        key: 'griddle',
        productType: { typeId: 'product-type', key: 'standard_product' },
        name: { en: 'Griddle', 'de-CH': 'Grillplatte' },
        slug: { en: 'griddle' },
        description: { en: 'A plate beside every fryer' },
        masterVariant: { sku: 'GRIDDLE-1', attributes: [{ name: 'power', value: 2500 }] },
        variants: [{ sku: 'GRIDDLE-2', attributes: [{ name: 'power', value: 5000 }] }],
        publish: true,
      },
    })
    .execute();
  shop = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

type Query = Record<string, string | string[] | number | boolean>;
const search = async (queryArgs: Query): Promise<ProductProjectionPagedSearchResponse> =>
  (await shop.productProjections().search().get({ queryArgs }).execute()).body;
const keys = async (queryArgs: Query): Promise<(string | undefined)[]> =>
  (await search({ sort: 'key asc', ...queryArgs })).results.map(({ key }) => key);

describe('a shopper of a storefront that uses the older search', () => {
  it.each<[string, Query, string[]]>([
    ['words of the name', { 'text.en': 'fryer' }, ['fryer-1', 'fryer-2', 'fryer-3', 'griddle']],
    ['words of another language', { 'text.de-CH': 'Grillplatte' }, ['griddle']],
    ['a word that is mistyped', { 'text.en': 'gridle', fuzzy: true }, ['griddle']],
    ['an article number', { 'text.en': 'ex10000002' }, ['fryer-2']],
    ['several SKUs', { filter: 'variants.sku:"EX10000001","GRIDDLE-2"' }, ['fryer-1', 'griddle']],
    [
      'a price range',
      { filter: 'variants.price.centAmount:range (3900 to 4100), (5900 to 6100)' },
      ['fryer-2', 'fryer-3'],
    ],
    ['an attribute', { 'filter.query': 'variants.attributes.brand.key:"msw"' }, ['fryer-1', 'fryer-2', 'fryer-3']],
    ['a number', { filter: 'variants.attributes.power:range (2500 to 3000)' }, ['fryer-3', 'griddle']],
    ['what lacks an attribute', { filter: 'variants.attributes.brand:missing' }, ['griddle']],
    ['two filters at once', { filter: ['variants.attributes.power:2000', 'key:exists'] }, ['fryer-2']],
  ])('finds products by %s', async (_what, query, expected) => {
    expect(await keys(query)).toEqual(expected);
  });

  it('finds the products of a category and of those below it', async () => {
    const found = ['fryer-1', 'fryer-2', 'fryer-3'];
    expect(await keys({ filter: `categories.id:"${fryers}"` })).toEqual(found);
    expect(await keys({ filter: `categories.id: subtree("${fryers}")` })).toEqual(found);
  });

  it('gets products in pages, sorted, with the price of their country', async () => {
    const page = await search({
      sort: 'variants.attributes.power desc',
      limit: 2,
      offset: 1,
      priceCurrency: 'EUR',
      priceCountry: 'DE',
    });
    expect(page).toMatchObject({ limit: 2, offset: 1, count: 2, total: 4 });
    expect(page.results.map(({ masterVariant }) => masterVariant.price?.value.centAmount)).toEqual([5700, 3800]);
  });

  it('gets the number of products per value, range and filter', async () => {
    const { facets } = await search({
      'filter.query': 'variants.attributes.power:range (1500 to *)',
      filter: 'variants.sku:"GRIDDLE-1"',
      facet: [
        'variants.attributes.brand.key as brand counting products',
        'variants.attributes.power:range (0 to 2500), (2500 to *)',
        'variants.sku:"EX10000002" as mine',
      ],
    });
    expect(facets).toEqual({
      brand: {
        type: 'terms',
        dataType: 'text',
        missing: 2,
        total: 2,
        other: 0,
        terms: [{ term: 'msw', count: 2, productCount: 2 }],
      },
      'variants.attributes.power': {
        type: 'range',
        ranges: [
          { from: 0, fromStr: '0', to: 2500, toStr: '2500', count: 1, total: 2000, min: 2000, max: 2000, mean: 2000 },
          { from: 2500, fromStr: '2500', to: 0, toStr: '', count: 3, total: 10500, min: 2500, max: 5000, mean: 3500 },
        ],
      },
      mine: { type: 'filter', count: 1 },
    });
  });

  it('gets the matching variants', async () => {
    const query = { filter: 'variants.attributes.power:5000', 'filter.query': 'variants.attributes.power:5000' };
    const { results } = await search({ ...query, markMatchingVariants: true });
    const [griddle] = results;
    expect([griddle?.masterVariant.isMatchingVariant, griddle?.variants[0]?.isMatchingVariant]).toEqual([false, true]);
  });

  it('may send the same as a form, which may be longer than a URL', async () => {
    const form: [string, string][] = [
      ['filter', 'variants.attributes.power:2000'],
      ['filter', 'key:exists'],
      ['limit', '1'],
    ];
    const body = new URLSearchParams(form).toString();
    const { body: found } = await shop
      .productProjections()
      .search()
      .post({ body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
      .execute();
    expect(found.results.map(({ key }) => key)).toEqual(['fryer-2']);
  });
});

it('an invalid form is refused', async () => {
  const body = { filter: { sku: 'x' } };
  const asJson = shop
    .productProjections()
    .search()
    .post({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  expect(await refusalOf(asJson)).toMatchObject({ statusCode: 400 });
});

it.each<[string, Query]>([
  ['a filter that cannot be read', { filter: 'variants.sku=1' }],
  ['a field that nobody searches by', { filter: 'variants.scopedPrice.value.centAmount:1' }],
  ['an unknown attribute', { facet: 'variants.attributes.colour' }],
  ['an unknown order', { sort: 'name.en upwards' }],
  ['staged products', { staged: true }],
  ['more mistakes than letters', { 'text.en': 'x', fuzzy: true, fuzzyLevel: 3 }],
])('a search by %s is refused', async (_what, queryArgs) => {
  expect(await refusalOf(shop.productProjections().search().get({ queryArgs }))).toMatchObject({ statusCode: 400 });
});
