import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let storefront: Project;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  storefront = await backend.as('storefront');
});
afterAll(() => backend.close());

const keysWhere = async (where: string, more: object = {}): Promise<(string | undefined)[]> => {
  const { body } = await storefront
    .productProjections()
    .get({ queryArgs: { where, sort: 'key asc', ...more } })
    .execute();
  return body.results.map(({ key }) => key);
};

describe('looking for products', () => {
  it.each([
    ['slug(en="fryer-ex10000002")', ['fryer-2']],
    ['slug(`de-CH`="fritteuse-ex10000002")', ['fryer-2']],
    ['slug(en="fritteuse-ex10000002")', []],
    ['key in ("fryer-1", "fryer-3")', ['fryer-1', 'fryer-3']],
    ['key not in ("fryer-1", "fryer-3")', ['fryer-2']],
    ['masterVariant(sku="EX10000003")', ['fryer-3']],
    ['variants(sku="EX10000003")', []],
    ['masterVariant(attributes(name="power" and value > 1500)) and not(key="fryer-3")', ['fryer-2']],
    ['masterVariant(attributes(name="brand" and value(key="msw")))', ['fryer-1', 'fryer-2', 'fryer-3']],
    [
      'masterVariant(attributes(name="tags" and value contains any ("new", "sale")))',
      ['fryer-1', 'fryer-2', 'fryer-3'],
    ],
    ['masterVariant(prices(country="HU" and value(centAmount >= 1500000)))', ['fryer-2', 'fryer-3']],
    ['name(en="Fryer 1") or name(sk="Fritéza 2")', ['fryer-1', 'fryer-2']],
    ['description is not defined and (key="fryer-1")', ['fryer-1']],
    ['categories is not empty and key > "fryer-2"', ['fryer-3']],
  ])('understands %s', async (where, keys) => {
    expect(await keysWhere(where)).toEqual(keys);
  });

  it('fills in variables, single and many', async () => {
    expect(await keysWhere('key = :key', { 'var.key': 'fryer-2' })).toEqual(['fryer-2']);
    expect(await keysWhere('masterVariant(sku in :skus)', { 'var.skus': ['EX10000001', 'EX10000003'] })).toEqual([
      'fryer-1',
      'fryer-3',
    ]);
    expect(await keysWhere('key = :key', { 'var.key': '" or key is defined or key = "' })).toEqual([]);
  });

  it.each(['colour="red"', 'masterVariant(colour="red")', 'key = ', 'key ~ "x"', 'key = :unset', '(key="a"'])(
    'says that %s is wrong instead of finding nothing',
    async (where) => {
      const refusal = await refusalOf(storefront.productProjections().get({ queryArgs: { where } }));
      expect(refusal).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    },
  );

  it('pages and sorts, and refuses pages that are too large or too far', async () => {
    const { body } = await storefront
      .productProjections()
      .get({ queryArgs: { sort: 'name.en desc', limit: 2, offset: 1, withTotal: true } })
      .execute();
    expect(body).toMatchObject({ limit: 2, offset: 1, count: 2, total: 3 });
    expect(body.results.map(({ key }) => key)).toEqual(['fryer-2', 'fryer-1']);
    for (const queryArgs of [{ limit: 501 }, { offset: 10_001 }, { limit: -1 }])
      expect(await refusalOf(storefront.productProjections().get({ queryArgs }))).toMatchObject({
        code: 'InvalidInput',
      });
  });
});

