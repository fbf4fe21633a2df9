import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSystem } from '@manifold/start/testing/system';
import { machineSpeed, medianSpeed, describeSpeed } from './ceiling.js';
import { longestDelay, probeEnvironment, slowestHealthCheck } from './event-loop-delay.js';
import { freePort } from '@manifold/start/testing/free-port';
import { type HostileRequest, HostileSender } from './hostile-sender.js';
import { HOSTILE_REQUESTS } from './hostile-requests.js';
import { percentile, table } from './figures.js';
import { waitUntilIdle } from './process-usage.js';
import { at, reportVerdicts, type Verdict } from './verdict.js';

/** The published budget: docs/operations.md, Benchmarks. */
const MAXIMUM_ABOVE_IDLE_MS = 50;
const MAXIMUM_HEALTH_MS = 1000;
const RUNS = 3;
const AT_ONCE = 50;
const IDLE_MS = 300;
const MEDIAN = 0.5;
/** The number of kinds of requests after which the machine's speed is measured again, because it changes. */
const KINDS_PER_SPEED = 15;
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };
/** `npm run bench:abuse -- import` measures only the kinds of requests whose names contain "import". */
const [nameFilter = ''] = process.argv.slice(2);
const selected = HOSTILE_REQUESTS.filter(({ what }) => what.includes(nameFilter));
/** Switches rate limits off, because with them most answers would be 429. */
const WITHOUT_LIMITS = { RATE_LIMIT_FACTOR: '100000' };

interface Finding {
  readonly what: string;
  readonly status: number;
  /** Event-loop delay of one request, in milliseconds above the idle delay: the median of the runs. */
  readonly aboveIdle: number;
  /** The same for 50 requests at once. */
  readonly aboveIdleAtOnce: number;
  /** The slowest health answer during 50 requests, in milliseconds. */
  readonly health: number;
}

interface Target {
  readonly origin: string;
  readonly probe: number;
  readonly sender: HostileSender;
  readonly idle: number;
}

const tenths = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

async function medianOf(times: number, measure: () => Promise<number>): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < times; run += 1) measured.push(await measure());
  return percentile(measured, MEDIAN) ?? 0;
}

async function measureKind(hostile: HostileRequest, { origin, probe, sender, idle }: Target): Promise<Finding> {
  let status = await sender.send(hostile); // Not measured: the first request of a kind includes compiling.
  const one = await medianOf(RUNS, () =>
    longestDelay(probe, async () => {
      status = await sender.send(hostile);
    }),
  );
  let health = 0;
  const atOnce = await longestDelay(probe, async () => {
    health = await slowestHealthCheck(origin, () =>
      Promise.all(Array.from({ length: AT_ONCE }, () => sender.send(hostile))),
    );
  });
  const above = (delay: number): number => tenths(Math.max(0, delay - idle));
  return { what: hostile.what, status, aboveIdle: above(one), aboveIdleAtOnce: above(atOnce), health: tenths(health) };
}

interface Findings {
  readonly idle: number;
  readonly speed: number;
  readonly kinds: readonly Finding[];
}

async function measure(): Promise<Findings> {
  const probe = await freePort();
  const system = await startSystem({ env: { ...FEW_PRODUCTS, ...WITHOUT_LIMITS, ...probeEnvironment(probe) } });
  const origin = `http://127.0.0.1:${system.ports.web}`;
  const sender = new HostileSender(origin);
  try {
    await sender.signIn();
    await waitUntilIdle(Object.values(system.processes()));
    const idle = await medianOf(RUNS, () => longestDelay(probe, () => pause(IDLE_MS)));
    const kinds: Finding[] = [];
    const speeds: number[] = [await machineSpeed()];
    for (const hostile of selected) {
      kinds.push(await measureKind(hostile, { origin, probe, sender, idle }));
      if (kinds.length % KINDS_PER_SPEED === 0) speeds.push(await machineSpeed());
    }
    return { idle: tenths(idle), speed: medianSpeed(speeds), kinds };
  } finally {
    sender.close();
    await system.stop();
  }
}

function verdicts({ kinds, speed }: Findings): Verdict[] {
  const worst = (valueOf: (finding: Finding) => number): Finding | undefined =>
    kinds.reduce<Finding | undefined>((most, one) => (most && valueOf(most) >= valueOf(one) ? most : one), undefined);
  const single = worst(({ aboveIdle }) => aboveIdle);
  const health = worst(({ health: ms }) => ms);
  return [
    at(speed).atMost(`event-loop delay above idle, ms (${single?.what})`, single?.aboveIdle, MAXIMUM_ABOVE_IDLE_MS),
    at(speed).atMost(
      `health answer during ${AT_ONCE} requests of a kind, ms (${health?.what})`,
      health?.health,
      MAXIMUM_HEALTH_MS,
    ),
  ];
}

const findings = await measure();
const { idle, speed, kinds } = findings;
const judged = verdicts(findings);
console.log(
  table(
    ['one request', 'answer', 'ms above idle', `ms above idle, ${AT_ONCE} at once`, 'slowest health, ms'],
    kinds.map((row) => [row.what, row.status, row.aboveIdle, row.aboveIdleAtOnce, row.health]),
  ),
);
console.log(
  `\nThe event loop of idle services is late by up to ${idle} ms. Answer 0: the connection was closed without one.`,
);
console.log(describeSpeed(speed));
const results = path.join(path.dirname(fileURLToPath(import.meta.url)), '../results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'abuse.json'), `${JSON.stringify({ ...findings, verdicts: judged }, undefined, 2)}\n`);
reportVerdicts(judged);
