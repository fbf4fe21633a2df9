import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { allCards, parcelsInStock } from '../testing/shopping.js';
import { reduce, sellerOf, type Seller } from '../testing/test-goods.js';
import { CatalogueFeed } from './catalogue-feed.service.js';

let shop: RunningShop;
let seller: Seller;
let visitor: ShopClient;
const invalidated = new Set<string>();

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
  visitor = shop.visitor('SK');
  shop.application.app.get(CatalogueFeed).onShownChange((tags) => tags.forEach((tag) => invalidated.add(tag)));
});

afterAll(() => shop.stop());

/** Polls until a condition holds. Without the feed, caches would be older than the timeout. */
const soon = <Value>(ask: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<NonNullable<Value>> =>
  eventually(async () => {
    const value = await ask();
    return isSo(value) ? (value ?? undefined) : undefined;
  });

interface StoredProduct {
  readonly id: string;
  readonly version: number;
  readonly masterData: {
    readonly current: {
      readonly masterVariant: {
        readonly prices: readonly {
          readonly id: string;
          readonly country?: string;
          readonly value: { readonly currencyCode: string; readonly centAmount: number };
        }[];
      };
    };
  };
}

const stored = (sku: string) => seller.get<StoredProduct>(`/products/key=${sku}`);

async function change(sku: string, ...actions: object[]): Promise<void> {
  const { id, version } = await stored(sku);
  await seller.post(`/products/${id}`, { version, actions });
}

const pageOf = async (path: string) => (await visitor.call('getProduct', { slug: path.slice(1) })).product;

const cardOf = async (sku: string) => {
  const { products } = await visitor.call('getProducts', { query: 'skus', skus: [sku] });
  return products.results[0];
};

describe('a change in the commerce backend', () => {
  it('of a price is on the page and on the card of the next visitor', async () => {
    const [card] = (await allCards(visitor)).filter(({ price }) => price.discounted === null);
    if (!card) throw new Error('The shop sells something at its full price');
    await pageOf(card.path);
    const { masterData } = await stored(card.sku);
    const price = masterData.current.masterVariant.prices.find(
      ({ country, value }) => country === 'SK' || (country === undefined && value.currencyCode === 'EUR'),
    );
    const value = { currencyCode: 'EUR', centAmount: card.price.value.centAmount + 111 };
    await change(card.sku, {
      action: 'changePrice',
      priceId: price?.id,
      price: { value, ...(price?.country ? { country: price.country } : {}) },
      staged: false,
    });
    const isNew = (found: { price: typeof card.price } | null | undefined) =>
      found?.price.value.centAmount === value.centAmount;
    expect(isNew(await soon(() => pageOf(card.path), isNew))).toBe(true);
    expect(isNew(await soon(() => cardOf(card.sku), isNew))).toBe(true);
    await eventually(() => invalidated.has(`product:${card.id}`) || undefined);
  });

  it('of a name is on the card of the next visitor', async () => {
    const [card] = await allCards(visitor);
    if (!card) throw new Error('The shop sells something');
    const name = { sk: 'Celkom nový názov', en: 'Quite a new name' };
    await change(card.sku, { action: 'changeName', name }, { action: 'publish' });
    const found = await soon(
      () => cardOf(card.sku),
      (each) => each?.name === name.sk,
    );
    expect(found?.name).toBe(name.sk);
  });

  it('of a discount is on the page of the next visitor, although no product changed', async () => {
    const card = (await allCards(visitor)).filter(({ price }) => price.discounted === null).at(-1);
    if (!card) throw new Error('The shop sells something at its full price');
    await pageOf(card.path);
    await reduce(seller, { key: 'feed', skus: [card.sku], value: { permyriad: 1000 }, sortOrder: '0.99' }, ['EUR']);
    const page = await soon(
      () => pageOf(card.path),
      (each) => each?.price.discounted !== null,
    );
    const { centAmount } = card.price.value;
    expect(Math.abs((page?.price.discounted?.centAmount ?? 0) - centAmount * 0.9)).toBeLessThanOrEqual(1);
  });

  it('of stock removes a sold-out product from the list of products in stock', async () => {
    const [sku = ''] = await parcelsInStock(visitor);
    const total = async () => (await visitor.call('getProducts', { query: 'listing', onStock: true })).products.total;
    const before = await total();
    const { results } = await seller.get<{
      results: { id: string; version: number; availableQuantity: number }[];
    }>(`/inventory?where=${encodeURIComponent(`sku = "${sku}"`)}`);
    for (const { id, version } of results)
      await seller.post(`/inventory/${id}`, { version, actions: [{ action: 'changeQuantity', quantity: 0 }] });
    expect(await soon(total, (found) => found < before)).toBe(before - 1);
  });

  it('of a category’s parent changes the list of the department, although no product changed', async () => {
    const { categories } = await visitor.call('getCategories', { query: 'navigation' });
    const [from, to] = categories.results;
    const moved = from?.children[0];
    if (!to || !moved) throw new Error('The shop has two departments, and one of them has categories');
    const total = async (categoryId: string) =>
      (await visitor.call('getProducts', { query: 'listing', categoryId })).products.total;
    const [before, more] = [await total(to.id), await total(moved.id)];
    const { version } = await seller.get<{ version: number }>(`/categories/${moved.id}`);
    const parent = { typeId: 'category', id: to.id };
    const slug = { sk: 'presunute', en: 'moved' };
    const actions = [
      { action: 'changeParent', parent },
      { action: 'changeSlug', slug },
    ];
    await seller.post(`/categories/${moved.id}`, { version, actions });
    expect(more).toBeGreaterThan(0);
    const after = await soon(
      () => total(to.id),
      (found) => found !== before,
    );
    expect(after).toBe(before + more);
  });
});
