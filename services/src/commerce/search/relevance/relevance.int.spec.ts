import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../../testing/running-shop.js';
import { SearchIndexer } from '../search-indexer.service.js';
import { RELEVANCE_SETS, type RelevanceSet } from './queries.js';

const SHOWN = 5;
const RECALL = 0.95;
const BUILD_MILLISECONDS = 300_000;

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  await shop.application.app.get(SearchIndexer).check();
}, BUILD_MILLISECONDS);

afterAll(() => shop.stop());

/** Two digits name a family: `01` is `EX1001…`, its B-ware `EX2001…` and its sets `EX1801…`. */
const fits = (sku: string, expected: string): boolean =>
  expected.startsWith('EX') ? sku.startsWith(expected) : expected.split('/').includes(sku.slice(4, 6));

/** The queries whose product is not among the first five, with what is there instead. */
async function missed({ country, queries }: RelevanceSet): Promise<string[]> {
  const visitor = shop.visitor(country);
  const misses: string[] = [];
  for (const [text, expected] of queries) {
    const { search } = await visitor.call('searchProducts', { text });
    const first = search.results.slice(0, SHOWN);
    if (!first.some(({ sku }) => fits(sku, expected)))
      misses.push(`${text} (${expected}): ${first.map(({ name }) => name).join(' | ') || 'nothing'}`);
  }
  return misses;
}

describe('what people type', () => {
  it('is known in twelve languages', () => {
    expect(new Set(RELEVANCE_SETS.map(({ language }) => language)).size).toBe(12);
    expect(RELEVANCE_SETS.flatMap(({ queries }) => queries).length).toBeGreaterThanOrEqual(200);
  });

  it.each(RELEVANCE_SETS.map((set) => [set.language, set] as const))(
    'finds in %s what is meant among the first five',
    async (language, set) => {
      const misses = await missed(set);
      const recall = 1 - misses.length / set.queries.length;
      const figure = `${language}: recall@5 ${(recall * 100).toFixed(1)} % of ${set.queries.length}`;
      process.stdout.write(`${[figure, ...misses].join('\n  missed ')}\n`);
      expect(recall).toBeGreaterThanOrEqual(RECALL);
    },
  );
});
