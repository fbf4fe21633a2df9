import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

async function firstDepartment(visitor: ShopClient) {
  const { categories } = await visitor.call('getCategories', { query: 'navigation' });
  const [department] = categories.results;
  if (!department) throw new Error('The shop has no departments');
  return department;
}

async function listing(visitor: ShopClient, sort: 'price-asc' | 'price-desc' | 'name-asc' | 'newest', page = 1) {
  const { id } = await firstDepartment(visitor);
  const { products } = await visitor.call('getProducts', { query: 'listing', categoryId: id, sort, page });
  return products;
}

describe('the catalogue of a store', () => {
  it('has three levels of categories in the language of the visitor', async () => {
    const department = await firstDepartment(shop.visitor('DE'));
    expect(department.children[0]?.children[0]?.path).toMatch(/^\/[a-z0-9-]+$/);
    const french = await firstDepartment(shop.visitor('CH', 'fr-CH'));
    const german = await firstDepartment(shop.visitor('CH', 'de-CH'));
    expect([french.id, french.name === german.name]).toEqual([german.id, false]);
  });

  it('finds a category by its slug in the language, with its path in every other', async () => {
    const visitor = shop.visitor('DE');
    const { path, id } = await firstDepartment(visitor);
    const { category } = await visitor.call('getCategory', { slug: path.slice(1) });
    expect(category).toMatchObject({ id, path, paths: { de: path } });
    expect(Object.keys(category?.paths ?? {})).toHaveLength(21);
  });

  it('collects reduced and new products of all departments', async () => {
    const visitor = shop.visitor('HU');
    const { products: sale } = await visitor.call('getProducts', { query: 'listing', collection: 'sale' });
    expect(sale.total).toBeGreaterThan(0);
    expect(sale.results.filter(({ price }) => price.discounted === null)).toEqual([]);
    const fresh = await visitor.call('getProducts', { query: 'listing', collection: 'new-arrivals' });
    expect(fresh.products.total).toBeGreaterThan(0);
    expect(fresh.products.results.filter(({ tags }) => !tags.includes('new'))).toEqual([]);
  });

  it('filters by stock, with the number shown in the facet', async () => {
    const visitor = shop.visitor('DE');
    const { products: whole } = await visitor.call('getProducts', { query: 'listing' });
    const { products: left } = await visitor.call('getProducts', { query: 'listing', onStock: true });
    expect(whole.facets?.onStock).toBe(left.total);
    expect(left.total).toBeLessThan(whole.total);
    const skus = left.results.map(({ sku }) => sku);
    const { inventoryEntries } = await visitor.call('getInventory', { skus });
    expect(inventoryEntries.results.filter(({ availableQuantity }) => availableQuantity === 0)).toEqual([]);
  });

  it('sorts a whole department by the price that is paid, in every country', async () => {
    for (const country of ['SK', 'HU', 'CH', 'GB']) {
      const { results, total, limit } = await listing(shop.visitor(country), 'price-asc');
      const paid = results.map(({ price }) => (price.discounted ?? price.value).centAmount);
      expect([country, paid]).toEqual([country, [...paid].sort((first, second) => first - second)]);
      expect(results).toHaveLength(Math.min(total, limit));
    }
  });

  it('shows each product on one page only', async () => {
    const visitor = shop.visitor('SK');
    const { id } = await firstDepartment(visitor);
    const ask = (page: number) =>
      visitor.call('getProducts', { query: 'listing', categoryId: id, sort: 'price-asc', page, hitsPerPage: 12 });
    const [first, second] = [await ask(1), await ask(2)];
    const skus = [...first.products.results, ...second.products.results].map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
    expect(second.products.offset).toBe(12);
  });

  it('uses the default page size for an unsupported one', async () => {
    const visitor = shop.visitor('SK');
    const { id } = await firstDepartment(visitor);
    const { products } = await visitor.call('getProducts', { query: 'listing', categoryId: id, hitsPerPage: 17 });
    expect(products.limit).toBe(24);
  });

  it('has a product page with details, images, breadcrumb and delivery time', async () => {
    const visitor = shop.visitor('DE');
    const [card] = (await listing(visitor, 'name-asc')).results;
    const { product } = await visitor.call('getProduct', { slug: card?.path.slice(1) ?? '' });
    expect(product).toMatchObject({ sku: card?.sku, price: card?.price, path: card?.path });
    expect(product?.techDetails.length).toBeGreaterThan(3);
    expect(product?.highlights.length).toBeGreaterThan(0);
    expect(product?.faq).toHaveLength(3);
    expect(product?.manualUrl).toMatch(/^\/media\/manuals\/.+-de\.html$/);
    expect(product?.images.length).toBeGreaterThan(1);
    expect(product?.breadcrumb).toHaveLength(3);
    expect(product?.deliveryDays).toBeGreaterThan(0);
    expect(Object.keys(product?.paths ?? {})).toHaveLength(21);
  });

  it('finds a product by the SKU of an outdated slug', async () => {
    const visitor = shop.visitor('DE');
    const [card] = (await listing(visitor, 'name-asc')).results;
    const { product } = await visitor.call('getProduct', { slug: `alter-name-${card?.sku.toLowerCase()}` });
    expect(product?.path).toBe(card?.path);
  });

  it('finds nothing for an unknown slug', async () => {
    const visitor = shop.visitor('DE');
    expect(await visitor.call('getProduct', { slug: 'nichts-ex10999999' })).toEqual({ product: null });
    expect(await visitor.call('getCategory', { slug: 'gibt-es-nicht' })).toEqual({ category: null });
    expect((await visitor.call('getProducts', { query: 'listing', categoryId: 'none' })).products.total).toBe(0);
  });

  it('does not sell a product in countries whose plug it lacks, and no guarantees on their own', async () => {
    const skus = ['EX10750005', 'EX10750004', '4100020'];
    for (const [country, sold] of [
      ['DE', ['EX10750005', 'EX10750004']],
      ['GB', ['EX10750004']],
    ] as const) {
      const visitor = shop.visitor(country);
      const { products } = await visitor.call('getProducts', { query: 'skus', skus });
      expect([country, products.results.map(({ sku }) => sku)]).toEqual([country, sold]);
      const { product } = await visitor.call('getProduct', { slug: 'hood-dryer-ex10750005' });
      expect([country, product !== null]).toEqual([country, country === 'DE']);
    }
  });

  it('shows the stock, and 0 for products without stock', async () => {
    const visitor = shop.visitor('SK');
    const [card] = (await listing(visitor, 'name-asc')).results;
    const { inventoryEntries } = await visitor.call('getInventory', { skus: [card?.sku ?? '', 'EX10999999'] });
    expect(inventoryEntries.results.map(({ sku }) => sku)).toEqual([card?.sku, 'EX10999999']);
    expect(inventoryEntries.results[1]?.availableQuantity).toBe(0);
  });

  it('pages the newest products, optionally of given SKUs, without a query name', async () => {
    const visitor = shop.visitor('SK');
    const part = async (request: { skus?: string[]; limit: number; offset?: number }) =>
      (await visitor.call('getProducts', { offset: 0, ...request })).products;
    const [first, second] = [await part({ limit: 5 }), await part({ limit: 5, offset: 5 })];
    expect(second).toMatchObject({ offset: 5, limit: 5, total: first.total, facets: null });
    const skus = [...first.results, ...second.results].map(({ sku }) => sku);
    expect((await part({ limit: 10 })).results.map(({ sku }) => sku)).toEqual(skus);
    const chosen = await part({ skus: skus.toReversed(), limit: 3, offset: 1 });
    expect(chosen.total).toBe(10);
    expect(chosen.results.map(({ sku }) => sku)).toEqual(skus.slice(1, 4));
    expect(await visitor.refusal('getProducts', { where: 'key="x"' })).toEqual([400, 'invalid-input']);
  });

  it('lists best sellers, and given SKUs in the requested order', async () => {
    const visitor = shop.visitor('FR');
    const { products } = await visitor.call('getProducts', { query: 'tagged', tag: 'bestseller', limit: 6 });
    expect(products.results.length).toBeGreaterThan(0);
    expect(products.results.every(({ tags }) => tags.includes('bestseller'))).toBe(true);
    const skus = products.results.map(({ sku }) => sku).reverse();
    const chosen = await visitor.call('getProducts', { query: 'skus', skus });
    expect(chosen.products.results.map(({ sku }) => sku)).toEqual(skus);
  });

  it('sets no cookie for reads', async () => {
    const visitor = shop.visitor('SK');
    await listing(visitor, 'newest');
    await visitor.call('getMe', {});
    expect(visitor.cookies.size).toBe(0);
  });

  it('is served from caches while the commerce backend is away, except for stock', async () => {
    const visitor = shop.visitor('SK');
    const before = await listing(visitor, 'price-asc');
    await shop.backend.kill();
    expect(await listing(visitor, 'price-asc')).toEqual(before);
    expect(await visitor.refusal('getInventory', { skus: ['EX10000001'] })).toEqual([503, 'backend-unavailable']);
    await shop.backend.start();
    expect((await visitor.call('getInventory', { skus: ['EX10999999'] })).inventoryEntries.results).toHaveLength(1);
  });
});
