import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttributeConstraintEnum, ProductDraft, ProductUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

const en = (text: string) => ({ en: text });
const attribute = (name: string, attributeConstraint: AttributeConstraintEnum, isRequired = false) => ({
  name,
  label: en(name),
  type: { name: 'text' as const },
  isRequired,
  attributeConstraint,
});

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const maker = { ...attribute('maker', 'None'), level: 'Product' as const };
  const attributes = [
    maker,
    attribute('series', 'SameForAll'),
    attribute('serial', 'Unique'),
    attribute('size', 'CombinationUnique'),
    attribute('color', 'CombinationUnique'),
    attribute('material', 'None', true),
  ];
  await seeder
    .productTypes()
    .post({ body: { key: 'constrained', name: 'Constrained', description: 'With constraints', attributes } })
    .execute();
});
afterAll(() => backend.close());

let made = 0;
const values = (fields: Record<string, string>) => Object.entries(fields).map(([name, value]) => ({ name, value }));
const createProduct = (variants: readonly Record<string, string>[], draft: Partial<ProductDraft> = {}) => {
  const [masterVariant, ...others] = variants.map((fields) => ({ attributes: values(fields) }));
  const key = `constrained-${(made += 1)}`;
  return seeder.products().post({
    body: {
      key,
      productType: { typeId: 'product-type', key: 'constrained' },
      name: en(key),
      slug: en(key),
      masterVariant,
      variants: others,
      ...draft,
    },
  });
};
const changing = ({ id, version }: { id: string; version: number }, ...actions: ProductUpdateAction[]) =>
  seeder.products().withId({ ID: id }).post({ body: { version, actions } });

describe('an attribute of the product as a whole', () => {
  it('is part of the product, its projection and its product type', async () => {
    const product = (await createProduct([{}], { attributes: values({ maker: 'ACME' }) }).execute()).body;
    expect(product.masterData.staged.attributes).toEqual(values({ maker: 'ACME' }));
    const next = (await changing(product, { action: 'setProductAttribute', name: 'maker', value: 'MSW' }).execute())
      .body;
    expect(next.masterData.staged.attributes).toEqual(values({ maker: 'MSW' }));
    const { body } = await seeder.productTypes().withKey({ key: 'constrained' }).get().execute();
    expect(body.attributes?.find(({ name }) => name === 'maker')?.level).toBe('Product');
  });

  it('is refused on a variant', async () => {
    expect(await refusalOf(createProduct([{ maker: 'ACME' }]))).toMatchObject({ code: 'InvalidField', field: 'maker' });
  });
});

describe('the constraints of a product type', () => {
  it.each([
    ['SameForAll', [{ series: 'a' }, { series: 'b', serial: '2', size: '2' }], 'InvalidField'],
    ['Unique', [{ serial: 'a' }, { serial: 'a', size: '2' }], 'DuplicateAttributeValue'],
    [
      'CombinationUnique',
      [
        { size: '1', color: 'red' },
        { size: '1', color: 'red' },
      ],
      'DuplicateAttributeValues',
    ],
  ] as const)('refuse variants that break %s', async (_name, variants, code) => {
    expect(await refusalOf(createProduct(variants))).toMatchObject({ statusCode: 400, code });
  });

  it('accept variants that satisfy them', async () => {
    const variants = [
      { series: 'a', serial: '1', size: '1', color: 'red' },
      { series: 'a', serial: '2', size: '1', color: 'blue' },
    ];
    expect((await createProduct(variants).execute()).statusCode).toBe(201);
  });

  it('require the required attributes when a product is published', async () => {
    expect(await refusalOf(createProduct([{}], { publish: true }))).toMatchObject({
      code: 'RequiredField',
      field: 'material',
    });
    const product = (await createProduct([{}]).execute()).body;
    expect(await refusalOf(changing(product, { action: 'publish' }))).toMatchObject({ code: 'RequiredField' });
    const ready = changing(
      product,
      { action: 'setAttribute', variantId: 1, name: 'material', value: 'steel' },
      { action: 'publish' },
    );
    expect((await ready.execute()).body.masterData.published).toBe(true);
  });
});

