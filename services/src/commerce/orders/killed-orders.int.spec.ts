import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { eventually } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { providerVariables } from '../testing/online-payments.js';
import { type RunningBackend, shopVariables, startBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress } from '../testing/shopping.js';
import { sell, type Seller, sellerOf } from '../testing/test-goods.js';
import type { CrashPoint } from '../payments/index.js';
import { WEBHOOK_VARIABLES } from '../payment-webhooks/testing/test-webhooks.js';
import { raisePrice, stockUp } from './testing/changed-goods.js';
import { type Kill, KillPlan, ORDER_KILLS, WEBHOOK_KILLS } from './testing/kill-plan.js';
import { KillableReplica } from './testing/killable-replica.js';
import { bundleServices } from './testing/services-bundle.js';
import { expireLeases, OrderAudit } from './testing/order-audit.js';
import { type Course, PersistentShopper } from './testing/persistent-shopper.js';
import { WebhookBalancer } from './testing/webhook-balancer.js';

/** For the kills of an order, and for those of a webhook. */
const MINUTES = Number(process.env['KILLS_MINUTES'] ?? 10);

/** A kill with fewer unfinished orders does not count. */
const IN_FLIGHT = 10;
/** Half of the shoppers order at each process. Where too few orders are unfinished when one dies, more order the next time. */
const FEWEST_SHOPPERS = 12;
const MOST_SHOPPERS = 30;
const SPARE_SHOPPERS = 2;
const AMPLE = 1000;
const MINUTE_MS = 60_000;
/** After so many rounds nothing dies until all orders are placed. */
const ROUNDS_UNTIL_QUIET = 100;
/** A process that has not reached its point by then is killed where it is. */
const REACHES_WITHIN_MS = 2 * MINUTE_MS;
const FINISHES_WITHIN_MS = 6 * MINUTE_MS;
const REVERSED_WITHIN_MS = 2 * MINUTE_MS;
/** The job of a dead process is tried again after a minute. */
const PROCESSED_WITHIN_MS = 3 * MINUTE_MS;
const WEBHOOK_CHECK_MS = 1000;
/** Others pay at the same time, in other ways. */
const OTHER_COURSES: readonly Course[] = ['card', 'two-tabs', 'bank', 'challenge'];
const MAXIMUM_SLOWNESS = 6;
/** Factor for the time until the last order: the load per core, from 1 to 6. The promise is for an idle machine. */
const slownessNow = (): number => Math.min(MAXIMUM_SLOWNESS, Math.max(1, (os.loadavg()[0] ?? 0) / os.cpus().length));
const GOOD = { sku: 'EX10990004', isFreight: false, prices: { SK: 9900 } };

interface Shop {
  readonly database: FreshDatabase;
  readonly backend: RunningBackend;
  readonly provider: TestProvider;
  readonly seller: Seller;
  readonly dataDir: string;
  readonly victim: KillableReplica;
  readonly other: KillableReplica;
  readonly balancer: WebhookBalancer;
}

let shop: Shop;
let audit: OrderAudit;

beforeAll(async () => {
  const [database, backend, provider] = await Promise.all([
    freshDatabase({ template: SEEDED_CONFIG }),
    startBackend(),
    TestProvider.start(),
  ]);
  const seller = await sellerOf(backend.url);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-killed-'));
  const program = await bundleServices();
  const replica = (name: string) =>
    KillableReplica.create(program, {
      ...shopVariables(database.applicationUrl, backend.url, path.join(dataDir, name)),
      ...providerVariables(provider),
      ...WEBHOOK_VARIABLES,
      // A slow answer of a busy machine is not an outage.
      DEADLINE_SCALE: '3',
    });
  const [victim, other] = [await replica('victim'), await replica('other')];
  const balancer = await WebhookBalancer.inFrontOf([victim.port, other.port]);
  await provider.control('settings', {
    webhookUrl: balancer.url,
    webhookUser: WEBHOOK_VARIABLES.ADYEN_WEBHOOK_USER,
    webhookPassword: WEBHOOK_VARIABLES.ADYEN_WEBHOOK_PASSWORD,
    hmacKey: WEBHOOK_VARIABLES.ADYEN_HMAC_KEY,
  });
  shop = { database, backend, provider, seller, dataDir, victim, other, balancer };
  await sell(seller, GOOD, { SK: 'EUR' });
  await relaunch();
}, 20 * MINUTE_MS);

