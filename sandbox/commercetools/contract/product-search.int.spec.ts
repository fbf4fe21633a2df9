import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '../testing/test-backend.js';
import { eventually } from './testing/eventually.js';
import { power, price, SearchShop } from './testing/search-shop.js';

let searched: SearchShop;

beforeAll(async () => {
  searched = await SearchShop.open();
});
afterAll(() => searched.close());

describe('Product Search finds', () => {
  it('by the exact value of a field', async () => {
    expect(await searched.found({ exact: searched.sku(2) })).toEqual([2]);
    expect(await searched.found({ exact: { field: 'key', value: searched.shop.product(3) } })).toEqual([3]);
    expect(
      await searched.inOrder({
        exact: { field: 'variants.sku', values: [searched.shop.sku(1), searched.shop.sku(5)] },
      }),
    ).toEqual([1, 4]);
    expect(await searched.found({ exact: { field: 'name', language: 'de', value: 'Fritteuse 2' } })).toEqual([2]);
    expect(await searched.found({ exact: { field: 'name', language: 'de', value: 'FRITTEUSE 2' } })).toEqual([]);
    const typed = { field: 'name', language: 'de', value: 'FRITTEUSE 2', caseInsensitive: true };
    expect(await searched.found({ exact: typed })).toEqual([2]);
    const brand = { field: 'variants.attributes.brand.key', fieldType: 'enum', value: 'royal' };
    expect(await searched.found({ exact: brand })).toEqual([3]);
    const tag = { field: 'variants.attributes.tags', fieldType: 'set_text', value: 'sale' };
    expect(await searched.found({ exact: tag })).toEqual([1]);
  });

  it('by words in any order, in the requested language', async () => {
    const words = (value: string, more: object = {}) => ({
      fullText: { field: 'name', language: 'en', value, ...more },
    });
    expect(await searched.inOrder(words('NUMBER fryer'))).toEqual([1, 2, 3]);
    expect(await searched.inOrder(words('fryer griddle'))).toEqual([]);
    expect(await searched.inOrder(words('fryer griddle', { mustMatch: 'any' }))).toEqual([1, 2, 3, 4]);
    expect(await searched.found({ fullText: { field: 'name', language: 'de', value: 'fryer' } })).toEqual([]);
    expect(await searched.inOrder({ fullText: { field: 'description', language: 'en', value: 'busy' } })).toEqual([
      1, 2, 3,
    ]);
    expect(await searched.inOrder({ fullTextPrefix: { field: 'name', language: 'en', value: 'gridd' } })).toEqual([4]);
  });

  it('by the beginning of a text, by wildcards and in spite of mistakes', async () => {
    expect(await searched.found({ prefix: { field: 'name', language: 'en', value: 'Counter' } })).toEqual([4]);
    expect(await searched.inOrder({ wildcard: { field: 'name', language: 'de', value: 'Fritt??se*' } })).toEqual([
      1, 2, 3,
    ]);
    expect(
      await searched.found({ wildcard: { field: 'name', language: 'de', value: 'fritt*2', caseInsensitive: true } }),
    ).toEqual([2]);
    const fuzzy = (value: string, level: number) => ({ fuzzy: { field: 'name', language: 'en', value, level } });
    expect(await searched.found(fuzzy('gridle', 1))).toEqual([4]);
    expect(await searched.found(fuzzy('gridle', 0))).toEqual([]);
    expect(await searched.inOrder(fuzzy('fryr', 2))).toEqual([1, 2, 3]);
  });

  it('by ranges, and by whether there is a value at all', async () => {
    expect(await searched.inOrder(power({ gte: 2000, lt: 3000 }))).toEqual([2, 4]);
    expect(await searched.inOrder(power({ gt: 3000 }))).toEqual([4]);
    expect(await searched.inOrder({ exists: { field: 'variants.attributes.brand', fieldType: 'enum' } })).toEqual([
      1, 2, 3,
    ]);
    expect(await searched.found({ exists: { field: 'description', language: 'de' } })).toEqual([]);
    expect(await searched.inOrder({ range: { field: 'createdAt', gte: '2020-01-01T00:00:00.000Z' } })).toEqual([
      1, 2, 3, 4,
    ]);
    const onStock = { exact: { field: 'variants.availability.isOnStock', value: true } };
    expect(await searched.inOrder(onStock)).toEqual([1, 2, 3]);
  });

  it('by combined and negated conditions', async () => {
    expect(await searched.inOrder({ or: [{ exact: searched.sku(1) }, { exact: searched.sku(3) }] })).toEqual([1, 3]);
    expect(await searched.inOrder({ not: [{ exact: searched.sku(1) }, { exact: searched.sku(3) }] })).toEqual([2, 4]);
    expect(await searched.inOrder({ filter: [power({ gte: 2000 }), { exact: searched.sku(2) }] })).toEqual([2]);
    expect(await searched.inOrder({ and: [power({ gte: 2000 }), { not: [{ exact: searched.sku(2) }] }] })).toEqual([
      3, 4,
    ]);
  });

  it('a price that fulfils all conditions of one expression', async () => {
    const priceRange = { range: { field: 'variants.prices.centAmount', gte: 9000 } };
    expect(await searched.found({ and: [price('country', 'SK'), price('currencyCode', 'EUR'), priceRange] })).toEqual([
      4,
    ]);
    expect(await searched.found({ and: [price('country', 'DE'), price('currencyCode', 'EUR'), priceRange] })).toEqual(
      [],
    );
  });
});

describe('an attribute with a long value', () => {
  it('is found by its value', async () => {
    const long = `${'Steel, '.repeat(120)}rust-free`;
    const { body: product } = await searched.project.admin
      .products()
      .withKey({ key: searched.shop.product(3) })
      .get()
      .execute();
    const value = ['new', long];
    const action = { action: 'setAttribute' as const, variantId: 1, name: 'tags', value, staged: false };
    const place = searched.project.admin.products().withId({ ID: product.id });
    await place.post({ body: { version: product.version, actions: [action] } }).execute();
    const tag = { field: 'variants.attributes.tags', fieldType: 'set_text' };
    const ends = { wildcard: { ...tag, value: '*rust-free' } };
    expect(
      await eventually(
        () => searched.found(ends),
        ({ length }) => length === 1,
      ),
    ).toEqual([3]);
    expect(await searched.inOrder({ exact: { ...tag, value: 'new' } })).toEqual([1, 2, 3]);
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
    const refusal = await refusalOf(searched.project.admin.products().search().post({ body: body }));
    expect(refusal).toMatchObject({ statusCode: 400 });
  });

  it('clients that may not view products', async () => {
    const form = { grant_type: 'client_credentials', scope: searched.project.scopes('view_categories') };
    const token = (await searched.project.oauth('token', form)).body.access_token ?? '';
    const refusal = await refusalOf(searched.project.withToken(token).products().search().post({ body: {} }));
    expect(refusal).toMatchObject({ statusCode: 403, code: 'insufficient_scope' });
  });
});