describe('the values of an enum', () => {
  it('of an attribute are added and renamed', async () => {
    const { version } = (await seeder.productTypes().withKey({ key: 'standard_product' }).get().execute()).body;
    const attributeName = 'brand';
    const { body } = await seeder
      .productTypes()
      .withKey({ key: 'standard_product' })
      .post({
        body: {
          version,
          actions: [
            { action: 'addPlainEnumValue', attributeName, value: { key: 'acme', label: 'ACME' } },
            { action: 'changePlainEnumValueLabel', attributeName, newValue: { key: 'msw', label: 'MSW Tools' } },
            { action: 'changeAttributeOrderByName', attributeNames: ['power', 'brand', 'tags'] },
          ],
        },
      })
      .execute();
    expect(body.attributes?.map(({ name }) => name)).toEqual(['power', 'brand', 'tags']);
    expect(body.attributes?.[1]?.type).toMatchObject({
      values: [
        { key: 'msw', label: 'MSW Tools' },
        { key: 'acme', label: 'ACME' },
      ],
    });
  });

  it('of a custom field are added and reordered', async () => {
    const values = [{ key: 'a', label: 'A' }];
    const type = { name: 'Enum' as const, values };
    const field = { name: 'grade', label: en('Grade'), required: false, type };
    const draft = { key: 'graded', name: en('Graded'), resourceTypeIds: ['order' as const], fieldDefinitions: [field] };
    const made = (await seeder.types().post({ body: draft }).execute()).body;
    const { body } = await seeder
      .types()
      .withId({ ID: made.id })
      .post({
        body: {
          version: made.version,
          actions: [
            { action: 'addEnumValue', fieldName: 'grade', value: { key: 'b', label: 'B' } },
            { action: 'changeEnumValueOrder', fieldName: 'grade', keys: ['b', 'a'] },
            { action: 'changeInputHint', fieldName: 'grade', inputHint: 'MultiLine' },
          ],
        },
      })
      .execute();
    expect(body.fieldDefinitions[0]).toMatchObject({
      inputHint: 'MultiLine',
      type: { values: [{ key: 'b' }, { key: 'a' }] },
    });
  });
});

describe('assets', () => {
  const manual = { key: 'manual', name: en('Manual'), sources: [{ uri: 'https://example.com/manual.pdf' }] };

  it('of a category are stored and changed by actions', async () => {
    const body = { key: 'with-assets', name: en('a'), slug: en('with-assets'), assets: [manual] };
    const category = (await seeder.categories().post({ body }).execute()).body;
    expect(category.assets).toMatchObject([manual]);
    const sheet = { ...manual, key: 'sheet' };
    const next = await seeder
      .categories()
      .withId({ ID: category.id })
      .post({
        body: {
          version: category.version,
          actions: [
            { action: 'addAsset', asset: sheet, position: 0 },
            { action: 'changeAssetName', assetKey: 'manual', name: en('Handbook') },
            { action: 'setAssetTags', assetKey: 'sheet', tags: ['pdf'] },
          ],
        },
      })
      .execute();
    expect(next.body.assets).toMatchObject([{ key: 'sheet', tags: ['pdf'] }, { name: en('Handbook') }]);
  });

  it('of a variant are stored and changed by actions', async () => {
    const masterVariant = { assets: [manual] };
    const product = (await createProduct([], { masterVariant }).execute()).body;
    expect(product.masterData.staged.masterVariant.assets).toMatchObject([manual]);
    const next = await changing(
      product,
      { action: 'addAsset', variantId: 1, asset: { ...manual, key: 'sheet' } },
      { action: 'removeAsset', variantId: 1, assetKey: 'manual' },
    ).execute();
    expect(next.body.masterData.staged.masterVariant.assets).toMatchObject([{ key: 'sheet' }]);
  });

  it('have unique keys', async () => {
    const body = { name: en('a'), slug: en('double-assets'), assets: [manual, manual] };
    expect(await refusalOf(seeder.categories().post({ body }))).toMatchObject({ code: 'DuplicateField' });
  });
});

