import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSystem } from '@manifold/start/testing/system';
import { describeSpeed } from './ceiling.js';
import { measureManyStores, type ManyStores } from './many-stores.js';
import { measureService, PAGES, type ServiceFindings } from './measure-service.js';
import { percentile, table } from './figures.js';
import { at, atLeast, atMost, reportVerdicts, type Verdict } from './verdict.js';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
/** A small catalogue, because its size does not affect config and loading takes time. */
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };

interface Findings extends ServiceFindings {
  readonly many: ManyStores;
}

async function measure(): Promise<Findings> {
  const system = await startSystem({ env: FEW_PRODUCTS });
  try {
    const service = await measureService(system, SECONDS);
    return { ...service, many: await measureManyStores(system.dataDir, SECONDS) };
  } finally {
    await system.stop();
  }
}

function verdicts(findings: Findings): Verdict[] {
  const { reads, publishes, replica, pages, explanations, pastExplanations, many, speed } = findings;
  const slowest = many.many.p99Milliseconds - many.few.p99Milliseconds;
  return [
    at(reads.speed).atLeast('config reads/s at 50 connections', reads.requestsPerSecond, 25_000),
    at(reads.speed).atMost('config read p99, ms', reads.p99Milliseconds, 5),
    at(speed).atMost('publish to all stores p50, ms', percentile(publishes, 0.5), 1000),
    at(speed).atMost('publish to all stores p99, ms', percentile(publishes, 0.99), 1000),
    at(speed).atMost('publish until read at another replica p99, ms', percentile(replica.read, 0.99), 250),
    at(speed).atMost(`publish until heard by ${PAGES} open pages p95, ms`, percentile(pages.heard, 0.95), 1000),
    at(speed).atMost(`publish until read by ${PAGES} open pages p95, ms`, percentile(pages.read, 0.95), 1000),
    atMost('pages that missed a publish', pages.missed + replica.missed, 0),
    at(speed).atMost('why a value is as it is p99, ms', percentile(explanations, 0.99), 5),
    at(speed).atMost('why a value was as it was p99, ms', percentile(pastExplanations, 0.99), 5),
    at(many.speed).atMost(`start with ${many.stores} stores, s`, many.startSeconds, 15),
    atMost(`memory with ${many.stores} stores, MB`, many.memoryMegabytes, 1000),
    atLeast(`config reads/s with ${many.stores} stores, share of those with 28`, many.readShare, 0.9),
    atMost(`config read p99 with ${many.stores} stores, ms more than with 28`, Math.round(slowest * 10) / 10, 1),
  ];
}

function print(findings: Findings): void {
  const row = (what: string, values: readonly number[]) => [
    what,
    values.length,
    percentile(values, 0.5),
    percentile(values, 0.95),
    percentile(values, 0.99),
  ];
  const { publishes, replica, pages, explanations, pastExplanations, many } = findings;
  console.log(
    table(
      ['milliseconds', 'times', 'p50', 'p95', 'p99'],
      [
        row('publish to all stores', publishes),
        row('commit until read at another replica', replica.read),
        row(`commit until heard by ${PAGES} open pages`, pages.heard),
        row(`commit until read by ${PAGES} open pages`, pages.read),
        row('why a value is as it is', explanations),
        row('why a value was as it was', pastExplanations),
      ],
    ),
  );
  console.log(
    `\nWith ${many.stores} stores one store's publish takes ${many.publishMilliseconds} ms and the console's matrix of all of them ${many.matrixSeconds} s.` +
      ` The p99 of config reads is ${findings.reads.p99Milliseconds} ms, that of Node's own server, measured at the same time, ${findings.reads.bareP99Milliseconds} ms.` +
      ` ${describeSpeed(findings.speed)} Load average: ${findings.loadAverage.toFixed(1)}.`,
  );
}

const findings = await measure();
const judged = verdicts(findings);
print(findings);
const results = path.join(path.dirname(fileURLToPath(import.meta.url)), '../results');
mkdirSync(results, { recursive: true });
writeFileSync(
  path.join(results, 'config.json'),
  `${JSON.stringify({ ...findings, verdicts: judged }, undefined, 2)}\n`,
);
reportVerdicts(judged);
