import { setTimeout as pause } from 'node:timers/promises';
import type { ConsoleApi } from '../console/console-api.js';
import type { Print } from '../terminal/run-command.js';
import { StartProblem } from '../terminal/start-problem.js';
import { INDEX_HEAD, indexRow, type IndexState } from './index-row.js';
import type { IndexParams } from './index-params.js';

const COMPLETE = 0;
const INCOMPLETE = 1;
const POLL_MILLISECONDS = 250;
const MILLISECONDS_PER_SECOND = 1000;

interface IndexStates {
  readonly indexes: readonly IndexState[];
}

function wanted({ indexes }: IndexStates, locales: readonly string[]): IndexState[] {
  const unknown = locales.filter((locale) => !indexes.some((index) => index.locales.includes(locale)));
  const known = indexes.flatMap((index) => index.locales).sort();
  if (unknown.length > 0)
    throw new StartProblem(`No store speaks ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return indexes.filter((index) => locales.length === 0 || index.locales.some((locale) => locales.includes(locale)));
}

const standings = (api: ConsoleApi): Promise<IndexStates> => api.ask<IndexStates>('GET', '/search-indexes');

/** Prints the state of the indexes. */
export async function printStatus(api: ConsoleApi, { locales }: IndexParams, tell: Print): Promise<number> {
  const indexes = wanted(await standings(api), locales);
  tell(INDEX_HEAD);
  for (const index of indexes) tell(indexRow(index));
  return indexes.every(({ builtAt }) => builtAt !== null) ? COMPLETE : INCOMPLETE;
}

/** Starts a rebuild and prints each index when it serves its new content, with the seconds since the start. */
export async function rebuildIndexes(api: ConsoleApi, params: IndexParams, tell: Print): Promise<number> {
  const { locales, withinMilliseconds } = params;
  const before = wanted(await standings(api), locales);
  const waited = new Map(before.map(({ indexName, generation }) => [indexName, generation ?? 0]));
  const isServed = ({ indexName, generation }: IndexState) => (generation ?? 0) > (waited.get(indexName) ?? Infinity);
  const started = performance.now();
  await api.ask('POST', '/search-indexes/rebuild', { locales });
  while (waited.size > 0 && performance.now() - started < withinMilliseconds) {
    await pause(POLL_MILLISECONDS);
    const served = (await standings(api)).indexes.filter(isServed);
    const seconds = ((performance.now() - started) / MILLISECONDS_PER_SECOND).toFixed(1);
    for (const { indexName, products, buildSeconds } of served) {
      waited.delete(indexName);
      tell(`${indexName}: ${products} products, ${buildSeconds} s (${seconds} s since the request)`);
    }
  }
  for (const indexName of waited.keys()) tell(`${indexName}: not served yet`);
  return waited.size === 0 ? COMPLETE : INCOMPLETE;
}
