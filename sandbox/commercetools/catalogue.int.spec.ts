import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

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

  it('lists product discounts only for clients that may view products', async () => {
    const body = {
      key: 'over',
      name: { en: 'Over' },
      value: { type: 'relative' as const, permyriad: 500 },
      predicate: '1 = 1',
      sortOrder: '0.6',
      isActive: false,
      validUntil: '2026-01-01T00:00:00.000Z',
    };
    await seeder.productDiscounts().post({ body }).execute();
    const question = `query ($where: String) {
      productDiscounts(where: $where, sort: ["sortOrder asc"]) { total results { key version isActive validFrom validUntil } }
      productDiscount(key: "over") { name(locale: "en") value { type } }
    }`;
    const { access_token: services } = await backend.token('services');
    const { data } = await backend.graphql(services, question, { where: 'isActive = false' });
    expect(data).toMatchObject({
      productDiscounts: {
        total: 1,
        results: [{ key: 'over', version: 1, validFrom: null, validUntil: body.validUntil }],
      },
      productDiscount: { name: 'Over', value: { type: 'relative' } },
    });
    const { access_token: storefront } = await backend.token('storefront');
    const { errors } = await backend.graphql(storefront, question, {});
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'insufficient_scope' } });
  });
});
