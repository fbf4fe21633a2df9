import { setTimeout as pause } from 'node:timers/promises';
import { Replica } from '@manifold/start/testing/replica';
import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { WebSocket } from 'ws';
import { describeSpeed, machineSpeed } from './ceiling.js';
import { cheapProduct } from './cheap-product.js';
import { percentile, table } from './figures.js';
import { LiveShopper } from './live-shopper.js';
import { waitUntilIdle, residentMegabytes, watchMemory } from './process-usage.js';
import { at, atMost, reportVerdicts } from './verdict.js';

const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 5000);
const TABS = 10;
const CARTS = Math.ceil(CONNECTIONS / TABS);
const CHANGES = Number(process.env['BENCH_CHANGES'] ?? 200);
/** How many carts are prepared or connected at once. */
const GROUP = 8;
/** Below the limit of connections per address. */
const PER_ADDRESS = 100;
const LATEST_MS = 10_000;
const POLL_EVERY_MS = 1;
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };

interface CartUpdate {
  readonly event: string;
  readonly data: { readonly version: number } | null;
}

/** An open tab: when it received each version of its cart. */
interface Tab {
  readonly socket: WebSocket;
  readonly received: Map<number, number>;
}

interface OpenCart {
  readonly shopper: LiveShopper;
  readonly tabs: readonly Tab[];
}

let opened = 0;

function openTab(port: number, shopper: LiveShopper): Promise<Tab> {
  const address = `127.0.1.${1 + Math.floor(opened / PER_ADDRESS)}`;
  opened += 1;
  const url = `ws://127.0.0.1:${port}/?cart=${shopper.cartId}`;
  const socket = new WebSocket(url, { headers: shopper.headers, localAddress: address, perMessageDeflate: false });
  const received = new Map<number, number>();
  return new Promise((resolve, reject) => {
    socket.on('message', (data: Buffer) => {
      const { event, data: cart } = JSON.parse(data.toString()) as CartUpdate;
      if (event === 'cart-update' && cart) received.set(cart.version, performance.now());
      resolve({ socket, received });
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
  });
}

async function inGroups<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += GROUP)
    results.push(...(await Promise.all(items.slice(at, at + GROUP).map(work))));
  return results;
}

interface Arrivals {
  /** Milliseconds from the answer to the change until the last tab of the cart received it; 0 if all received it before. */
  readonly afterAnswer: number[];
  /** The same from the start of the request. */
  readonly afterRequest: number[];
  missed: number;
}

/** Changes carts one after the other through the services on this port, and measures when all tabs of the cart know it. */
async function timeChanges(carts: readonly OpenCart[], port: number): Promise<Arrivals> {
  const arrivals: Arrivals = { afterAnswer: [], afterRequest: [], missed: 0 };
  for (let change = 0; change < CHANGES; change += 1) {
    const cart = carts[change % carts.length];
    if (!cart) throw new Error('No cart is open');
    const { shopper, tabs } = cart;
    const startedAt = performance.now();
    await shopper.change(port);
    const answered = performance.now();
    const isMissing = (tab: Tab): boolean => !tab.received.has(shopper.version);
    while (tabs.some(isMissing) && performance.now() - answered < LATEST_MS) await pause(POLL_EVERY_MS);
    const missed = tabs.filter(isMissing).length;
    arrivals.missed += missed;
    if (missed > 0) continue;
    const last = Math.max(...tabs.map((tab) => tab.received.get(shopper.version) ?? 0));
    arrivals.afterAnswer.push(Math.max(0, last - answered));
    arrivals.afterRequest.push(last - startedAt);
  }
  return arrivals;
}

async function measure(system: RunningSystem, replica: Replica) {
  const { web, liveCart } = system.ports;
  const pid = system.processes()['services'] ?? 0;
  const sku = await cheapProduct(`http://127.0.0.1:${web}`);
  const places = Array.from({ length: CARTS }, (_, place) => place);
  const shoppers = await inGroups(places, () => LiveShopper.withCart(web, sku));
  await waitUntilIdle(Object.values(system.processes()));
  const before = await residentMegabytes(pid);
  const stop = watchMemory(pid);
  const startedAt = performance.now();
  const carts = await inGroups(shoppers, async (shopper): Promise<OpenCart> => {
    const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(liveCart, shopper)));
    return { shopper, tabs };
  });
  const openSeconds = (performance.now() - startedAt) / 1000;
  const speed = await machineSpeed();
  const own = await timeChanges(carts, web);
  const others = await timeChanges(carts, replica.port);
  const { peak } = await stop();
  for (const { tabs } of carts) for (const { socket } of tabs) socket.removeAllListeners('close').terminate();
  return { before, peak, openSeconds, own, others, speed };
}

const system = await startSystem({ env: FEW_PRODUCTS });
const replica = await Replica.beside(system.dataDir);
try {
  await replica.start({ RATE_LIMIT_FACTOR: '1000' });
  const { before, peak, openSeconds, own, others, speed } = await measure(system, replica);
  const row = (what: string, times: readonly number[]) => [
    what,
    times.length,
    ...[0.5, 0.95, 0.99].map((share) => percentile(times, share)),
  ];
  console.log(
    table(
      ['milliseconds until all tabs know a change', 'times', 'p50', 'p95', 'p99'],
      [
        row('after the answer, same replica', own.afterAnswer),
        row('after the answer, other replica', others.afterAnswer),
        row('after the request, same replica', own.afterRequest),
        row('after the request, other replica', others.afterRequest),
      ],
    ),
  );
  console.log(
    `\n${opened} connections of ${CARTS} carts opened in ${openSeconds.toFixed(1)} s. Memory before: ${before} MB. ${describeSpeed(speed)}`,
  );
  reportVerdicts([
    atMost(`memory with ${opened} connections, MB`, peak, 500),
    at(speed).atMost('update at all tabs of a cart p95, ms', percentile(own.afterAnswer, 0.95), 100),
    at(speed).atMost('update at all tabs, other replica, p95, ms', percentile(others.afterAnswer, 0.95), 100),
    atMost('updates that a tab missed', own.missed + others.missed, 0),
  ]);
} finally {
  await replica.end();
  await system.stop();
}
