import type { ProductSearchRequest, ProductUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from './contract/testing/eventually.js';
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

/** Returns the keys of the products that a search finds. */
async function found(query: NonNullable<ProductSearchRequest['query']>): Promise<string[]> {
  const body = { query, productProjectionParameters: {}, sort: [{ field: 'key', order: 'asc' as const }] };
  const { results } = (await seeder.products().search().post({ body }).execute()).body;
  return results.map(({ productProjection }) => productProjection?.key ?? '');
}

async function change(key: string, ...actions: ProductUpdateAction[]): Promise<void> {
  const product = seeder.products().withKey({ key });
  const { version } = (await product.get().execute()).body;
  await product.post({ body: { version, actions } }).execute();
}

async function remove(key: string): Promise<void> {
  const product = seeder.products().withKey({ key });
  const { version } = (await product.get().execute()).body;
  await product.delete({ queryArgs: { version } }).execute();
}

async function sell(key: string): Promise<void> {
  const body = {
    key,
    productType: { typeId: 'product-type' as const, key: 'standard_product' },
    name: { en: `Waffle iron ${key}` },
    slug: { en: key },
    masterVariant: { sku: key.toUpperCase(), prices: [{ value: eur(7700) }], attributes: [power(7700)] },
    publish: true,
  };
  await seeder.products().post({ body }).execute();
}

const eur = (centAmount: number) => ({ type: 'centPrecision' as const, currencyCode: 'EUR', centAmount });
const power = (value: number) => ({ name: 'power', value });
const words = (value: string) => ({ fullText: { field: 'name', language: 'en', value, mustMatch: 'all' as const } });
const watts = (value: number) => ({
  exact: { field: 'variants.attributes.power', fieldType: 'number' as const, value },
});
const costs = (value: number) => ({ exact: { field: 'variants.prices.centAmount', value } });
const costsNow = (value: number) => ({ exact: { field: 'variants.prices.currentCentAmount', value } });
const queries = [words('waffle'), watts(7700), costs(7700), costsNow(7700)];
const resultsOfAllQueries = async (): Promise<string[][]> => Promise.all(queries.map(found));

async function rowsOf(sql: string, values: readonly unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: backend.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(sql, [...values]);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

describe('a search index stays up to date', () => {
  beforeAll(async () => {
    expect(await resultsOfAllQueries()).toEqual([[], [], [], []]);
  });

  it('when a product is created, unpublished, published again and deleted', async () => {
    await sell('waffle-1');
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => ['waffle-1']));
    await change('waffle-1', { action: 'unpublish' });
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => []));
    await change('waffle-1', { action: 'publish' });
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => ['waffle-1']));
    const { id } = (await seeder.products().withKey({ key: 'waffle-1' }).get().execute()).body;
    await change('waffle-1', { action: 'unpublish' });
    await remove('waffle-1');
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => []));
    for (const table of ['search_values', 'search_variants', 'search_prices', 'search_prices_changed'])
      expect(await rowsOf(`SELECT count(*) FROM ${table} WHERE product_id = $1`, [id])).toBe(0);
  });

  it('when a text, an attribute, a price or the variants change, and not before that is published', async () => {
    await sell('waffle-2');
    await change(
      'waffle-2',
      { action: 'changeName', name: { en: 'Crepe maker' } },
      { action: 'setAttribute', variantId: 1, name: 'power', value: 7800 },
      { action: 'setPrices', variantId: 1, prices: [{ value: eur(7800) }] },
    );
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => ['waffle-2']));
    await change('waffle-2', { action: 'publish' });
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => []));
    const otherWay = [words('crepes'), watts(7800), costs(7800), costsNow(7800)];
    expect(await Promise.all(otherWay.map(found))).toEqual(queries.map(() => ['waffle-2']));
    const second = { sku: 'WAFFLE-2-B', prices: [{ value: eur(7900) }], attributes: [power(7900)], staged: false };
    await change('waffle-2', { action: 'addVariant', ...second });
    expect(await found({ and: [watts(7900), costsNow(7900)] })).toEqual(['waffle-2']);
    expect(await found({ and: [watts(7800), costsNow(7900)] })).toEqual([]);
    await change('waffle-2', { action: 'removeVariant', sku: 'WAFFLE-2-B', staged: false });
    expect(await found(watts(7900))).toEqual([]);
    await change('waffle-2', { action: 'unpublish' });
    await remove('waffle-2');
  });

  it('when the searched data is in other tables', async () => {
    const { id } = (await seeder.taxCategories().withKey({ key: 'standard' }).get().execute()).body;
    const taxed = { exact: { field: 'taxCategory', value: id } };
    expect(await found(taxed)).toEqual(['fryer-1', 'fryer-2', 'fryer-3']);
    await change('fryer-2', { action: 'setTaxCategory' });
    expect(await found(taxed)).toEqual(['fryer-1', 'fryer-3']);
    await change('fryer-2', { action: 'setTaxCategory', taxCategory: { typeId: 'tax-category', id } });
    expect(await found(taxed)).toEqual(['fryer-1', 'fryer-2', 'fryer-3']);
  });

  it('when the backend was restarted', async () => {
    await backend.restart();
    seeder = await backend.as('seeder');
    await sell('waffle-3');
    expect(await resultsOfAllQueries()).toEqual(queries.map(() => ['waffle-3']));
    await change('waffle-3', { action: 'unpublish' });
    await remove('waffle-3');
  });

  it('when products are written while it is created', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const keys = numbers.map((number) => `iron-${number}`).sort();
    const slugs = { wildcard: { field: 'slug', language: 'en', value: 'iron-*' } };
    const brands = { exists: { field: 'variants.attributes.brand', fieldType: 'enum' as const } };
    await Promise.all(keys.flatMap((key, index) => [sell(key), found(index % 2 === 0 ? slugs : costsNow(7700))]));
    expect(await found(slugs)).toEqual(keys);
    expect(await found(costsNow(7700))).toEqual(keys);
    const priceChanges = keys.map((key) =>
      change(
        key,
        { action: 'setPrices', variantId: 1, prices: [{ value: eur(7750) }], staged: false },
        { action: 'setAttribute', variantId: 1, name: 'brand', value: 'msw', staged: false },
      ),
    );
    await Promise.all([...priceChanges, found(brands), found(costsNow(7750))]);
    expect(await found({ and: [brands, costsNow(7750)] })).toEqual(keys);
    for (const key of keys) await change(key, { action: 'unpublish' });
    for (const key of keys) await remove(key);
  });

  it('when it was removed because of newer indexes', async () => {
    for (let number = 0; number < 210; number += 1) {
      const query = { exists: { field: `variants.attributes.unknown-${number}`, fieldType: 'text' as const } };
      await seeder.products().search().post({ body: { query } }).execute();
    }
    expect(await rowsOf("SELECT count(*) FROM search_indexes WHERE kind IN ('product', 'variant')")).toBe(200);
    expect(await found(watts(2000))).toEqual(['fryer-2']);
  });
});

