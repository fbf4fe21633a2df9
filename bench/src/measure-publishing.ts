import { setTimeout as wait } from 'node:timers/promises';
import { listenForRevisions } from '@manifold/start/testing/side-database';
import type { FeePublisher } from './fee-publisher.js';
import { OpenPage, type PagePlace } from './open-page.js';

const POLL_EVERY_MS = 5;
/** A page that received no event after this time has missed it. */
const LATEST_MS = 10_000;
/** How many pages are opened at once. */
const GROUP = 25;

/** Milliseconds from the commit until pages received the event and had read the config; `missed` counts pages that did not. */
export interface Arrivals {
  readonly heard: number[];
  readonly read: number[];
  missed: number;
}

/** Returns the duration of each publish, from the request to the answer. */
export async function timePublishes(
  publisher: FeePublisher,
  storeKeys: readonly string[],
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) took.push((await publisher.publish(storeKeys)).milliseconds);
  return took;
}

/** Publishes repeatedly and waits each time until all open pages have read the new config; measures from the commit. */
export async function timeArrivals(
  pages: readonly OpenPage[],
  { publish, dataDir, times }: { publish: () => Promise<number>; dataDir: string; times: number },
): Promise<Arrivals> {
  const committed = new Map<number, number>();
  const stop = await listenForRevisions(dataDir, (revision) => committed.set(revision, performance.now()));
  const arrivals: Arrivals = { heard: [], read: [], missed: 0 };
  for (let time = 0; time < times; time += 1) {
    const revision = await publish();
    const latest = performance.now() + LATEST_MS;
    while (pages.some((page) => !page.read.has(revision)) && performance.now() < latest) await wait(POLL_EVERY_MS);
    for (const page of pages) count(arrivals, page, { revision, commit: committed.get(revision) ?? Number.NaN });
  }
  await stop();
  return arrivals;
}

interface Commit {
  readonly revision: number;
  readonly commit: number;
}

function count(arrivals: Arrivals, page: OpenPage, { revision, commit }: Commit): void {
  const [heard, read] = [page.heard.get(revision), page.read.get(revision)];
  if (heard === undefined || read === undefined) {
    arrivals.missed += 1;
    return;
  }
  arrivals.heard.push(heard - commit);
  arrivals.read.push(read - commit);
}

/** Opens pages in small groups, one group after the other. */
export async function openPages(places: readonly PagePlace[]): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  for (let at = 0; at < places.length; at += GROUP)
    pages.push(...(await Promise.all(places.slice(at, at + GROUP).map((place) => OpenPage.open(place)))));
  return pages;
}
