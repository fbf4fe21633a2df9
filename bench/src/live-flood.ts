import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSystem } from '@manifold/start/testing/system';
import { cheapProduct } from './cheap-product.js';
import { percentile, table } from './figures.js';
import { getText } from './requests/http.js';
import type { FloodKind } from './live-flood-sender.js';
import { LiveShopper } from './live-shopper.js';
import { waitUntilIdle } from './process-usage.js';
import { atMost, reportVerdicts } from './verdict.js';

const SENDER = fileURLToPath(new URL('live-flood-sender.ts', import.meta.url));
const KINDS: readonly FloodKind[] = ['upgrades', 'unreadable upgrades', 'messages', 'pings', 'reconnects'];
const MEASURE_MS = 8000;
const REQUEST_EVERY_MS = 10;
const SETTLE_MS = 1000;
/** The published budget: docs/operations.md, Benchmarks. */
const MAXIMUM_RATIO = 3;
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };

/** Requests the start page at a steady pace, and returns the milliseconds of each answer. */
async function timeRequests(origin: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + MEASURE_MS;
  while (performance.now() < end) {
    const startedAt = performance.now();
    await getText(origin, 'de.localhost', '/');
    times.push(performance.now() - startedAt);
    await pause(REQUEST_EVERY_MS);
  }
  return times;
}

interface Finding {
  readonly what: string;
  readonly sent: number;
  readonly p50: number;
  readonly p99: number;
}

const finding = (what: string, sent: number, times: readonly number[]): Finding => ({
  what,
  sent,
  p50: percentile(times, 0.5) ?? 0,
  p99: percentile(times, 0.99) ?? 0,
});

const system = await startSystem({ env: { ...FEW_PRODUCTS, RATE_LIMIT_FACTOR: '1' } });
const origin = `http://127.0.0.1:${system.ports.web}`;
try {
  const shopper = await LiveShopper.withCart(system.ports.web, await cheapProduct(origin));
  await waitUntilIdle(Object.values(system.processes()));
  await timeRequests(origin); // Not measured: the first requests include compiling.
  const idle = finding('nothing', 0, await timeRequests(origin));
  const findings: Finding[] = [];
  for (const kind of KINDS) {
    const { liveCart } = system.ports;
    const words = [kind, String(liveCart), JSON.stringify(shopper.headers), `/?cart=${shopper.cartId}`];
    const sender = fork(SENDER, words);
    await pause(SETTLE_MS);
    const times = await timeRequests(origin);
    sender.send('report');
    const [sent] = (await once(sender, 'message')) as [number];
    sender.kill();
    await once(sender, 'exit');
    findings.push(finding(kind, sent, times));
  }
  const ratio = ({ p99 }: Finding): number => Math.round((p99 / idle.p99) * 10) / 10;
  console.log(
    table(
      ['flood of the live cart port', 'sent', 'page p50, ms', 'page p99, ms', 'p99 as a ratio to idle'],
      [idle, ...findings].map((one) => [one.what, one.sent, one.p50, one.p99, ratio(one)]),
    ),
  );
  reportVerdicts(
    findings.map((one) => atMost(`page p99 beside a flood of ${one.what}, ratio to idle`, ratio(one), MAXIMUM_RATIO)),
  );
} finally {
  await system.stop();
}
