import { describe, expect, it } from '@jest/globals';
import { countrySeeds } from '@manifold/config-seeds/countries';
import { languages } from '../terms/language.js';
import { families } from './families.js';
import { listedBWare, notSoldIn, setOffers } from './offers.js';
import type { DemoProduct, Tag } from './product.js';
import { catalogueProducts } from './products.js';

const params = { count: 60, seed: 'ferrum' };
const products = catalogueProducts(params);
const large = catalogueProducts({ ...params, count: 600 });
const campaignTags: readonly Tag[] = ['campaign:black_friday', 'campaign:cyber_week'];

describe('the demo catalogue', () => {
  it('has at least 60 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
  });

  it('is the same for the same seed', () => {
    expect(JSON.stringify(catalogueProducts(params))).toBe(JSON.stringify(products));
  });

  it('has different stock, ratings and dates for another seed', () => {
    const other = catalogueProducts({ ...params, seed: 'another' });
    expect(other.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku));
    expect(other.map(({ stock }) => stock)).not.toEqual(products.map(({ stock }) => stock));
  });

  it('keeps its products unchanged when it grows', () => {
    expect(large).toHaveLength(600);
    const changed = products.filter((product, index) => JSON.stringify(product) !== JSON.stringify(large[index]));
    expect(changed.map(({ sku }) => sku)).toEqual([]);
  });

  it('numbers A-ware EX10, B-ware EX20 and sets EX18, no number twice', () => {
    const ranges = { 'a-ware': /^EX10\d{6}$/, 'b-ware': /^EX20\d{6}$/, set: /^EX18\d{6}$/ };
    for (const { sku, condition } of products) expect(sku).toMatch(ranges[condition]);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(new Set(products.map(({ condition }) => condition)).size).toBe(3);
  });

  it('sells every set and every B-ware that the offers name', () => {
    const count = (wanted: string): number => products.filter(({ condition }) => condition === wanted).length;
    expect([count('set'), count('b-ware')]).toEqual([setOffers.length, listedBWare.size]);
  });

  it('gives every family its own two digits', () => {
    expect(new Set(families.map(({ number }) => number)).size).toBe(families.length);
  });

  it.each(languages)('names and describes every product in %s, each slug once and ending in the SKU', (language) => {
    for (const product of products) {
      expect(product.name[language].trim()).not.toBe('');
      expect(product.description[language].trim()).not.toBe('');
      expect(product.highlights.length).toBeGreaterThanOrEqual(2);
      expect(product.slug[language]).toMatch(new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*-${product.sku.toLowerCase()}$`));
    }
    expect(new Set(products.map(({ slug }) => slug[language])).size).toBe(products.length);
  });

  it.each(languages)('tells listed products apart by their names in %s', (language) => {
    expect(new Set(products.map(({ name }) => name[language])).size).toBe(products.length);
  });

  it.each(countrySeeds.map(({ countryCode, currencyCode }) => [countryCode, currencyCode]))(
    'has a price for every product in %s (%s)',
    (country, currency) => {
      for (const { prices } of products) {
        const usable = prices.filter(
          (price) => price.currencyCode === currency && (price.country ?? country) === country,
        );
        expect(usable.length).toBeGreaterThanOrEqual(1);
        for (const { centAmount } of usable) expect(Number.isSafeInteger(centAmount) && centAmount > 0).toBe(true);
      }
    },
  );

  it('has different prices in some euro countries', () => {
    const own = products.flatMap(({ prices }) => prices.filter(({ country }) => country !== undefined));
    expect(new Set(own.map(({ country }) => country)).size).toBeGreaterThanOrEqual(5);
  });

  it('has two machines that are sold out and several with low stock', () => {
    expect(products.filter(({ stock }) => stock === 0)).toHaveLength(2);
    expect(products.filter(({ stock }) => stock > 0 && stock < 5).length).toBeGreaterThanOrEqual(3);
  });

  it('shows every listing tag on some product', () => {
    const tags = new Set(products.flatMap((product) => product.tags));
    const listing = ['bestseller', 'bware', 'new', 'on-sale', 'topRated'];
    expect([...tags].sort()).toEqual([...listing, 'Popular', 'Sale', ...campaignTags].sort());
  });

  it('marks at most one product in ten as new and one in twelve as bestseller, and no returned product', () => {
    const tagged = (tag: Tag): DemoProduct[] => large.filter(({ tags }) => tags.includes(tag));
    expect(tagged('new').length).toBeLessThanOrEqual(large.length / 10);
    expect(tagged('bestseller').length).toBeLessThanOrEqual(large.length / 12);
    expect(tagged('bestseller').length).toBeGreaterThanOrEqual(20);
    for (const tag of ['new', 'bestseller'] as const)
      expect(tagged(tag).filter(({ condition }) => condition === 'b-ware')).toEqual([]);
    for (const { tags } of large)
      expect(campaignTags.filter((tag) => tags.includes(tag)).length).toBeLessThanOrEqual(1);
  });

  it('has products that were added within the last three years', () => {
    for (const { releaseDate } of products) expect(releaseDate > '2023-11-19' && releaseDate < '2026-11-20').toBe(true);
  });

  it('links B-ware to its A-ware and sets to their parts, which are all listed', () => {
    const skus = new Set(products.map(({ sku }) => sku));
    for (const { condition, sameModelNew, checkedAt, setParts } of products) {
      expect([sameModelNew !== undefined, checkedAt !== undefined]).toEqual(Array(2).fill(condition === 'b-ware'));
      expect(setParts).toHaveLength(condition === 'set' ? 2 : 0);
      for (const sku of [...setParts, ...(sameModelNew ? [sameModelNew] : [])]) expect(skus.has(sku)).toBe(true);
    }
  });

  it('sells everything everywhere, except a few machines in a few countries', () => {
    const restricted = products.filter(({ notSoldIn }) => notSoldIn.length > 0);
    expect(restricted).toHaveLength(Object.keys(notSoldIn).length);
    const countries = new Set(countrySeeds.map(({ countryCode }) => countryCode));
    for (const { notSoldIn: lacking } of restricted) {
      expect(lacking.length).toBeLessThanOrEqual(3);
      expect(lacking.filter((country) => !countries.has(country))).toEqual([]);
    }
  });

  it('has recommended prices above its own, and volume discounts on parcels', () => {
    for (const { recommendedEuroCents, prices, volumeDiscountGroup, isFreight, condition } of products) {
      expect(recommendedEuroCents).toBeGreaterThanOrEqual(prices[0]?.centAmount ?? Infinity);
      expect(volumeDiscountGroup === undefined).toBe(isFreight || condition === 'b-ware');
    }
  });

  it('has parcels and freight', () => {
    expect(new Set(products.map(({ isFreight }) => isFreight)).size).toBe(2);
  });

  it('has a unique valid EAN for every product', () => {
    for (const { ean } of products) {
      const weighted = [...ean].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0);
      expect(ean).toHaveLength(13);
      expect(weighted % 10).toBe(0);
    }
    expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length);
  });
});
