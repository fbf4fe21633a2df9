import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { describeSpeed, machineSpeed } from './ceiling.js';
import { CommerceClient } from './requests/commerce-client.js';
import { cardBuyer, payByCard } from './faults/card-buyers.js';
import { parcels } from './faults/orders.js';
import type { Answer } from './faults/guest.js';
import { percentile, table } from './figures.js';
import { comeBackFromBank } from './freed-carts.js';
import { freePort } from '@manifold/start/testing/free-port';
import { at, atMost, reportVerdicts } from './verdict.js';

const SHOPPERS = Number(process.env['BENCH_SHOPPERS'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 300);
/** A person reads and types between two steps. */
const THINKS_MS = Number(process.env['BENCH_THINKS_MS'] ?? 2000);
const WARM_UP_MS = 10_000;
const PROBE = fileURLToPath(new URL('own-time-probe.mjs', import.meta.url));
const FEW_PRODUCTS = { DEMO_PRODUCTS: '60', DEMO_ORDER_DAYS: '0' };
const AMPLE = 1_000_000;
const MOST_ERRORS_PERCENT = 0.1;
const OWN_PART_MS = 300;
const CONFIRMED_WITHIN_POLLS = 60;
/** One checkout in so many goes to a bank first and comes back without having paid. */
const BANK_EVERY = 5;
const FREE_MS = 2000;

/** A request as the services saw it. */
interface Measured {
  readonly operation: string;
  readonly status: number;
  /** In milliseconds. */
  readonly total: number;
  /** Without the time in which a call to the commerce backend or the payment provider was open. */
  readonly own: number;
}

/** What happened to the checkouts. */
interface Outcome {
  orders: number;
  readonly errors: string[];
  /** Milliseconds until the cart was free after the shopper had come back from a bank without having paid. */
  readonly freed: number[];
}

async function stockUp(client: CommerceClient, skus: readonly string[]): Promise<void> {
  const where = encodeURIComponent(`sku in (${skus.map((sku) => `"${sku}"`).join()})`);
  const { results } = await client.send<{ results: { id: string; version: number }[] }>(`/inventory?where=${where}`);
  for (const { id, version } of results)
    await client.send(`/inventory/${id}`, { version, actions: [{ action: 'changeQuantity', quantity: AMPLE }] });
}

const think = () => pause(THINKS_MS * (0.5 + Math.random()));

const paymentOf = ({ status, text }: Answer): string =>
  status === 200 ? (JSON.parse(text) as { data: { status: string } }).data.status : `${status} ${text.slice(0, 120)}`;

/** What a shopper buys, and whether they go to a bank first. */
interface Purchase {
  readonly port: number;
  readonly sku: string;
  /** Receives the milliseconds until the cart was free; absent for a shopper who goes to no bank. */
  readonly bank?: { readonly provider: string; readonly freed: number[] } | undefined;
}

/** Buys as a new visitor: cart and addresses, payment page, order by card. Throws at the first error. */
async function checkOut({ port, sku, bank }: Purchase): Promise<void> {
  const buyer = await cardBuyer(port, sku, false);
  const { guest } = buyer;
  let { cart } = buyer;
  await think();
  await guest.data('getMe', {});
  await guest.data('getPaymentMethods', {});
  await guest.data('onlinePaymentMethods', { cartId: cart.id });
  await think();
  if (bank) {
    bank.freed.push(...(await comeBackFromBank(buyer, bank.provider)));
    cart = (await guest.data<{ me: { activeCart: typeof cart } }>('getMe', {})).me.activeCart;
  }
  let status = paymentOf(await payByCard(buyer, cart));
  for (let poll = 0; status === 'confirming' && poll < CONFIRMED_WITHIN_POLLS; poll += 1) {
    await pause(1000);
    status = paymentOf(await guest.operation('onlinePaymentState', { cartId: cart.id }));
  }
  if (status !== 'ordered') throw new Error(`the payment is ${status}`);
}

interface Load {
  readonly port: number;
  readonly provider: string;
  readonly skus: readonly string[];
  /** By `performance.now()`. */
  readonly until: number;
  readonly outcome: Outcome;
}

/** One shopper after the other, until time is over. */
async function shop({ port, provider, skus, until, outcome }: Load): Promise<void> {
  await pause(Math.random() * WARM_UP_MS);
  for (let turn = 0; performance.now() < until; turn += 1) {
    try {
      const bank = turn % BANK_EVERY === 0 ? { provider, freed: outcome.freed } : undefined;
      await checkOut({ port, sku: skus[turn % skus.length] ?? '', bank });
      outcome.orders += 1;
    } catch (error) {
      outcome.errors.push(String(error));
    }
    await think();
  }
}

const readProbe = async (port: number): Promise<Measured[]> =>
  (await (await fetch(`http://127.0.0.1:${port}`)).json()) as Measured[];

async function measure({ ports }: RunningSystem, probePort: number) {
  const client = await CommerceClient.connect({ url: `http://127.0.0.1:${ports.commerce}`, projectKey: 'manifold' });
  const skus = await parcels(ports.web);
  await stockUp(client, skus);
  const speed = await machineSpeed();
  await checkOut({ port: ports.web, sku: skus[0] ?? '' });
  await readProbe(probePort);
  const outcome: Outcome = { orders: 0, errors: [], freed: [] };
  const until = performance.now() + SECONDS * 1000;
  const load = { port: ports.web, provider: `http://127.0.0.1:${ports.outsideWorld}`, skus, until, outcome };
  await Promise.all(Array.from({ length: SHOPPERS }, () => shop(load)));
  return { measured: await readProbe(probePort), outcome, speed };
}

const probePort = await freePort();
const env = {
  ...FEW_PRODUCTS,
  BENCH_PROBE_PORT: String(probePort),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${PROBE}`.trim(),
};
const system = await startSystem({ env });
try {
  const { measured, outcome, speed } = await measure(system, probePort);
  const operations = [...new Set(measured.map(({ operation }) => operation))].toSorted();
  const shares = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  const row = (name: string, of: readonly Measured[]) => [
    name,
    of.length,
    ...shares(of.map(({ own }) => own)),
    ...shares(of.map(({ total }) => total)),
  ];
  const rows = operations.map((name) =>
    row(
      name,
      measured.filter(({ operation }) => operation === name),
    ),
  );
  const head = ['milliseconds', 'requests', 'own p50', 'p95', 'p99', 'with all calls p50', 'p95', 'p99'];
  console.log(table(head, [...rows, row('all', measured)]));
  const { orders, errors, freed } = outcome;
  console.log(`\n${SHOPPERS} shoppers, ${SECONDS} s, ${orders} orders by card. ${describeSpeed(speed)}`);
  for (const error of new Set(errors)) console.log(error);
  const failed = measured.filter(({ status }) => status >= 400).length;
  const percent = (count: number, all: number) => (all === 0 ? undefined : (count / all) * 100);
  const own = measured.map((request) => request.own);
  reportVerdicts([
    atMost('checkouts that failed, %', percent(errors.length, orders + errors.length), MOST_ERRORS_PERCENT),
    atMost('requests that failed, %', percent(failed, measured.length), MOST_ERRORS_PERCENT),
    at(speed).atMost(`cart free after ${freed.length} visits to a bank p95, ms`, percentile(freed, 0.95), FREE_MS),
    at(speed).atMost('our own part of a request p95, ms', percentile(own, 0.95), OWN_PART_MS),
  ]);
} finally {
  await system.stop();
}