afterAll(async () => {
  await Promise.all([shop.victim.kill(), shop.other.kill()]);
  await shop.backend.stop();
  await shop.provider.close();
  shop.balancer.close();
  await shop.database.drop();
  rmSync(shop.dataDir, { recursive: true, force: true });
});

async function arrive(sku: string, course: Course): Promise<PersistentShopper> {
  const browser = new ShopClient(shop.other.port, 'sk.localhost');
  await add(browser, sku);
  return new PersistentShopper(browser, await giveAddress(browser, 'SK'), course, shop.provider);
}

/** Tries until a cart is filled: a process that is starting takes the machine's time and may answer a request with 503. */
async function arriveEventually(sku: string, course: Course): Promise<PersistentShopper> {
  let refusal: unknown;
  const attempt = () =>
    arrive(sku, course).catch((error: unknown) => {
      refusal = error;
      return undefined;
    });
  return eventually(attempt, MINUTE_MS).catch((cause: unknown) => {
    throw new Error(`No cart was filled within a minute: ${String(refusal)}`, { cause });
  });
}

/** Returns the product for a round; a separate one for a round that changes it. */
async function goodsOf({ goods }: Kill, round: number): Promise<string> {
  if (!goods) return GOOD.sku;
  const sku = `KILLED-${String(round).padStart(4, '0')}`;
  await sell(shop.seller, { ...GOOD, sku }, { SK: 'EUR' });
  return sku;
}

/** The shoppers of a round, with filled carts, and where the processes die: the victim, and the other one too if there are two kills. */
interface Crowd {
  readonly kills: readonly Kill[];
  readonly sku: string;
  readonly shoppers: readonly PersistentShopper[];
}

/** How a process died. */
interface Death {
  readonly kill: Kill;
  readonly isReached: boolean;
  /** Shoppers who had ordered and had no final answer when the process died, those of a process that died before included. */
  readonly inFlight: number;
}

/** The result of a round. */
interface Round extends Crowd {
  readonly deaths: readonly Death[];
  /** When both processes answered again, by `performance.now()`. */
  readonly restartedAt: number;
  readonly bought: readonly Promise<void>[];
}

const crowdSizes = new Map<CrashPoint, number>();

/** Lets more shoppers order at a point where too few orders were unfinished. */
function learnFrom({ deaths, shoppers }: Omit<Round, 'restartedAt'>): void {
  for (const { kill, inFlight } of deaths)
    if (inFlight < IN_FLIGHT)
      crowdSizes.set(kill.point, Math.min(MOST_SHOPPERS, shoppers.length + IN_FLIGHT - inFlight + SPARE_SHOPPERS));
}

/** Returns how the shoppers pay: as where their process dies, and every fourth of its shoppers in another way. */
function coursesOf(kills: readonly Kill[], size: number, round: number): Course[] {
  const wanted = kills.map(({ course }) => course);
  return Array.from({ length: size }, (_, index) => {
    const turn = Math.floor(index / wanted.length);
    const other = turn % 4 === 3 ? OTHER_COURSES[(index + round) % OTHER_COURSES.length] : undefined;
    return other ?? wanted[index % wanted.length] ?? 'card';
  });
}

/** Fills the carts, at the process that is running. */
async function gather(kills: readonly Kill[], round: number): Promise<Crowd> {
  const [first] = kills;
  if (!first) throw new Error('No process dies');
  const sku = await goodsOf(first, round);
  const size = Math.max(...kills.map(({ point }) => crowdSizes.get(point) ?? FEWEST_SHOPPERS));
  const shoppers = await Promise.all(coursesOf(kills, size, round).map((course) => arriveEventually(sku, course)));
  return { kills, sku, shoppers };
}

/** Tells the processes where to die. The victim starts later if it has to find the order of a dead process. */
async function arm(kills: readonly Kill[], round: number): Promise<void> {
  const { victim, other } = shop;
  for (const [index, { point, goods, otherPoint, course }] of kills.entries()) {
    if (otherPoint) {
      other.dieAt(otherPoint);
      await victim.kill();
    }
    // A later order of the round kills as well as the first one.
    else (index === 0 ? victim : other).dieAt(goods || course === 'challenge' ? point : `${point}:${1 + (round % 2)}`);
  }
}

