import { load } from './load.js';
import { loadInRounds, medianRound, type LoadAtSpeed } from './load-in-rounds.js';
import { cpuMilliseconds } from './process-usage.js';

/** A kind of page, and paths of it that are requested in turn. */
export interface PageKind {
  readonly name: 'home' | 'category' | 'product';
  readonly paths: readonly string[];
}

/** How much of the work remains when a page is requested. */
export type Warmth = 'cached' | 'uncached, warm view models' | 'uncached, cold';

export interface PageMeasurement extends LoadAtSpeed {
  readonly page: PageKind['name'];
  readonly warmth: Warmth;
  /** CPU time of the services per page; undefined if the operating system does not report it. */
  readonly cpuMillisecondsPerPage: number | undefined;
}

export interface Served {
  readonly origin: string;
  readonly host: string;
  /** Id of the process that renders. */
  readonly pid: number;
}

const CONNECTIONS: Readonly<Record<Warmth, number>> = {
  cached: 50,
  'uncached, warm view models': 10,
  'uncached, cold': 10,
};
/** Warm-up: before the compiler has optimised the code, a server renders at half the speed. */
const WARM_UP_SECONDS = 10;

/** Requests one kind of page after a warm-up; returns the CPU time of the services per page. */
export async function measurePage(
  served: Served,
  { page, warmth, seconds }: { readonly page: PageKind; readonly warmth: Warmth; readonly seconds: number },
): Promise<PageMeasurement> {
  const target = { ...served, paths: page.paths, connections: CONNECTIONS[warmth] };
  await load({ ...target, seconds: WARM_UP_SECONDS });
  const before = await cpuMilliseconds(served.pid);
  const rounds = await loadInRounds({ ...target, seconds });
  const after = await cpuMilliseconds(served.pid);
  const pages = rounds.reduce((sum, { requests }) => sum + requests, 0);
  const used = before === undefined || after === undefined ? undefined : (after - before) / pages;
  return {
    ...medianRound(rounds),
    page: page.name,
    warmth,
    cpuMillisecondsPerPage: used === undefined ? undefined : Math.round(used * 1000) / 1000,
  };
}
