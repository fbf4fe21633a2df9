import type { AttributeType } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let token: string;

const inTwo = (en: string, sk: string) => ({ en, sk });
const attribute = (name: string, type: AttributeType) => ({ name, label: { en: name }, type, isRequired: false });

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const part = { key: 'part', name: 'Part', description: '', attributes: [attribute('label', { name: 'ltext' })] };
  const { id } = (await seeder.productTypes().post({ body: part }).execute()).body;
  const nested: AttributeType = { name: 'nested', typeReference: { typeId: 'product-type', id } };
  const colour = { key: 'red', label: inTwo('Red', 'Červená') };
  const added = [
    attribute('note', { name: 'ltext' }),
    attribute('colour', { name: 'lenum', values: [colour] }),
    attribute('parts', { name: 'set', elementType: nested }),
  ];
  const type = seeder.productTypes().withKey({ key: 'standard_product' });
  const { version } = (await type.get().execute()).body;
  const actions = added.map((one) => ({ action: 'addAttributeDefinition' as const, attribute: one }));
  await type.post({ body: { version, actions } }).execute();
  const set = (name: string, value: unknown) => ({ action: 'setAttribute' as const, variantId: 1, name, value });
  const product = seeder.products().withKey({ key: 'fryer-1' });
  const before = (await product.get().execute()).body;
  await product
    .post({
      body: {
        version: before.version,
        actions: [
          set('note', inTwo('Hot', 'Horúce')),
          set('colour', 'red'),
          set('parts', [[{ name: 'label', value: inTwo('Lid', 'Veko') }]]),
        ].map((action) => ({ ...action, staged: false })),
      },
    })
    .execute();
  token = (await backend.token('storefront')).access_token;
});
afterAll(() => backend.close());

async function shown(field: 'product' | 'products', locales: readonly string[] | undefined): Promise<unknown> {
  const [sought, before, after] =
    field === 'product' ? ['key: "fryer-1"', '', ''] : [String.raw`where: "key = \"fryer-1\""`, 'results {', '}'];
  const { data, errors } = await backend.graphql(
    token,
    `query ($locales: [Locale!]) { ${field}(${sought}, localeProjection: $locales) { ${before} masterData { current {
      nameAllLocales { locale value }
      masterVariant { attributesRaw(includeNames: ["power", "note", "colour", "parts"]) { name value } }
    } } ${after} } }`,
    { locales },
  );
  expect(errors).toBeUndefined();
  const found = data?.[field] as { readonly results?: readonly unknown[] };
  const [product] = found.results ?? [found];
  return product;
}

const slovakAttributes = [
  { name: 'power', value: 1000 },
  { name: 'note', value: { sk: 'Horúce' } },
  { name: 'colour', value: { key: 'red', label: { sk: 'Červená' } } },
  { name: 'parts', value: [[{ name: 'label', value: { sk: 'Veko' } }]] },
];

describe('a product in some locales', () => {
  it.each(['product', 'products'] as const)('has only texts in them (GraphQL: %s)', async (field) => {
    expect(await shown(field, ['sk-SK', 'sk'])).toEqual({
      masterData: {
        current: {
          nameAllLocales: [{ locale: 'sk', value: 'Fritéza 1' }],
          masterVariant: { attributesRaw: expect.arrayContaining(slovakAttributes) as unknown },
        },
      },
    });
  });

  it('has only texts in them as a product projection', async () => {
    const place = seeder.productProjections().withKey({ key: 'fryer-1' });
    const { body } = await place.get({ queryArgs: { localeProjection: ['sk'] } }).execute();
    expect(body.name).toEqual({ sk: 'Fritéza 1' });
    expect(body.masterVariant.attributes).toEqual(expect.arrayContaining(slovakAttributes));
  });

  it('has another text if it has none in these locales', async () => {
    const product = await shown('products', ['fi']);
    expect(JSON.stringify(product)).toMatch(/"name":"note","value":\{"(en|sk)":"(Hot|Horúce)"\}/);
  });

  it('has all texts without locales', async () => {
    const product = await shown('products', undefined);
    expect(product).toMatchObject({ masterData: { current: { nameAllLocales: expect.any(Array) as unknown } } });
    expect(JSON.stringify(product)).toContain('"value":{"en":"Hot","sk":"Horúce"}');
  });
});
