import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { findPages, type PageKind } from './requests/find-pages.js';
import { load } from './load.js';
import { waitUntilIdle } from './process-usage.js';
import { median, table } from './figures.js';
import { atLeast, atMost, reportVerdicts } from './verdict.js';

/** Number of products in the other benchmarks, and in a large shop. */
const FEW = 600;
const MANY = 20_000;
const HOST = 'de.localhost';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
/** How often both are measured in turn. The median ratio counts, because the machine's speed changes within minutes. */
const ROUNDS = 3;
const COLD = { HTML_CACHE: 'off', VIEW_MODEL_CACHE: 'off' };
const LOAD_SECONDS = 300;
const SHARE = 0.8;
const CONNECTIONS = 10;

interface Catalogue {
  readonly system: RunningSystem;
  readonly kinds: readonly PageKind[];
  readonly loadSeconds: number | undefined;
}

const originOf = (system: RunningSystem): string => `http://127.0.0.1:${system.ports.web}`;

async function catalogueOf(products: number): Promise<Catalogue> {
  const system = await startSystem({ env: { ...COLD, DEMO_PRODUCTS: String(products), DEMO_ORDER_DAYS: '0' } });
  const seconds = /Demo catalogue loaded \(([\d.]+) s\)/.exec(system.printed())?.[1];
  const kinds = await findPages(originOf(system), HOST);
  return { system, kinds, loadSeconds: seconds === undefined ? undefined : Number(seconds) };
}

async function pagesPerSecond({ system, kinds }: Catalogue, name: PageKind['name']): Promise<number> {
  const page = kinds.find((kind) => kind.name === name);
  if (!page) return 0;
  const target = { origin: originOf(system), host: HOST, paths: page.paths, connections: CONNECTIONS };
  await load({ ...target, seconds: SECONDS });
  const measured = await load({ ...target, seconds: SECONDS });
  return measured.failures > 0 ? 0 : measured.requestsPerSecond;
}

/** Measures each page in turn with few and with many products; returns its pages per second in every round. */
async function compare(few: Catalogue, many: Catalogue): Promise<[PageKind['name'], number[], number[]][]> {
  const rows: [PageKind['name'], number[], number[]][] = [];
  for (const name of ['home', 'category', 'product'] as const) {
    const row: (typeof rows)[number] = [name, [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      row[1].push(await pagesPerSecond(few, name));
      row[2].push(await pagesPerSecond(many, name));
    }
    rows.push(row);
  }
  return rows;
}

const few = await catalogueOf(FEW);
const many = await catalogueOf(MANY);
// After the start, a large catalogue is still being indexed for minutes.
await waitUntilIdle([few, many].flatMap(({ system }) => Object.values(system.processes())));
const rows = await compare(few, many);
await Promise.all([few.system.stop(), many.system.stop()]);

/** Returns the median over the rounds of what remains of the speed, rounded to two digits. */
const medianShare = (before: number[], after: number[]): number =>
  Math.round(median(after.map((rate, round) => rate / (before[round] ?? Infinity))) * 100) / 100;
console.log(
  table(
    ['page, uncached, cold', `pages/s with ${FEW}`, `pages/s with ${MANY}`, 'share'],
    rows.map(([name, before, after]) => [name, median(before), median(after), medianShare(before, after)]),
  ),
);
const judged = [
  atMost(`loading ${MANY} products, s`, many.loadSeconds, LOAD_SECONDS),
  ...rows.map(([name, before, after]) => atLeast(`${name}, share of the pages/s`, medianShare(before, after), SHARE)),
];
reportVerdicts(judged);