describe('a project', () => {
  const fetched = async (path: string, init: RequestInit = {}) => {
    const { access_token: token } = await backend.token('seeder');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers };
    return fetch(`${backend.url()}/manifold/${path}`, { ...init, headers });
  };

  it('stores the location and the roles of a channel', async () => {
    const geoLocation = { type: 'Point' as const, coordinates: [13.4, 52.5] };
    const body = { key: 'berlin', geoLocation, address: { country: 'DE', city: 'Berlin' } };
    const channel = (await seeder.channels().post({ body }).execute()).body;
    expect(channel).toMatchObject({ geoLocation, address: { city: 'Berlin' } });
    const actions = [{ action: 'addRoles' as const, roles: ['Primary' as const] }];
    const next = seeder
      .channels()
      .withId({ ID: channel.id })
      .post({ body: { version: channel.version, actions } });
    expect((await next.execute()).body.roles).toEqual(['InventorySupply', 'Primary']);
  });

  it('has one default shipping method', async () => {
    const body = {
      key: 'express',
      name: 'Express',
      isDefault: true,
      taxCategory: { typeId: 'tax-category' as const, key: 'standard' },
      zoneRates: [],
    };
    await seeder.shippingMethods().post({ body }).execute();
    const { results } = (await seeder.shippingMethods().get().execute()).body;
    expect(results.filter(({ isDefault }) => isDefault).map(({ key }) => key)).toEqual(['express']);
  });

  it('shows which search indexes are active', async () => {
    expect((await seeder.get().execute()).body.searchIndexing?.productsSearch?.status).toBe('Activated');
  });

  it('stores who created and who last changed a resource', async () => {
    const { body } = await seeder.channels().withKey({ key: 'berlin' }).get().execute();
    expect([body.createdBy?.clientId, body.lastModifiedBy?.clientId]).toEqual(['manifold-seeder', 'manifold-seeder']);
  });

  it('refuses currency XYZ, country ZZ and stock without a quantity', async () => {
    const refused = [
      seeder.carts().post({ body: { currency: 'XYZ' } }),
      seeder.carts().post({ body: { currency: 'EUR', country: 'ZZ' } }),
      seeder.inventory().post({ body: { sku: 'x' } as never }),
    ];
    for (const call of refused) expect((await refusalOf(call)).statusCode).toBe(400);
  });

  it('accepts every e-mail address that RFC 5321 allows', async () => {
    const customerEmail = 'user+date_is/1795405996146@example.com';
    const cart = await seeder
      .carts()
      .post({ body: { currency: 'EUR', customerEmail } })
      .execute();
    expect(cart.body.customerEmail).toBe(customerEmail);
    for (const wrong of ['no-at', 'a@b', 'two@@example.com', 'dots..in@example.com', 'sp ace@example.com'])
      expect(
        (await refusalOf(seeder.carts().post({ body: { currency: 'EUR', customerEmail: wrong } }))).statusCode,
      ).toBe(400);
  });

  it('answers 201 when a custom object is created and 200 when it is changed', async () => {
    const body = JSON.stringify({ container: 'a', key: 'v1.0~x', value: 1 });
    const put = async () => (await fetched('custom-objects', { method: 'POST', body })).status;
    expect([await put(), await put()]).toEqual([201, 200]);
  });

  it('returns the correlation id of a request, or a new one', async () => {
    const sent = await fetched('stores', { headers: { 'x-correlation-id': 'my-request-1' } });
    const unsent = await fetched('stores');
    expect(sent.headers.get('x-correlation-id')).toBe('my-request-1');
    expect(unsent.headers.get('x-correlation-id')).toMatch(/^manifold\/[0-9a-f-]{36}$/);
  });

  it('issues no refresh token if the client asks for none', async () => {
    const scope = 'nonsense';
    await expect(backend.token('seeder', '/oauth/token', { grant_type: 'client_credentials', scope })).rejects.toThrow(
      'Malformed parameter: scope: Invalid scope.',
    );
    const body = { email: 'no-refresh@example.com', password: 'frying-pan-1' };
    await seeder.customers().post({ body }).execute();
    const token = await backend.token('storefront', '/oauth/manifold/customers/token', {
      grant_type: 'password',
      username: body.email,
      password: body.password,
      refresh_token: 'false',
    });
    expect(token.refresh_token).toBeUndefined();
  });
});
