import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { power, SearchShop } from './testing/search-shop.js';

let searched: SearchShop;

beforeAll(async () => {
  searched = await SearchShop.open();
});
afterAll(() => searched.close());

describe('Product Search counts', () => {
  const facets = async (...asked: object[]) =>
    (await searched.search({ query: searched.own, limit: 0, facets: asked })).facets;

  it('the products per value', async () => {
    const brand = { field: 'variants.attributes.brand.key', fieldType: 'enum' };
    const sort = { by: 'key', order: 'desc' };
    expect(
      await facets(
        { distinct: { name: 'brands', ...brand } },
        { distinct: { name: 'all', ...brand, missing: 'none', sort } },
        { distinct: { name: 'one', ...brand, includes: ['royal'] } },
        { distinct: { name: 'first', ...brand, limit: 1 } },
      ),
    ).toEqual([
      {
        name: 'brands',
        buckets: [
          { key: 'msw', count: 2 },
          { key: 'royal', count: 1 },
        ],
      },
      {
        name: 'all',
        buckets: [
          { key: 'royal', count: 1 },
          { key: 'none', count: 1 },
          { key: 'msw', count: 2 },
        ],
      },
      { name: 'one', buckets: [{ key: 'royal', count: 1 }] },
      { name: 'first', buckets: [{ key: 'msw', count: 2 }] },
    ]);
  });

  it('ranges, products, variants and statistics', async () => {
    const watts = { field: 'variants.attributes.power', fieldType: 'number' };
    const ranges = [{ to: 2000, key: 'small' }, { from: 2000, to: 5000 }, { from: 5000 }];
    const german = { exact: { field: 'variants.prices.country', value: 'DE' } };
    const cents = {
      field: 'variants.prices.centAmount',
      ranges: [
        { to: 5000, key: 'low' },
        { from: 5000, key: 'high' },
      ],
    };
    expect(
      await facets(
        { ranges: { name: 'power', ...watts, ranges } },
        { ranges: { name: 'germany', ...cents, filter: german } },
        { count: { name: 'products' } },
        { count: { name: 'variants', level: 'variants' } },
        { count: { name: 'strong', level: 'variants', filter: power({ gte: 3000 }) } },
        { stats: { name: 'watts', ...watts } },
      ),
    ).toEqual([
      {
        name: 'power',
        buckets: [
          { key: 'small', count: 1 },
          { key: '2000.0-5000.0', count: 3 },
          { key: '5000.0-*', count: 1 },
        ],
      },
      {
        name: 'germany',
        buckets: [
          { key: 'low', count: 2 },
          { key: 'high', count: 2 },
        ],
      },
      { name: 'products', value: 4 },
      { name: 'variants', value: 5 },
      { name: 'strong', value: 2 },
      { name: 'watts', min: 1000, max: 9000, mean: 3400, sum: 17_000, count: 5 },
    ]);
  });

  it('all results of the query, even if a post filter shows fewer', async () => {
    const answer = await searched.search({
      query: searched.own,
      postFilter: { exact: searched.sku(1) },
      facets: [
        { count: { name: 'found' } },
        { count: { name: 'same', scope: 'query', filter: { exact: searched.sku(1) } } },
      ],
    });
    expect([answer.total, answer.facets]).toEqual([
      1,
      [
        { name: 'found', value: 4 },
        { name: 'same', value: 1 },
      ],
    ]);
  });
});
