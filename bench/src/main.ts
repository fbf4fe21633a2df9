import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { ceiling, medianSpeed, describeSpeed } from './ceiling.js';
import { findPages, type PageKind } from './requests/find-pages.js';
import { getText } from './requests/http.js';
import { lighthouseMedian, type LighthouseScores } from './lighthouse.js';
import { load, type LoadResult } from './load.js';
import { loadInRounds, medianRound, type LoadAtSpeed } from './load-in-rounds.js';
import { measurePage, type PageMeasurement, type Served, type Warmth } from './measure-pages.js';
import { pageWeight, type PageWeight } from './page-weight.js';
import { waitUntilIdle, watchMemory, type MemoryUse } from './process-usage.js';
import { table } from './figures.js';
import { at, atLeast, atMost, reportVerdicts, type Verdict } from './verdict.js';

const HOST = 'de.localhost';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const LIGHTHOUSE_RUNS = Number(process.env['BENCH_LIGHTHOUSE_RUNS'] ?? 5);
const CONFIG_CONNECTIONS = 50;
const KILOBYTE = 1000;
const PERCENT = 100;

const WARMTHS: readonly { warmth: Warmth; env: Record<string, string> }[] = [
  { warmth: 'uncached, cold', env: { HTML_CACHE: 'off', VIEW_MODEL_CACHE: 'off' } },
  { warmth: 'uncached, warm view models', env: { HTML_CACHE: 'off' } },
  { warmth: 'cached', env: {} },
];

interface Findings {
  readonly pages: PageMeasurement[];
  readonly config: LoadAtSpeed;
  /** The rate of a bare Node server with answers of the same length: the machine's limit. */
  readonly ceiling: LoadResult;
  readonly weights: Record<string, PageWeight>;
  /** Undefined if Lighthouse could not load the page. */
  readonly lighthouse: LighthouseScores | undefined;
  /** Memory of the services while they serve cached pages and config. */
  readonly memory: MemoryUse;
}

function served(system: RunningSystem): Served {
  return {
    origin: `http://127.0.0.1:${system.ports.web}`,
    host: HOST,
    pid: system.processes()['services'] ?? 0,
    pids: Object.values(system.processes()),
  };
}

async function measurePages(system: RunningSystem, kinds: PageKind[], warmth: Warmth): Promise<PageMeasurement[]> {
  const measurements: PageMeasurement[] = [];
  for (const page of kinds) measurements.push(await measurePage(served(system), { page, warmth, seconds: SECONDS }));
  return measurements;
}

async function measure(): Promise<Findings> {
  const pages: PageMeasurement[] = [];
  let system = await startSystem({ keepData: true });
  let memoryHeld: ReturnType<typeof watchMemory> | undefined;
  const kinds = await findPages(served(system).origin, HOST);
  for (const { warmth, env } of WARMTHS) {
    await system.stop();
    const last = warmth === 'cached';
    system = await startSystem({ ports: system.ports, dataDir: system.dataDir, keepData: !last, env });
    await waitUntilIdle(Object.values(system.processes()));
    if (last) memoryHeld = watchMemory(served(system).pid);
    pages.push(...(await measurePages(system, kinds, warmth)));
  }
  const { origin } = served(system);
  const configReads = { origin, host: HOST, paths: ['/api/config'], connections: CONFIG_CONNECTIONS, seconds: SECONDS };
  await load(configReads);
  const config = medianRound(await loadInRounds(configReads));
  const body = await getText(origin, HOST, '/api/config');
  const bare = await ceiling(gzipSync(body).length, CONFIG_CONNECTIONS, SECONDS);
  const memory = (await memoryHeld?.()) ?? { median: undefined, peak: undefined };
  const weights: Record<string, PageWeight> = {};
  const shop = `http://${HOST}:${system.ports.web}`;
  for (const kind of kinds) weights[kind.name] = await pageWeight(shop + (kind.paths[0] ?? '/'));
  const product = kinds.find((kind) => kind.name === 'product')?.paths[0] ?? '/';
  // Minutes of other results must not be lost with it.
  const lighthouse = await lighthouseMedian(shop + product, LIGHTHOUSE_RUNS).catch((error: unknown) => {
    console.error(error);
    return undefined;
  });
  await system.stop();
  return { pages, config, ceiling: bare, weights, lighthouse, memory };
}

const kilobytes = (bytes: number): number => Math.round((bytes / KILOBYTE) * 10) / 10;

