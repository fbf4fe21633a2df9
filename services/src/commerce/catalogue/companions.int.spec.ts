import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NavigationCategory, ProductCard } from '@manifold/domain/catalogue/contract';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, allCards, stockOf } from '../testing/shopping.js';

let shop: RunningShop;
let visitor: ShopClient;
let cards: readonly ProductCard[];

beforeAll(async () => {
  shop = await startShop();
  visitor = shop.visitor('SK');
  cards = await allCards(visitor);
});

afterAll(() => shop.stop());

const paid = ({ price }: ProductCard) => (price.discounted ?? price.value).centAmount;

async function departments(): Promise<NavigationCategory[]> {
  const { categories } = await visitor.call('getCategories', { query: 'navigation' });
  return categories.results;
}

describe('categories', () => {
  it('can be filtered by id, key and slug, and paged', async () => {
    const [first, second] = await departments();
    if (!first || !second) throw new Error('The shop has two departments');
    const listed = async (by: object) =>
      (await visitor.call('getCategories', { query: 'listing', ...by })).categories.results.map(({ id }) => id);
    expect(await listed({ ids: [second.id, first.id] })).toEqual([first.id, second.id]);
    expect(await listed({ keys: [second.key] })).toEqual([second.id]);
    expect(await listed({ slugs: [first.path.slice(1)] })).toEqual([first.id]);
    expect(await listed({ keys: [second.key], ids: [first.id] })).toEqual([]);
    const all = await listed({});
    expect(await listed({ offset: 2, limit: 3 })).toEqual(all.slice(2, 5));
  });

  it('can be listed as a subtree and as siblings', async () => {
    const [first, ...others] = await departments();
    if (!first) throw new Error('The shop has departments');
    const slug = first.path.slice(1);
    const tree = await visitor.call('getCategories', { query: 'tree', slug });
    expect(tree.categories.results).toEqual([first]);
    const beside = await visitor.call('getCategories', { query: 'sibling', slug });
    expect(beside.categories.results.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    const { category } = await visitor.call('getCategory', { slug, fetchSiblings: true });
    expect(category?.siblings?.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect((await visitor.call('getCategory', { slug })).category?.siblings).toBeUndefined();
  });

  it('are empty for an unknown slug', async () => {
    for (const query of ['tree', 'sibling'] as const) {
      const { categories } = await visitor.call('getCategories', { query, slug: 'no-such-category' });
      expect(categories.results).toEqual([]);
    }
  });
});

describe('complementary products', () => {
  const complementary = (skus: string[], limit?: number) =>
    visitor.call('getProducts', { query: 'complementary', skus, ...(limit ? { limit } : {}) });

  it('are four products of other categories, with the base product', async () => {
    const found = await Promise.all(cards.slice(0, 20).map(({ sku }) => complementary([sku])));
    const some = found.find(({ products }) => products.results.length === 4);
    expect(some?.baseProduct).toMatchObject({ sku: expect.stringMatching(/^EX/) });
    for (const { products, baseProduct } of found)
      expect(products.results.map(({ sku }) => sku)).not.toContain(baseProduct?.sku);
    expect(Math.max(...found.map(({ products }) => products.total))).toBe(4);
  });

  it('respect the limit, and are empty for an unsold product', async () => {
    const counts = await Promise.all(cards.slice(0, 20).map(({ sku }) => complementary([sku], 2)));
    expect(Math.max(...counts.map(({ products }) => products.total))).toBe(2);
    expect(await complementary(['EX10999999'])).toMatchObject({ products: { results: [] }, baseProduct: null });
  });
});

describe('comparable products', () => {
  it('have the same family and condition, with products in stock first', async () => {
    const comparison = (sku: string) => visitor.call('getProducts', { query: 'comparison', sku, limit: 24 });
    const all = await Promise.all(cards.slice(0, 60).map(async (card) => ({ card, ...(await comparison(card.sku)) })));
    const many = all.filter(({ products }) => products.results.length > 1);
    expect(many.length).toBeGreaterThan(0);
    for (const { card, products } of many) {
      const skus = products.results.map(({ sku }) => sku);
      const stock = await stockOf(visitor, skus);
      const isOut = skus.map((sku) => stock.get(sku) === 0);
      expect([card.sku, isOut]).toEqual([card.sku, [...isOut].sort((first, second) => Number(first) - Number(second))]);
      expect(skus).not.toContain(card.sku);
      expect(products.results.filter(({ tags }) => tags.includes('bware') !== card.tags.includes('bware'))).toEqual([]);
    }
  });

  it('are five by default', async () => {
    const all = await Promise.all(cards.map(({ sku }) => visitor.call('getProducts', { query: 'comparison', sku })));
    expect(Math.max(...all.map(({ products }) => products.total))).toBeLessThanOrEqual(5);
  });
});

describe('the extra guarantees of a product', () => {
  const guarantees = async (client: ShopClient, sku: string) =>
    (await client.call('getProducts', { query: 'extraGuarantee', sku })).products.results;

  it('cost their rate of its price', async () => {
    const offers = await Promise.all(
      cards.slice(0, 40).map(async (card) => ({ card, all: await guarantees(visitor, card.sku) })),
    );
    const offered = offers.filter(({ all }) => all.length > 0);
    expect(offered.length).toBeGreaterThan(0);
    for (const { card, all } of offered) {
      expect(all.map(({ sku }) => sku)).toEqual(['4100010', '4100020', '4100030', '4100040']);
      const rates = all.map((offer) => Math.round((paid(offer) / paid(card)) * 100));
      expect(rates.every((rate, index) => Math.abs(rate - ([6, 9, 13, 19][index] ?? 0)) <= 1)).toBe(true);
    }
  });

  it('are fewer where the law already gives five years, and none for an unsold product', async () => {
    const offered = async (country: string) => {
      const client = shop.visitor(country);
      const all = await Promise.all((await allCards(client)).slice(0, 40).map(({ sku }) => guarantees(client, sku)));
      return new Set(all.flat().map(({ sku }) => sku));
    };
    expect((await offered('NO')).has('4100040')).toBe(false);
    expect(await guarantees(visitor, 'EX10999999')).toEqual([]);
  });
});

describe('the public data of a store', () => {
  it('is its key, country, currency and languages, for all stores of the brand', async () => {
    const { stores } = await visitor.call('getStores', {});
    expect(stores.results).toHaveLength(25);
    const { stores: one } = await visitor.call('getStores', { keys: ['ferrum_ch', 'no_such_store'] });
    expect(one.results).toMatchObject([
      { key: 'ferrum_ch', countryCode: 'CH', currencyCode: 'CHF', languages: ['de-CH', 'fr-CH', 'it-CH'] },
    ]);
  });

  it('includes the address of the company that sells, and none of its registrations', async () => {
    expect(await visitor.call('getSellerAddress', {})).toEqual({
      address: {
        companyName: 'Ferrum Machines s.r.o.',
        streetLine: 'Strojárska 12',
        postalCode: '821 05',
        city: 'Bratislava',
        countryCode: 'SK',
      },
    });
  });

  it('includes volume discounts, none for an unknown group', async () => {
    const { cartDiscounts } = await visitor.call('getVolumeDiscounts', { group: 'volume_discount_default' });
    expect(cartDiscounts.results.map(({ from, permyriad }) => [from, permyriad])).toEqual([
      [3, 500],
      [5, 1000],
      [10, 1500],
    ]);
    const none = await visitor.call('getVolumeDiscounts', { group: 'no_such_group' });
    expect(none.cartDiscounts.results).toEqual([]);
  });
});

describe('a coupon', () => {
  it('that does not exist is refused, and removing one that is not on the cart changes nothing', async () => {
    const client = shop.visitor('SK');
    const { cart: none } = await client.call('removeCartCoupon', { discountCodeId: 'no-such-code' });
    expect([none, client.cookies.size]).toEqual([null, 0]);
    const cart = await add(client);
    expect((await client.refusal('applyCartCoupon', { code: 'NO-SUCH-CODE' }))[0]).toBe(422);
    expect(await client.call('removeCartCoupon', { discountCodeId: 'no-such-code' })).toEqual({ cart });
  });
});

describe('the tag manager data of products', () => {
  it('is name, brand, categories and paid price', async () => {
    const used = cards.find(({ tags }) => tags.includes('bware'));
    const reduced = cards.find(({ price, tags }) => price.discounted && !tags.includes('bware'));
    if (!used || !reduced) throw new Error('Something is used and something reduced');
    const skus = [used.sku, 'EX10999999', reduced.sku];
    const { products, tagManager } = await visitor.call('getProducts', { query: 'tagManager', skus });
    expect(products.results.map(({ sku }) => sku)).toEqual([used.sku, reduced.sku]);
    expect(tagManager).toMatchObject([
      { sku: used.sku, name: used.name, brand: used.brand, price: { centAmount: paid(used) }, isBware: true },
      { sku: reduced.sku, name: reduced.name, price: { centAmount: paid(reduced) }, isBware: false },
    ]);
    const names = (await departments()).map(({ name }) => name);
    for (const { categories, family } of tagManager ?? []) {
      expect(names).toContain(categories[0]);
      expect(categories.length).toBeGreaterThan(1);
      expect(family).not.toBe('');
    }
  });

  it('is missing in other answers', async () => {
    const { tagManager } = await visitor.call('getProducts', { query: 'skus', skus: [cards[0]?.sku ?? ''] });
    expect(tagManager).toBeUndefined();
  });
});