describe('a product as a shopper sees it', () => {
  it('carries the selected price, its stock and only the wanted languages', async () => {
    const queryArgs = { priceCurrency: 'EUR', priceCountry: 'DE', localeProjection: ['sk'] };
    const { body } = await storefront.productProjections().withKey({ key: 'fryer-1' }).get({ queryArgs }).execute();
    expect(body.masterVariant.price?.value.centAmount).toBe(1900);
    expect(body.masterVariant.availability).toMatchObject({ isOnStock: true, availableQuantity: 5 });
    expect(body.name).toEqual({ sk: 'Fritéza 1' });
  });

  it('does not exist before it is published, and keeps staged changes to itself', async () => {
    const draft = {
      productType: { typeId: 'product-type' as const, key: 'standard_product' },
      key: 'secret',
      name: { en: 'S' },
      slug: { en: 'secret' },
    };
    const { body: product } = await seeder.products().post({ body: draft }).execute();
    const shown = storefront.productProjections().withKey({ key: 'secret' });
    expect(await refusalOf(shown.get())).toMatchObject({ statusCode: 404 });
    const update = (version: number, ...actions: object[]) =>
      seeder
        .products()
        .withId({ ID: product.id })
        .post({ body: { version, actions: actions as never } })
        .execute();
    await update(1, { action: 'publish' });
    const { body: edited } = await update(2, { action: 'changeName', name: { en: 'T' } });
    expect(edited.masterData).toMatchObject({
      hasStagedChanges: true,
      current: { name: { en: 'S' } },
      staged: { name: { en: 'T' } },
    });
    expect((await shown.get().execute()).body.name).toEqual({ en: 'S' });
    await update(3, { action: 'publish' });
    expect((await shown.get().execute()).body.name).toEqual({ en: 'T' });
  });

  it('never shares its key, slug or SKU with another', async () => {
    const productType = { typeId: 'product-type' as const, key: 'standard_product' };
    const creating = (more: object) =>
      seeder.products().post({ body: { productType, name: { en: 'X' }, slug: { en: 'x-1' }, ...more } });
    expect(await refusalOf(creating({ key: 'fryer-1' }))).toMatchObject({ code: 'DuplicateField', field: 'key' });
    expect(await refusalOf(creating({ slug: { en: 'fryer-ex10000001' } }))).toMatchObject({
      code: 'DuplicateField',
      field: 'slug',
    });
    expect(await refusalOf(creating({ masterVariant: { sku: 'EX10000001' } }))).toMatchObject({
      code: 'DuplicateField',
      field: 'sku',
    });
  });
});

describe('the same catalogue in GraphQL', () => {
  it('answers names, prices with their discount, categories and stock', async () => {
    await seeder
      .productDiscounts()
      .post({
        body: {
          name: { en: 'Sale' },
          value: { type: 'relative', permyriad: 2500 },
          predicate: 'sku = "EX10000002"',
          sortOrder: '0.5',
          isActive: true,
        },
      })
      .execute();
    const { access_token: token } = await backend.token('storefront');
    const { data, errors } = await backend.graphql(
      token,
      `query ($skus: [String!]) {
        products(skus: $skus) { total results { key productType { key } masterData { current {
          name(acceptLanguage: ["xx", "sk"])
          slugAllLocales { locale value }
          categories { key name(locale: "en") parent { key } }
          masterVariant {
            price(currency: "EUR", country: "DE") { value { centAmount } discounted { value { centAmount } discount { name(locale: "en") } } }
            attributesRaw(includeNames: ["power"]) { name value }
            availability { noChannel { availableQuantity } }
          }
        } } } }
      }`,
      { skus: ['EX10000002'] },
    );
    expect(errors).toBeUndefined();
    expect(data?.products).toMatchObject({
      total: 1,
      results: [
        {
          key: 'fryer-2',
          productType: { key: 'standard_product' },
          masterData: {
            current: {
              name: 'Fritéza 2',
              categories: [{ key: 'fryers', name: 'Fryers', parent: null }],
              masterVariant: {
                price: {
                  value: { centAmount: 3800 },
                  discounted: { value: { centAmount: 2850 }, discount: { name: 'Sale' } },
                },
                attributesRaw: [{ name: 'power', value: 2000 }],
                availability: { noChannel: { availableQuantity: 5 } },
              },
            },
          },
        },
      ],
    });
  });
});
