import { load } from './load.js';
import { loadInRounds, medianRound, type LoadAtSpeed } from './load-in-rounds.js';
import type { PageKind } from './requests/find-pages.js';
import { cpuMilliseconds, cpuMillisecondsOfAll } from './process-usage.js';

/** How much of the work remains when a page is requested. */
export type Warmth = 'cached' | 'uncached, warm view models' | 'uncached, cold';

export interface PageMeasurement extends LoadAtSpeed {
  readonly page: PageKind['name'];
  readonly warmth: Warmth;
  /** CPU time of the services per page; undefined if the operating system does not report it. */
  readonly cpuMillisecondsPerPage: number | undefined;
  /** CPU time of all processes per page, of the embedded commerce backend and Postgres too. */
  readonly systemCpuMillisecondsPerPage: number | undefined;
}

export interface Served {
  readonly origin: string;
  readonly host: string;
  /** Id of the process that renders. */
  readonly pid: number;
  /** Ids of all processes of the system. */
  readonly pids: readonly number[];
}

const CONNECTIONS: Readonly<Record<Warmth, number>> = {
  cached: 50,
  'uncached, warm view models': 10,
  'uncached, cold': 10,
};
/** Warm-up: before the compiler has optimised the code, a server renders at half the speed. */
const WARM_UP_SECONDS = 10;

const DECIMALS = 1000;
const perPage = (milliseconds: number, pages: number): number =>
  Math.round((milliseconds / pages) * DECIMALS) / DECIMALS;

/** Requests one kind of page after a warm-up; returns the CPU time per page. */
export async function measurePage(
  served: Served,
  { page, warmth, seconds }: { readonly page: PageKind; readonly warmth: Warmth; readonly seconds: number },
): Promise<PageMeasurement> {
  const target = { ...served, paths: page.paths, connections: CONNECTIONS[warmth] };
  await load({ ...target, seconds: WARM_UP_SECONDS });
  const usage = () => Promise.all([cpuMilliseconds(served.pid), cpuMillisecondsOfAll(served.pids)]);
  const [before, beforeOfAll] = await usage();
  const rounds = await loadInRounds({ ...target, seconds });
  const [after, afterOfAll] = await usage();
  const pages = rounds.reduce((sum, { requests }) => sum + requests, 0);
  const isKnown = before !== undefined && after !== undefined;
  return {
    ...medianRound(rounds),
    page: page.name,
    warmth,
    cpuMillisecondsPerPage: isKnown ? perPage(after - before, pages) : undefined,
    systemCpuMillisecondsPerPage: isKnown ? perPage(afterOfAll - beforeOfAll, pages) : undefined,
  };
}