/** Waits until a process has died at its point, and kills it where it is if it does not get there. */
async function deathOf(replica: KillableReplica, kill: Kill, { shoppers }: Crowd): Promise<Death> {
  const isReached = await Promise.race([replica.ended, pause(REACHES_WITHIN_MS, false, { ref: false })]);
  const inFlight = shoppers.filter(({ isWaiting }) => isWaiting).length;
  await replica.kill();
  return { kill, isReached, inFlight };
}

/**
 * Waits until the other process has accepted an order and died, and lets the victim die while it finishes that order. Nobody
 * gets an answer meanwhile.
 */
async function dieFinishing(kill: Kill, first: Kill, crowd: Crowd): Promise<Death[]> {
  const { database, victim, other } = shop;
  const death = await deathOf(other, first, crowd);
  await expireLeases(database.url);
  await victim.launch(kill.point);
  return [death, await deathOf(victim, kill, crowd)];
}

/** Waits until all processes of a round have died. */
function deathsIn(crowd: Crowd): Promise<Death[]> {
  const { victim, other } = shop;
  const [kill] = crowd.kills;
  const first = ORDER_KILLS.find(({ point }) => point === kill?.otherPoint);
  if (kill && first) return dieFinishing(kill, first, crowd);
  return Promise.all(crowd.kills.map((each, index) => deathOf(index === 0 ? victim : other, each, crowd)));
}

/**
 * Lets everybody order while the processes die. The provider's webhooks arrive in rounds that kill at one, and when nothing dies
 * for a while, with all that were held back before: in every round they would cost a third of the time.
 */
async function killDuring(crowd: Crowd, round: number): Promise<Omit<Round, 'restartedAt'>> {
  const { kills, sku, shoppers } = crowd;
  const { victim, other, seller, provider } = shop;
  const goods = kills[0]?.goods;
  if (goods === 'dearer') await raisePrice(seller, sku);
  if (goods === 'sold-out') await stockUp(seller, sku, 0);
  await provider.control('settings', { holdWebhooks: !kills.some(({ point }) => point.startsWith('webhook-')) });
  await arm(kills, round);
  const bought = shoppers.map((shopper, index) =>
    shopper.buy(index % 2 === 0 ? [victim.port, other.port] : [other.port, victim.port], FINISHES_WITHIN_MS),
  );
  // Failures are looked at when all rounds are over.
  for (const buying of bought) buying.catch(() => undefined);
  const deaths = await deathsIn(crowd);
  if (goods === 'sold-out') await stockUp(seller, sku, AMPLE);
  return { ...crowd, deaths, bought };
}

/** Starts the processes that are dead. */
async function relaunch(): Promise<void> {
  const dead = [shop.victim, shop.other].filter(({ isRunning }) => !isRunning);
  await Promise.all(dead.map((replica) => replica.launch()));
}

const hasCounted = ({ isReached, inFlight }: Death): boolean => isReached && inFlight >= IN_FLIGHT;

/**
 * Waits until all orders are placed, and returns how long after the last restart that was, in milliseconds. While the processes
 * die every few seconds an order may be hit by several kills; it has to be placed within `FINISHES_WITHIN_MS`.
 */
async function settledAfter(rounds: readonly Round[]): Promise<number> {
  await Promise.allSettled(rounds.flatMap(({ bought }) => bought));
  const finished = rounds.flatMap(({ shoppers }) => shoppers.map(({ finishedAt = Infinity }) => finishedAt));
  return Math.max(0, Math.max(...finished) - Math.max(...rounds.map(({ restartedAt }) => restartedAt)));
}

/** Lets all webhooks arrive that were held back, and waits until that of every payment is processed. */
async function processWebhooks(): Promise<void> {
  await shop.provider.control('settings', { holdWebhooks: false });
  await eventually(async () => {
    await pause(WEBHOOK_CHECK_MS);
    return (await audit.unprocessedPayments()).length === 0 ? true : undefined;
  }, PROCESSED_WITHIN_MS);
}

/** The rounds, and how long after a restart all orders were placed, in milliseconds: each time that nothing died for a while. */
interface Killing {
  readonly rounds: readonly Round[];
  readonly settled: readonly number[];
}

