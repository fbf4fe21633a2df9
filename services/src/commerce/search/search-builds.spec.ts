import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexedProduct, SearchIndex } from '../../integrations/search/ports/search-index.js';
import { createLogger } from '../../platform/logging/logger.js';
import { SearchBuilds } from './search-builds.service.js';
import type { SearchFollower } from './search-follower.service.js';
import type { SearchTarget } from './search-targets.js';
import type { SearchSource } from './search-source.service.js';
import type { FilledState, SearchStates } from './search-states.repository.js';

const feedPositionOf = (language: string): SearchTarget => ({
  indexName: `prod.${language}`,
  language,
  languages: [language],
  synonyms: [],
});
const PLACES = ['de', 'fr', 'sk'].map(feedPositionOf);
const CATALOGUE = { total: 251, lastModifiedAt: '2026-11-20T12:00:00.000Z' };
const PAGES = [150, 100];

const product = (number: number, language: string): IndexedProduct => ({
  id: `${number}`,
  sku: `EX${number}`,
  ean: null,
  model: null,
  kind: 'machine',
  name: `${language} ${number}`,
  brand: null,
  categories: [],
  description: null,
});

/** Fake indexes by name, with their content and how they ended. */
class Indexes {
  readonly products = new Map<string, string[]>();
  readonly ends: string[] = [];
  /** The step at which an index fails. */
  readonly failing = new Map<string, 'build' | 'add' | 'publish' | 'state'>();
  readonly states: FilledState[] = [];

  fail(indexName: string, step: string): void {
    if (this.failing.get(indexName) === step) throw new Error(`${indexName}: ${step}`);
  }

  build({ indexName }: SearchTarget) {
    return Promise.resolve().then(() => {
      this.fail(indexName, 'build');
      const indexed: string[] = [];
      this.products.set(indexName, indexed);
      const step = (name: string, work: () => unknown) => async (): Promise<void> => {
        await Promise.resolve();
        this.fail(indexName, name);
        work();
      };
      return {
        add: (products: readonly IndexedProduct[]) =>
          step('add', () => indexed.push(...products.map(({ name }) => name)))(),
        publish: step('publish', () => this.ends.push(`${indexName} published`)),
        discard: step('discard', () => this.ends.push(`${indexName} discarded`)),
      };
    });
  }

  async storeBuild(state: FilledState): Promise<void> {
    await Promise.resolve();
    this.fail(state.indexName, 'state');
    this.states.push(state);
  }
}

describe('indexes that are built together', () => {
  let indexes: Indexes;
  let readings: number;
  let builds: SearchBuilds;

  beforeEach(() => {
    indexes = new Indexes();
    readings = 0;
    const source: Pick<SearchSource, 'pages' | 'fingerprint'> = {
      fingerprint: ({ language }) => Promise.resolve(`form of ${language}`),
      async *pages(targets) {
        readings += 1;
        let number = 0;
        for (const size of PAGES) {
          const numbers = Array.from({ length: size }, () => (number += 1));
          yield await Promise.resolve(
            new Map(
              targets.map(({ indexName, language }) => [indexName, numbers.map((each) => product(each, language))]),
            ),
          );
        }
      },
    };
    const follower = { now: () => Promise.resolve({ seenUntil: 'then', seen: new Set<string>() }) };
    builds = new SearchBuilds(
      source as SearchSource,
      follower as Partial<SearchFollower> as SearchFollower,
      indexes as Partial<SearchIndex> as SearchIndex,
      indexes as Partial<SearchStates> as SearchStates,
      createLogger('silent'),
    );
  });

  const build = (checkRunning = () => undefined) => builds.build(PLACES, CATALOGUE, checkRunning);

  it('have all products in their own language, from one read, with a stored state', async () => {
    await build();
    expect(readings).toBe(1);
    for (const { indexName, language } of PLACES)
      expect(indexes.products.get(indexName)).toEqual(
        Array.from({ length: 250 }, (_none, number) => `${language} ${number + 1}`),
      );
    expect(indexes.ends).toEqual(['prod.de published', 'prod.fr published', 'prod.sk published']);
    expect(indexes.states).toHaveLength(3);
    expect(indexes.states[1]).toMatchObject({
      indexName: 'prod.fr',
      documents: 250,
      missing: 1,
      fingerprint: 'form of fr',
      upTo: CATALOGUE.lastModifiedAt,
      position: { seenUntil: 'then' },
    });
  });

  it.each([
    ['build', ['prod.de published', 'prod.sk published']],
    ['add', ['prod.fr discarded', 'prod.de published', 'prod.sk published']],
    ['publish', ['prod.de published', 'prod.fr discarded', 'prod.sk published']],
  ] as const)('are published if another one fails at %s', async (step, ends) => {
    indexes.failing.set('prod.fr', step);
    await build();
    expect(indexes.ends).toEqual(ends);
    expect(indexes.states.map(({ indexName }) => indexName)).toEqual(['prod.de', 'prod.sk']);
  });

  it('are not discarded after publishing, even if their state cannot be stored', async () => {
    indexes.failing.set('prod.fr', 'state');
    await build();
    expect(indexes.ends).toEqual(['prod.de published', 'prod.fr published', 'prod.sk published']);
    expect(indexes.states).toHaveLength(2);
  });

  it('are all discarded when the process stops', async () => {
    let steps = 0;
    const stops = build(() => {
      steps += 1;
      if (steps > 1) throw new Error('ending');
      return undefined;
    });
    await expect(stops).rejects.toThrow('ending');
    expect(indexes.ends).toEqual(['prod.de discarded', 'prod.fr discarded', 'prod.sk discarded']);
    expect(indexes.states).toEqual([]);
  });

  it('read nothing if none of them can be started', async () => {
    for (const { indexName } of PLACES) indexes.failing.set(indexName, 'build');
    await build();
    expect(readings).toBe(0);
  });
});
