import { setTimeout as pause } from 'node:timers/promises';
import { startSystem, systemUnderTest, type RunningSystem } from '@manifold/start/testing/system';
import { CommerceClient } from './requests/commerce-client.js';
import { getText } from './requests/http.js';
import { residentMegabytes, watchMemory } from './process-usage.js';
import { table } from './figures.js';
import { atMost, reportVerdicts } from './verdict.js';

const COUNTRIES = 'sk at be bg ch gb cz de dk es fi fr gr hr hu ie it lt nl no pl pt ro se si'.split(' ');
const PAGES = Number(process.env['BENCH_PAGES'] ?? 5000);
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1000);
const CLIENTS = 10;
const REST_MILLISECONDS = 60_000;
const SERVICES_MEGABYTES = 350;
const SANDBOX_MEGABYTES = 300;
const LINES_PER_ORDER = 3;

type System = Pick<RunningSystem, 'ports' | 'processes'>;

interface Page {
  readonly host: string;
  readonly path: string;
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);

/** Returns every page in a store's sitemaps. */
async function pagesOf(origin: string, host: string): Promise<Page[]> {
  const maps = locations(await getText(origin, host, '/sitemap.xml'));
  const pages: string[] = [];
  for (const map of maps) pages.push(...locations(await getText(origin, host, map)));
  return [...new Set(pages)].map((path) => ({ host, path }));
}

/** Returns distinct pages, equally many of each store. */
async function differentPages(origin: string): Promise<Page[]> {
  const stores: Page[][] = [];
  // One after the other: a sitemap reads a store's whole catalogue.
  for (const country of COUNTRIES) stores.push(await pagesOf(origin, `${country}.localhost`));
  const each = Math.ceil(PAGES / stores.length);
  return stores.flatMap((pages) => pages.slice(0, each)).slice(0, PAGES);
}

/** Runs all tasks, ten at once; returns how many failed. */
async function runAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const waiting = [...items];
  let failures = 0;
  const client = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
      await work(item).catch(() => (failures += 1));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return failures;
}

async function placeOrders(client: CommerceClient): Promise<number> {
  const products = await client.products(500);
  const numbers = Array.from({ length: ORDERS }, (_, index) => index);
  const mark = Date.now().toString(36);
  return runAll(numbers, async (number) => {
    const at = (number * LINES_PER_ORDER) % (products.length - LINES_PER_ORDER);
    const { id, version } = await client.createCart(products.slice(at, at + LINES_PER_ORDER).map(({ sku }) => sku));
    await client.send('/orders', { cart: { typeId: 'cart', id }, version, orderNumber: `MEMORY-${mark}-${number}` });
  });
}

interface MemoryFigures {
  readonly before: number | undefined;
  readonly peak: number | undefined;
  readonly after: number | undefined;
  readonly failures: number;
}

/** Memory of a process before a load, at its peak and a minute after it. */
async function memoryOver(pid: number, load: () => Promise<number>): Promise<MemoryFigures> {
  const before = await residentMegabytes(pid);
  const stop = watchMemory(pid);
  const failures = await load();
  const { peak } = await stop();
  await pause(REST_MILLISECONDS);
  return { before, peak, after: await residentMegabytes(pid), failures };
}

/** A process and its load. */
interface Part {
  readonly name: string;
  readonly process: string;
  readonly maxMegabytes: number;
  readonly load: (system: System) => Promise<() => Promise<number>>;
}

const PARTS: readonly Part[] = [
  {
    name: 'services',
    process: 'services',
    maxMegabytes: SERVICES_MEGABYTES,
    load: async ({ ports }) => {
      const origin = `http://127.0.0.1:${ports.web}`;
      const pages = await differentPages(origin);
      return () => runAll(pages, ({ host, path }) => getText(origin, host, path));
    },
  },
  {
    name: 'sandbox',
    process: 'commerce backend',
    maxMegabytes: SANDBOX_MEGABYTES,
    load: async ({ ports }) => {
      const client = await CommerceClient.connect({
        url: `http://127.0.0.1:${ports.commerce}`,
        projectKey: 'manifold',
      });
      return () => placeOrders(client);
    },
  },
];

/** Returns the parts named on the command line, or both. */
function chosenParts(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => PARTS.every((part) => part.name !== name));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. The parts are services and sandbox.`);
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
}

async function measure(system: System, parts: readonly Part[]): Promise<void> {
  const measured: { readonly part: Part; readonly held: MemoryFigures }[] = [];
  for (const part of parts)
    measured.push({
      part,
      held: await memoryOver(system.processes()[part.process] ?? 0, await part.load(system)),
    });
  const head = ['memory (RSS) in MB', 'before', 'peak', '60 s after', 'failures'];
  const rows = measured.map(({ part, held: { before, peak, after, failures } }) => {
    const load = part.name === 'services' ? `${PAGES} pages` : `${ORDERS} orders`;
    return [`${part.name}, ${load}`, before, peak, after, failures];
  });
  console.log(`\n${table(head, rows)}`);
  reportVerdicts(
    measured.flatMap(({ part: { name, maxMegabytes }, held }) => [
      atMost(`${name} 60 s after the load, MB`, held.after, maxMegabytes),
      atMost(`requests to ${name} that failed`, held.failures, 0),
    ]),
  );
}

const [, , ...names] = process.argv;
const parts = chosenParts(names);
if (process.env['E2E_DATA_DIR']) await measure(systemUnderTest(), parts);
else {
  const system = await startSystem({ env: { DEMO_ORDER_DAYS: '0' } });
  await measure(system, parts).finally(() => system.stop());
}
