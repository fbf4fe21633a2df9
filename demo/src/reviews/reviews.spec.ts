import { describe, expect, it } from '@jest/globals';
import { catalogueProducts } from '../catalogue/products.js';
import { languages } from '../terms/language.js';
import { reviewsOf } from './reviews.js';
import { answers, generalTexts } from './texts.js';

const params = { count: 600, seed: 'ferrum' };
const products = catalogueProducts(params);
const reviews = products.flatMap((product) => reviewsOf(product, params.seed));

describe('the reviews of the demo’s products', () => {
  it('are as many as a shop of this size has: none for some products, many for others', () => {
    expect(reviews.length).toBeGreaterThan(4500);
    expect(reviews.length).toBeLessThan(6500);
    const counts = products.map(({ ratings }) => ratings.length);
    const silent = counts.filter((count) => count === 0).length / products.length;
    expect(silent).toBeGreaterThan(0.05);
    expect(silent).toBeLessThan(0.2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    const mean = (wanted: boolean) => {
      const own = products.filter(({ tags }) => tags.includes('bestseller') === wanted);
      return own.reduce((sum, { ratings }) => sum + ratings.length, 0) / own.length;
    };
    expect(mean(true)).toBeGreaterThan(2 * mean(false));
  });

  it('are the same for the same seed, and written in the two years before the demo’s date', () => {
    const [product] = products.filter(({ ratings }) => ratings.length > 5);
    if (!product) throw new Error('No product has many reviews');
    expect(reviewsOf(product, params.seed)).toEqual(reviewsOf(product, params.seed));
    expect(reviewsOf(product, 'another')).not.toEqual(reviewsOf(product, params.seed));
    const days = reviews.map(({ writtenAt }) => writtenAt.slice(0, 10)).sort();
    expect((days[0] ?? '') >= '2024-11-20').toBe(true);
    expect((days.at(-1) ?? '') <= '2026-11-20').toBe(true);
  });

  it('have one to five stars, mostly five', () => {
    const share = (rating: number) => reviews.filter((one) => one.rating === rating).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.5);
    for (const rating of [1, 2, 3, 4]) expect(share(rating)).toBeGreaterThan(0.02);
  });

  it('are in all languages, many in German, and from 25 countries', () => {
    const written = reviews.map(({ locale }) => locale.split('-'));
    expect(new Set(written.map(([language]) => language))).toEqual(new Set(languages));
    expect(new Set(written.map(([, country]) => country)).size).toBe(25);
    const german = written.filter(([language]) => language === 'de').length;
    expect(german / written.length).toBeGreaterThan(0.15);
  });

  it('rarely repeat title and text for the same product', () => {
    for (const product of products) {
      const reviewTexts = reviewsOf(product, params.seed)
        .filter(({ rating }) => rating > 3)
        .map(({ title, text, rating }) => `${rating} ${title.en} ${text.en}`);
      expect(new Set(reviewTexts).size).toBeGreaterThanOrEqual(Math.ceil(reviewTexts.length * 0.9));
    }
  });

  it('complain if they have few stars, and customer care answers most of these', () => {
    const complaints = new Set(generalTexts.complaints.map(({ text }) => text.en));
    const poor = reviews.filter(({ rating }) => rating < 3);
    for (const { text } of poor) expect([...complaints].some((complaint) => text.en.startsWith(complaint))).toBe(true);
    expect(poor.filter(({ answer }) => answer).length / poor.length).toBeGreaterThan(0.7);
    const favourable = reviews.filter(({ rating }) => rating > 3);
    expect(favourable.some(({ answer }) => answer)).toBe(true);
    for (const { text } of favourable)
      expect([...complaints].some((complaint) => text.en.includes(complaint))).toBe(false);
  });

  it('do not praise and criticise the same thing', () => {
    const remarks = generalTexts.remarks.map(({ en }) => en);
    for (const { text } of reviews)
      if (remarks.some((remark) => text.en.includes(remark)))
        expect(generalTexts.praise.some((praise) => text.en.includes(praise.en))).toBe(false);
  });

  it('of accessories have sentences for accessories', () => {
    const parts = products.filter(({ productType, ratings }) => productType === 'accessory' && ratings.length > 10);
    for (const part of parts) {
      const reviewTexts = reviewsOf(part, params.seed).map(({ text }) => text.en);
      expect(reviewTexts.some((text) => text.includes('as if it had always been part of it'))).toBe(true);
    }
  });
});

describe('every text of a review', () => {
  const texts = [
    ...new Map(reviews.flatMap(({ title, text }) => [title, text]).map((text) => [text.en, text])).values(),
    ...Object.values(answers),
  ];

  it.each(languages)('begins with a capital letter and has no gaps in %s', (language) => {
    for (const text of texts) {
      expect(text[language]).toMatch(/^\p{Lu}/u);
      expect(text[language]).not.toMatch(/ {2}|undefined|\s$/);
    }
  });

  it('is translated into every language', () => {
    for (const { answer, text } of reviews)
      for (const reviewTexts of [text, ...(answer ? [answer] : [])])
        expect(new Set(Object.values(reviewTexts)).size).toBeGreaterThanOrEqual(languages.length - 1);
  });
});

describe('the top-rated tag', () => {
  it('depends only on the reviews', () => {
    const unreviewed = catalogueProducts({ ...params, count: 0, reviewed: 0 });
    expect(unreviewed.some(({ ratings, tags }) => ratings.length > 0 || tags.includes('topRated'))).toBe(false);
    const top = products.filter(({ tags }) => tags.includes('topRated'));
    expect(top.length).toBeGreaterThan(10);
    for (const { ratings } of top)
      expect(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toBeGreaterThanOrEqual(4.7);
  });
});
