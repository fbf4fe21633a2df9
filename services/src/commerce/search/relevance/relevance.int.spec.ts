import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../../testing/running-shop.js';
import { SearchIndexer } from '../search-indexer.service.js';
import { QUERY_TYPES, RELEVANCE_SETS, type QueryType, type RelevanceSet } from './queries.js';

const SHOWN = 5;
const IN_FIVE = 0.97;
const FIRST = 0.8;
const IN_FIVE_OF_LANGUAGE = 0.9;
const MINIMUM_QUERIES = 400;
const MINIMUM_QUERIES_PER_LANGUAGE = 15;
const LANGUAGES = 21;
const MILLISECONDS = 300_000;

/** The position of the expected product in the hits of a query, from 1; undefined if not among those shown. */
interface Outcome {
  readonly language: string;
  readonly type: QueryType;
  readonly text: string;
  readonly expected: string;
  readonly position: number | undefined;
  readonly shown: readonly string[];
}

let shop: RunningShop;
const outcomes: Outcome[] = [];

beforeAll(async () => {
  shop = await startShop();
  await shop.application.app.get(SearchIndexer).check();
  for (const set of RELEVANCE_SETS) outcomes.push(...(await outcomesOf(set)));
}, MILLISECONDS);

afterAll(() => shop.stop());

const SET_OF_MACHINES = 'EX18';

/** Two digits name a family: `01` is `EX1001…` and its B-ware `EX2001…`. A set is not the machine itself. */
function fits(sku: string, expected: string): boolean {
  return expected.split('/').some((one) => {
    if (one.startsWith('EX')) return sku.startsWith(one);
    return sku.slice(4, 6) === one && !sku.startsWith(SET_OF_MACHINES);
  });
}

async function outcomesOf({ language, country, queries }: RelevanceSet): Promise<Outcome[]> {
  const visitor = shop.visitor(country);
  const found: Outcome[] = [];
  for (const [type, text, expected] of queries) {
    const { search } = await visitor.call('searchProducts', { text });
    const first = search.results.slice(0, SHOWN);
    const index = first.findIndex(({ sku }) => fits(sku, expected));
    const shown = first.map(({ sku, name }) => `${sku} ${name}`);
    found.push({ language, type, text, expected, position: index < 0 ? undefined : index + 1, shown });
  }
  return found;
}

const share = (part: readonly Outcome[], isRight: (outcome: Outcome) => boolean): number =>
  part.length === 0 ? 1 : part.filter(isRight).length / part.length;
const isFirst = ({ position }: Outcome): boolean => position === 1;
const isShown = ({ position }: Outcome): boolean => position !== undefined;
const percent = (of: number): string => (of * 100).toFixed(1);

/** Formats a row of the table: per type the hits at first position, and in the first five of all, `3 4/4`. */
function line(language: string, own: readonly Outcome[]): string {
  const cells = QUERY_TYPES.map((type) => {
    const part = own.filter((outcome) => outcome.type === type);
    return `${part.filter(isFirst).length} ${part.filter(isShown).length}/${part.length}`.padEnd(12);
  });
  return `${language.padEnd(9)} ${percent(share(own, isFirst)).padStart(5)} ${percent(share(own, isShown)).padStart(5)}  ${cells.join('')}`;
}

const described = ({ language, type, text, expected, shown }: Outcome): string =>
  `  missed ${language} ${type} "${text}" (${expected}): ${shown.join(' | ') || 'nothing'}`;

describe('the relevance of the search', () => {
  it('is measured in all languages of the shop', () => {
    expect(RELEVANCE_SETS).toHaveLength(LANGUAGES);
    for (const { queries } of RELEVANCE_SETS)
      expect(queries.length).toBeGreaterThanOrEqual(MINIMUM_QUERIES_PER_LANGUAGE);
    expect(outcomes.length).toBeGreaterThanOrEqual(MINIMUM_QUERIES);
  });

  it('ranks the expected product in the first five, and mostly first', () => {
    const heading = `language  first  five  ${QUERY_TYPES.map((type) => type.padEnd(12)).join('')}`;
    const lines = RELEVANCE_SETS.map(({ language }) =>
      line(
        language,
        outcomes.filter((outcome) => outcome.language === language),
      ),
    );
    const missed = outcomes.filter((outcome) => !isShown(outcome)).map(described);
    process.stdout.write(`${[heading, ...lines, line('all', outcomes), ...missed].join('\n')}\n`);
    expect(share(outcomes, isShown)).toBeGreaterThanOrEqual(IN_FIVE);
    expect(share(outcomes, isFirst)).toBeGreaterThanOrEqual(FIRST);
  });

  it.each(['kühlschrank', 'Kühlschränke', 'kuehlschrank'])(
    'shows refrigerators before freezers for %s',
    async (text) => {
      const { search } = await shop.visitor('DE').call('searchProducts', { text });
      expect(search.results.slice(0, 1).map(({ sku }) => fits(sku, '57'))).toEqual([true]);
      const kinds = search.results.map(({ sku }) => (fits(sku, '57') ? 57 : 58));
      const machines = kinds.filter((_, at) => !search.results[at]?.sku.startsWith(SET_OF_MACHINES));
      expect(machines).toEqual([...machines].sort());
    },
  );

  it.each(RELEVANCE_SETS.map(({ language }) => language))(
    'ranks the expected product in %s in the first five',
    (own) => {
      const part = outcomes.filter(({ language }) => language === own);
      expect([own, share(part, isShown) >= IN_FIVE_OF_LANGUAGE]).toEqual([own, true]);
    },
  );
});
