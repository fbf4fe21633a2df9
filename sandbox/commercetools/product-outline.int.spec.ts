import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let token: string;

const LONG = { en: 'word '.repeat(300).trim() };

beforeAll(async () => {
  backend = await startTestBackend();
  const seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const text = { name: 'note', label: { en: 'note' }, type: { name: 'ltext' as const }, isRequired: false };
  const type = seeder.productTypes().withKey({ key: 'standard_product' });
  const { version } = (await type.get().execute()).body;
  const actions = [{ action: 'addAttributeDefinition' as const, attribute: text }];
  await type.post({ body: { version, actions } }).execute();
  const product = seeder.products().withKey({ key: 'fryer-1' });
  const before = (await product.get().execute()).body;
  await product
    .post({
      body: {
        version: before.version,
        actions: [
          { action: 'setAttribute', variantId: 1, name: 'note', value: LONG, staged: false },
          { action: 'setDescription', description: { en: 'Fries.' }, staged: false },
        ],
      },
    })
    .execute();
  token = (await backend.token('services')).access_token;
});
afterAll(() => backend.close());

/** Returns the first fryer's data and master variant from a list. */
async function listed(fields: string): Promise<unknown> {
  const head = fields.includes('$names') ? 'query ($names: [String!])' : 'query';
  const answer = await backend.graphql(
    token,
    `${head} { products(where: "key = \\"fryer-1\\"") { results { masterData { current { ${fields} } } } } }`,
    { names: ['power', 'note'] },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.['products'];
}

const found = (current: object): object => ({ results: [{ masterData: { current } }] });
const power = { name: 'power', value: 1000 };
const note = { name: 'note', value: LONG };

describe('a list of products', () => {
  it('returns short and long attributes, whichever are requested', async () => {
    const short =
      'nameAllLocales { locale } masterVariant { sku attributesRaw(includeNames: ["power"]) { name value } }';
    expect(await listed(short)).toMatchObject(found({ masterVariant: { sku: 'EX10000001', attributesRaw: [power] } }));
    // Twice, because the second query knows that the attribute is long.
    for (const _time of [1, 2])
      expect(await listed('masterVariant { attributesRaw(includeNames: $names) { name value } }')).toEqual(
        found({ masterVariant: { attributesRaw: [power, note] } }),
      );
    const all = (await listed('masterVariant { attributesRaw { name value } }')) as object;
    expect(all).toMatchObject(found({ masterVariant: { attributesRaw: expect.arrayContaining([note, power]) } }));
  });

  it('has texts if they are requested', async () => {
    expect(await listed('slug(locale: "en") ... on ProductData { description(locale: "en") }')).toEqual(
      found({ slug: 'fryer-ex10000001', description: 'Fries.' }),
    );
  });

  it('has a discounted price for each requested market', async () => {
    const prices = `masterVariant {
      sk: price(currency: "EUR", country: "SK") { value { centAmount } discounted { value { centAmount } } }
      de: price(currency: "EUR", country: "DE") { value { centAmount } }
      us: price(currency: "USD") { value { centAmount } }
    }`;
    expect(await listed(prices)).toEqual(
      found({
        masterVariant: {
          sk: { value: { centAmount: 2000 }, discounted: null },
          de: { value: { centAmount: 1900 } },
          us: null,
        },
      }),
    );
  });

  it.each([
    ['as outlines', 'name(locale: "en") masterVariant { sku }'],
    ['as whole products', 'name(locale: "en") description(locale: "en") masterVariant { sku }'],
  ])('shows a change at once, and no deleted product, read %s', async (_how, fields) => {
    const seeder = await backend.as('seeder');
    const model = (await seeder.products().withKey({ key: 'fryer-1' }).get().execute()).body;
    const key = `changing-${fields.length}`;
    const text = (en: string) => ({ en, de: en });
    await seeder
      .products()
      .post({
        body: {
          key,
          productType: { typeId: 'product-type', id: model.productType.id },
          name: text('First name'),
          slug: text(key),
          masterVariant: { sku: key.toUpperCase() },
          publish: true,
        },
      })
      .execute();
    const names = async (): Promise<unknown> => {
      const query = `query { products(where: "key in (\\"fryer-1\\", \\"${key}\\")", sort: ["createdAt desc"]) {
        results { masterData { current { ${fields} } } } } }`;
      const { data } = await backend.graphql(token, query, {});
      const { results } = data?.['products'] as { results: { masterData: { current: { name: string } | null } }[] };
      return results.map(({ masterData }) => masterData.current?.name ?? 'not published');
    };
    const other = model.masterData.current.name['en'];
    expect([await names(), await names()]).toEqual([
      ['First name', other],
      ['First name', other],
    ]);

    const product = seeder.products().withKey({ key });
    const rename = { action: 'changeName' as const, name: text('Second name'), staged: false };
    const { version } = (await product.get().execute()).body;
    await product.post({ body: { version, actions: [rename] } }).execute();
    expect(await names()).toEqual(['Second name', other]);

    const unpublished = await product
      .post({ body: { version: version + 1, actions: [{ action: 'unpublish' }] } })
      .execute();
    expect(await names()).toEqual(['not published', other]);
    await product.delete({ queryArgs: { version: unpublished.body.version } }).execute();
    expect(await names()).toEqual([other]);
  });
});