/** Kills until every point has been reached often enough or time is over. */
async function killAll(plan: KillPlan, deadline: number): Promise<Killing> {
  const rounds: Round[] = [];
  const settled: number[] = [];
  let kills = plan.next();
  let crowd = kills.length > 0 ? await gather(kills, 0) : undefined;
  while (crowd && performance.now() < deadline) {
    const round = await killDuring(crowd, rounds.length);
    for (const death of round.deaths) count(death, plan);
    learnFrom(round);
    // Carts are filled at the other process while the victim is starting.
    const canFill = shop.other.isRunning;
    const started = relaunch().then(() => performance.now());
    if (!canFill) await started;
    kills = plan.next();
    crowd = kills.length > 0 ? await gather(kills, rounds.length + 1) : undefined;
    rounds.push({ ...round, restartedAt: await started });
    if (rounds.length % ROUNDS_UNTIL_QUIET === 0) {
      settled.push(await settledAfter(rounds));
      await processWebhooks();
    }
  }
  settled.push(await settledAfter(rounds));
  return { rounds, settled };
}

function count(death: Death, plan: KillPlan): void {
  const { kill, isReached, inFlight } = death;
  if (hasCounted(death)) plan.count(kill);
  process.stdout.write(`${kill.point}: ${isReached ? 'killed' : 'missed'}, ${inFlight} in flight\n`);
}

const pointsOf = ({ kills }: Crowd): string => kills.map(({ point }) => point).join(' and ');

/** Expects one order for each cart, with its money, and returns the number of carts. */
async function expectOneOrderEach(rounds: readonly Round[]): Promise<number> {
  const finished = await Promise.allSettled(rounds.flatMap(({ bought }) => bought));
  const failures = finished.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
  const carts = rounds.flatMap((round) =>
    round.shoppers.map(({ cart: { id }, course, finishedAt }) => ({
      id,
      course: `${pointsOf(round)}, ${course}`,
      finishedAt,
    })),
  );
  const unfinished = carts.filter(({ finishedAt }) => finishedAt === undefined).map(({ id }) => id);
  // All of it, so that a failure after an hour can be explained.
  expect({
    failures: failures.map(({ message, cause }) => `${message}: ${String(cause)}`),
    attempts: await audit.attempts(unfinished),
  }).toEqual({ failures: [], attempts: [] });
  await eventually(
    async () => ((await audit.problemsOf(carts)).length === 0 ? true : undefined),
    REVERSED_WITHIN_MS,
  ).catch(() => undefined);
  expect(await audit.problemsOf(carts)).toEqual([]);
  return carts.length;
}

function print({ rounds, settled }: Killing, facts: { orders: number; slowness: number; minutes: number }): void {
  const killed = rounds.flatMap(({ deaths }) => deaths.filter(hasCounted));
  process.stdout.write(
    `${killed.length} kills at ${new Set(killed.map(({ kill }) => kill.point)).size} points in ${facts.minutes.toFixed(1)} ` +
      `minutes with at least ${Math.min(...killed.map(({ inFlight }) => inFlight))} orders in flight; ${facts.orders} orders, ` +
      `none lost, none doubled, all with their money; all webhooks processed; ${settled.length} times all orders were there, ` +
      `at most ${Math.round(Math.max(...settled) / 1000)} s after the last restart, load per core ${facts.slowness.toFixed(1)}\n`,
  );
}

const plans = [
  { of: 'an order', plan: KillPlan.for(ORDER_KILLS) },
  { of: 'a webhook', plan: KillPlan.for(WEBHOOK_KILLS) },
].flatMap(({ of, plan }) => (plan ? [{ of, plan }] : []));

describe('two processes that are killed again and again while many shoppers order', () => {
  it.each(plans)(
    'lose no order and no cart at the points of $of, double none, and have exactly the money of the orders',
    async ({ plan }) => {
      const began = performance.now();
      audit = await OrderAudit.begin({ databaseUrl: shop.database.url, provider: shop.provider, seller: shop.seller });
      const killing = await killAll(plan, began + MINUTES * MINUTE_MS);
      const slowness = slownessNow();
      const orders = await expectOneOrderEach(killing.rounds);
      await processWebhooks();
      print(killing, { orders, slowness, minutes: (performance.now() - began) / MINUTE_MS });
      process.stdout.write(`${plan.toString()}\n`);
      expect(Math.max(...killing.settled)).toBeLessThan(MINUTE_MS * slowness);
      plan.save();
      plan.expectComplete();
    },
    (MINUTES + 20) * MINUTE_MS,
  );
});
