import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '@manifold/domain/catalogue/contract';
import type { ReviewSort } from '@manifold/domain/reviews/contract';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { allCards } from '../testing/shopping.js';

let shop: RunningShop;
let product: Pick<Product, 'id' | 'sku' | 'rating'>;

beforeAll(async () => {
  shop = await startShop();
  const cards = await allCards(shop.visitor('DE'));
  const [most] = [...cards].sort((one, other) => (other.rating?.count ?? 0) - (one.rating?.count ?? 0));
  if (!most?.rating || most.rating.count <= 10) throw new Error('No product has two pages of reviews');
  product = most;
});

afterAll(() => shop.stop());

async function all(visitor: ShopClient, sort: ReviewSort) {
  const found = [];
  for (let offset = 0; ; offset += 10) {
    const { reviews } = await visitor.call('getReviews', { productId: product.id, sort, offset });
    found.push(...reviews.results);
    if (found.length >= reviews.total) return found;
  }
}

describe('the reviews of a product', () => {
  it('add up to the rating on card and product page', async () => {
    const { reviews } = await shop.visitor('DE').call('getReviews', { productId: product.id });
    const { total, averageRating, ratingsDistribution } = reviews;
    expect({ average: averageRating, count: total }).toEqual(product.rating);
    const counts = Object.values(ratingsDistribution);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(counts).toHaveLength(5);
  });

  it('are paged by ten without duplicates', async () => {
    const visitor = shop.visitor('DE');
    const { reviews: first } = await visitor.call('getReviews', { sku: product.sku, limit: 10 });
    expect(first).toMatchObject({ offset: 0, limit: 10, count: 10, total: product.rating?.count });
    const ids = (await all(visitor, 'top')).map(({ id }) => id);
    expect([new Set(ids).size, ids.length]).toEqual([first.total, first.total]);
    expect(first.results.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  });

  it('are sorted by stars and then by day, or by day alone', async () => {
    const visitor = shop.visitor('DE');
    const top = await all(visitor, 'top');
    const byStars = [...top].sort((a, b) => b.rating - a.rating || b.date.localeCompare(a.date));
    expect(top.map(({ rating, date }) => [rating, date])).toEqual(byStars.map(({ rating, date }) => [rating, date]));
    const days = (await all(visitor, 'recent')).map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('are in the visitor’s language, and say in which language they were written', async () => {
    const [german, greek] = [await all(shop.visitor('DE'), 'top'), await all(shop.visitor('GR'), 'top')];
    expect(greek.map(({ id }) => id)).toEqual(german.map(({ id }) => id));
    for (const { language, original } of german)
      expect([language, original === null]).toEqual([language, language === 'de']);
    for (const { language, text, original } of greek)
      expect(language === 'el' ? original : /\p{Script=Greek}/u.test(text)).toBe(language === 'el' ? null : true);
    expect(german.some(({ original }) => original !== null)).toBe(true);
  });

  it('contain only public fields', async () => {
    const { reviews } = await shop.visitor('DE').call('getReviews', { productId: product.id });
    const fields = ['answer', 'authorName', 'date', 'id', 'language', 'original', 'rating', 'source', 'text', 'title'];
    for (const review of reviews.results) expect(Object.keys(review).sort()).toEqual(fields);
  });

  it.each([{ limit: 11 }, { limit: 0 }, { offset: -1 }, { sort: 'worst' }, { productId: '' }])(
    'are refused for %j',
    async (wrong) => {
      expect(await shop.visitor('DE').refusal('getReviews', { productId: product.id, ...wrong })).toEqual([
        400,
        'invalid-input',
      ]);
    },
  );

  it.each(['no-such-product', '" or id is defined or id = "', '\\'])(
    'are empty for the product %j',
    async (productId) => {
      const { reviews } = await shop.visitor('DE').call('getReviews', { productId });
      expect(reviews).toMatchObject({ total: 0, count: 0, results: [] });
      const { reviews: bySku } = await shop.visitor('DE').call('getReviews', { sku: 'EX10999999' });
      expect(bySku.results).toEqual([]);
    },
  );

  it('are shown by every store while the commerce backend is away, once one has shown them; others are an empty list', async () => {
    await shop.visitor('DE').call('getReviews', { productId: product.id });
    const visitor = shop.visitor('PT');
    const unread = { productId: product.id, limit: 3 };
    await shop.backend.kill();
    const shown = await visitor.call('getReviews', { productId: product.id });
    expect(shown.reviews.total).toBe(product.rating?.count);
    const { reviews } = await visitor.call('getReviews', unread);
    expect(reviews).toMatchObject({ total: 0, results: [] });
    await shop.backend.start();
    const again = await visitor.call('getReviews', unread);
    expect(again.reviews.total).toBe(product.rating?.count);
  });
});