/** Returns the kind of page that costs the most CPU time. */
function mostExpensive(what: string, pages: readonly PageMeasurement[], target: number): Verdict {
  const judged = pages.map(({ page, speed, cpuMillisecondsPerPage }) =>
    at(speed).atMost(`${what} (${page})`, cpuMillisecondsPerPage, target),
  );
  return judged.reduce((most, one) => ((one.counted ?? 0) > (most.counted ?? 0) ? one : most));
}

/** Returns the slowest kind of page at standard speed. */
function slowest(what: string, pages: readonly PageMeasurement[], target: number): Verdict {
  const judged = pages.map((page) => at(page.speed).atLeast(`${what} (${page.page})`, page.requestsPerSecond, target));
  const rate = ({ counted }: Verdict): number => counted ?? 0;
  return judged.reduce((least, one) => (rate(one) < rate(least) ? one : least));
}

function verdicts({ pages, config, weights, lighthouse, memory }: Findings): Verdict[] {
  const measured = (warmth: Warmth): PageMeasurement[] => pages.filter((page) => page.warmth === warmth);
  const product = weights['product'];
  return [
    slowest('pages/s, cached', measured('cached'), 10_000),
    slowest('pages/s, uncached warm', measured('uncached, warm view models'), 200),
    slowest('pages/s, uncached cold', measured('uncached, cold'), 60),
    mostExpensive('CPU ms/page, uncached warm', measured('uncached, warm view models'), 3),
    ...measured('uncached, cold')
      .filter(({ page }) => page === 'product')
      .map((cold) =>
        at(cold.speed).atMost(
          'CPU ms/page of all processes, uncached cold product',
          cold.systemCpuMillisecondsPerPage,
          10,
        ),
      ),
    at(config.speed).atLeast('config reads/s at 50 connections', config.requestsPerSecond, 25_000),
    at(config.speed).atMost('config read p99, ms', config.p99Milliseconds, 5),
    atMost('JavaScript of a first product visit, as sent, KB', product && kilobytes(product.javaScript), 120),
    atMost(`memory of the services under load, MB (peak ${memory.peak})`, memory.median, 400),
    atMost('largest paint of a product page on a phone, s', lighthouse?.largestPaint, 1.8),
    atLeast('Lighthouse performance, mobile, product', lighthouse?.performance, 95),
    atLeast('Lighthouse accessibility', lighthouse?.accessibility, 100),
    atLeast('Lighthouse best practices', lighthouse?.['best-practices'], 95),
    atLeast('Lighthouse SEO', lighthouse?.seo, 95),
    atMost(
      'failed requests',
      pages.reduce((total, page) => total + page.failures, config.failures),
      0,
    ),
  ];
}

function print(findings: Findings): void {
  console.log(
    table(
      ['page', 'state', 'pages/s', 'p50 ms', 'p99 ms', 'CPU ms/page', 'of all processes', 'failures', 'machine, %'],
      findings.pages.map((row) => [
        row.page,
        row.warmth,
        row.requestsPerSecond,
        row.p50Milliseconds,
        row.p99Milliseconds,
        row.cpuMillisecondsPerPage,
        row.systemCpuMillisecondsPerPage,
        row.failures,
        Math.round(row.speed * PERCENT),
      ]),
    ),
  );
  console.log(
    `\n${table(
      ['first visit', 'HTML KB', 'JavaScript KB', 'CSS KB'],
      Object.entries(findings.weights).map(([page, weight]) => [
        page,
        kilobytes(weight.html),
        kilobytes(weight.javaScript),
        kilobytes(weight.css),
      ]),
    )}`,
  );
  const { requestsPerSecond } = findings.ceiling;
  const share = Math.round((findings.config.requestsPerSecond / requestsPerSecond) * PERCENT);
  console.log(
    `\nA bare Node server answers ${requestsPerSecond} requests/s here; config reads come to ${share} % of that.` +
      ` Their p99 is ${findings.config.p99Milliseconds} ms, that of Node's own server, measured at the same time, ${findings.config.bareP99Milliseconds} ms.`,
  );
  console.log(`\n${describeSpeed(medianSpeed(findings.pages.map(({ speed }) => speed)))}`);
}

const findings = await measure();
const judged = verdicts(findings);
print(findings);
const results = path.join(path.dirname(fileURLToPath(import.meta.url)), '../results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'bench.json'), `${JSON.stringify({ ...findings, verdicts: judged }, undefined, 2)}\n`);
reportVerdicts(judged);