describe('a discounted price is found', () => {
  const half = { type: 'relative' as const, permyriad: 5000 };
  const sale = { name: { en: 'Sale' }, isActive: true, value: half };

  it('as soon as a discount begins, and not after it ended', async () => {
    const seconds = (count: number): string => new Date(Date.now() + 1000 * count).toISOString();
    expect(await found(costsNow(1000))).toEqual([]);
    const limits = { validFrom: seconds(2), validUntil: seconds(5) };
    const body = { ...sale, ...limits, key: 'short', predicate: 'sku = "EX10000001"', sortOrder: '0.1' };
    await seeder.productDiscounts().post({ body }).execute();
    expect(await found(costsNow(1000))).toEqual([]);
    const reduced = () => found(costsNow(1000));
    expect(await eventually(reduced, ({ length }) => length === 1)).toEqual(['fryer-1']);
    expect(await found(costs(2000))).toEqual(['fryer-1']);
    expect(await eventually(reduced, ({ length }) => length === 0)).toEqual([]);
  });

  it('by rules about prices and about attributes, also of prices that changed since', async () => {
    const rules = ['country = "DE" and sku = "EX10000003"', 'attributes.power = 2000'];
    for (const [index, predicate] of rules.entries())
      await seeder
        .productDiscounts()
        .post({ body: { ...sale, key: `rule-${index}`, predicate, sortOrder: `0.2${index + 1}` } })
        .execute();
    expect(await found(costsNow(2850))).toEqual(['fryer-3']);
    expect(await found(costsNow(6000))).toEqual(['fryer-3']);
    expect(await found(costsNow(1900))).toEqual(['fryer-1', 'fryer-2']);
    await change('fryer-2', { action: 'setPrices', variantId: 1, prices: [{ value: eur(8000) }], staged: false });
    expect(await found(costsNow(4000))).toEqual(['fryer-2']);
    expect(await found(costsNow(1900))).toEqual(['fryer-1']);
    await change('fryer-2', { ...{ action: 'setAttribute', variantId: 1, name: 'power', value: 2001 }, staged: false });
    expect(await found(costsNow(4000))).toEqual([]);
    expect(await found(costsNow(8000))).toEqual(['fryer-2']);
  });
});
