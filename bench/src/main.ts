import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { ceiling } from './ceiling.js';
import { findPages } from './find-pages.js';
import { getText } from './http.js';
import { lighthouseMedian, type LighthouseScores } from './lighthouse.js';
import { load, type LoadResult } from './load.js';
import { measurePage, type PageKind, type PageMeasurement, type Served, type Warmth } from './measure-pages.js';
import { pageWeight, type PageWeight } from './page-weight.js';
import { residentMegabytes } from './process-usage.js';
import { table } from './table.js';
import { atLeast, atMost, type Verdict } from './verdict.js';

const HOST = 'de.localhost';
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
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
  readonly config: LoadResult;
  /** A bare Node server with answers as long as the config's: what the machine allows. */
  readonly ceiling: LoadResult;
  readonly weights: Record<string, PageWeight>;
  readonly lighthouse: LighthouseScores;
  readonly memoryMegabytes: number | undefined;
}

function served(system: RunningSystem): Served {
  return { origin: `http://127.0.0.1:${system.ports.web}`, host: HOST, pid: system.processes()['services'] ?? 0 };
}

async function measurePages(system: RunningSystem, kinds: PageKind[], warmth: Warmth): Promise<PageMeasurement[]> {
  const measurements: PageMeasurement[] = [];
  for (const page of kinds) measurements.push(await measurePage(served(system), { page, warmth, seconds: SECONDS }));
  return measurements;
}

async function measure(): Promise<Findings> {
  const pages: PageMeasurement[] = [];
  let system = await startSystem({ keepData: true });
  const kinds = await findPages(served(system).origin, HOST);
  for (const { warmth, env } of WARMTHS) {
    await system.stop();
    const last = warmth === 'cached';
    system = await startSystem({ ports: system.ports, dataDir: system.dataDir, keepData: !last, env });
    pages.push(...(await measurePages(system, kinds, warmth)));
  }
  const { origin, pid } = served(system);
  const configReads = { origin, host: HOST, paths: ['/api/config'], connections: CONFIG_CONNECTIONS, seconds: SECONDS };
  await load(configReads);
  const config = await load(configReads);
  const body = await getText(origin, HOST, '/api/config');
  const bare = await ceiling(gzipSync(body).length, CONFIG_CONNECTIONS, SECONDS);
  const memoryMegabytes = await residentMegabytes(pid);
  const weights: Record<string, PageWeight> = {};
  for (const kind of kinds) weights[kind.name] = await pageWeight(origin, HOST, kind.paths[0] ?? '/');
  const product = kinds.find((kind) => kind.name === 'product')?.paths[0] ?? '/';
  const lighthouse = await lighthouseMedian(`http://${HOST}:${system.ports.web}${product}`, LIGHTHOUSE_RUNS);
  await system.stop();
  return { pages, config, ceiling: bare, weights, lighthouse, memoryMegabytes };
}

const kilobytes = (bytes: number): number => Math.round((bytes / KILOBYTE) * 10) / 10;

function verdicts({ pages, config, weights, lighthouse, memoryMegabytes }: Findings): Verdict[] {
  const slowest = (warmth: Warmth): number =>
    Math.min(...pages.filter((page) => page.warmth === warmth).map((page) => page.requestsPerSecond));
  const product = weights['product'];
  return [
    atLeast('pages/s, cached (slowest kind)', slowest('cached'), 10_000),
    atLeast('pages/s, uncached warm (slowest kind)', slowest('uncached, warm view models'), 200),
    atLeast('pages/s, uncached cold (slowest kind)', slowest('uncached, cold'), 60),
    atLeast('config reads/s at 50 connections', config.requestsPerSecond, 25_000),
    atMost('config read p99, ms', config.p99Milliseconds, 5),
    atMost('JavaScript of the product page, gzip, KB', product && kilobytes(product.javaScript), 130),
    atMost('messages of the product page, gzip, KB', product && kilobytes(product.messages), 12),
    atMost('memory of the services after the bench, MB', memoryMegabytes, 400),
    atLeast('Lighthouse performance, mobile, product', lighthouse.performance, 95),
    atLeast('Lighthouse accessibility', lighthouse.accessibility, 100),
    atLeast('Lighthouse best practices', lighthouse['best-practices'], 95),
    atLeast('Lighthouse SEO', lighthouse.seo, 95),
    atMost(
      'failed requests',
      pages.reduce((total, page) => total + page.failures, config.failures),
      0,
    ),
  ];
}

function print(findings: Findings, judged: Verdict[]): void {
  console.log(
    table(
      ['page', 'state', 'pages/s', 'p50 ms', 'p99 ms', 'CPU ms/page', 'failures'],
      findings.pages.map((row) => [
        row.page,
        row.warmth,
        row.requestsPerSecond,
        row.p50Milliseconds,
        row.p99Milliseconds,
        row.cpuMillisecondsPerPage,
        row.failures,
      ]),
    ),
  );
  console.log(
    `\n${table(
      ['first visit', 'HTML KB', 'JavaScript KB', 'messages KB', 'CSS KB'],
      Object.entries(findings.weights).map(([page, weight]) => [
        page,
        kilobytes(weight.html),
        kilobytes(weight.javaScript),
        kilobytes(weight.messages),
        kilobytes(weight.css),
      ]),
    )}`,
  );
  const { requestsPerSecond } = findings.ceiling;
  const share = Math.round((findings.config.requestsPerSecond / requestsPerSecond) * PERCENT);
  console.log(
    `\nA bare Node server answers ${requestsPerSecond} requests/s here; config reads come to ${share} % of that.`,
  );
  console.log(
    `\n${table(
      ['number', 'measured', 'target', 'met'],
      judged.map((verdict) => [verdict.what, verdict.measured, verdict.target, verdict.met ? 'yes' : 'NO']),
    )}`,
  );
}

const findings = await measure();
const judged = verdicts(findings);
print(findings, judged);
const results = path.join(path.dirname(fileURLToPath(import.meta.url)), '../results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'bench.json'), `${JSON.stringify({ ...findings, verdicts: judged }, undefined, 2)}\n`);
process.exitCode = judged.every((verdict) => verdict.met) ? 0 : 1;
