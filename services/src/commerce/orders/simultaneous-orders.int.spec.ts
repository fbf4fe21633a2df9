import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { BackendProxy, type BackendCall } from '../testing/backend-proxy.js';
import { recordedOrder, type RecordedOrder } from '../testing/recorded-order.js';
import { startSeparateShop, type SeparateShop } from '../testing/separate-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress } from '../testing/shopping.js';
import { sell, sellerOf } from '../testing/test-goods.js';

/** `npm run prove:orders` places a hundred of each and reports how long they took. */
const STUBBED_ORDERS = Number(process.env['ORDERS'] ?? 30);
const SANDBOX_ORDERS = Number(process.env['ORDERS'] ?? 10);
const REPORT = process.env['ORDERS_REPORT'];
/** Orders before the measured ones, by a few shoppers at once: a process that has just started still compiles its code. */
const WARM_UP = REPORT === undefined ? { rounds: 0, shoppers: 0 } : { rounds: 40, shoppers: 5 };
const STUB_MILLISECONDS = 150;
const PATIENCE_MILLISECONDS = 30_000 + SANDBOX_ORDERS * 3000;

const COOKIE = '__Host-shop';

/** Has more stock than these tests order. */
const GOOD = { sku: 'EX10990001', isFreight: false, prices: { SK: 9900 } };

interface Placed {
  readonly status: number;
  readonly outcome: string;
  readonly milliseconds: number;
}

interface Ready {
  readonly browser: ShopClient;
  readonly cart: Pick<Cart, 'id' | 'version'>;
}

let shop: SeparateShop;
let proxy: BackendProxy;
let recorded: RecordedOrder;
const report: Record<string, readonly Placed[]> = {};

beforeAll(async () => {
  shop = await startSeparateShop(async (backendUrl) => {
    proxy = await BackendProxy.startBefore(backendUrl);
    return proxy.url;
  });
  await sell(await sellerOf(shop.backend.url), GOOD, { SK: 'EUR' });
  recorded = await recordedOrder(proxy, async () => {
    const { browser, cart } = await readyToPay();
    await place({ browser, cart });
    return cart;
  });
});

afterEach(() => {
  proxy.respond = () => 'pass';
});

afterAll(async () => {
  if (REPORT) writeFileSync(REPORT, JSON.stringify(report));
  await shop.stop();
  await proxy.close();
});

async function readyToPay(): Promise<Ready> {
  const browser = shop.visitor('SK');
  await add(browser, GOOD.sku);
  return { browser, cart: await giveAddress(browser, 'SK') };
}

async function place({ browser, cart }: Ready): Promise<Placed> {
  const begun = performance.now();
  const parameters = { cartId: cart.id, version: cart.version, paymentMethod: 'bank-transfer' };
  const { status, body } = await browser.send('createMyOrderFromCart', JSON.stringify(parameters));
  const { data, error } = body as { data?: { status: string }; error?: { code: string } };
  return { status, outcome: data?.status ?? error?.code ?? '', milliseconds: performance.now() - begun };
}

/** A shopper with a cart of the stub. */
async function stubbedShopper(): Promise<Ready> {
  const browser = shop.visitor('SK');
  const session = {
    sid: randomUUID(),
    storeKey: recorded.storeKey,
    anonymousId: randomUUID(),
    accessToken: 'stubbed',
    refreshToken: 'stubbed',
    expiresAt: Math.floor(Date.now() / 1000) + 3600,
  };
  browser.cookies.set(COOKIE, await shop.seal.seal(session));
  return { browser, cart: { id: randomUUID(), version: recorded.version } };
}

/** Answers recorded calls with the latency of a remote backend. */
async function stubbed(call: BackendCall) {
  const json = recorded.answer(call);
  if (json === undefined) return 'pass';
  await pause(STUB_MILLISECONDS);
  return { json };
}

const placeStubbed = async (shoppers: number): Promise<readonly Placed[]> => {
  const ready = await Promise.all(Array.from({ length: shoppers }, stubbedShopper));
  return Promise.all(ready.map(place));
};

const refused = (placed: readonly Placed[]) => placed.filter(({ status }) => status !== 200);

describe('orders at the same moment', () => {
  it(
    `all succeed: ${STUBBED_ORDERS} with a remote commerce backend`,
    async () => {
      proxy.respond = stubbed;
      for (let round = 0; round < WARM_UP.rounds; round += 1) await placeStubbed(WARM_UP.shoppers);
      const placed = await placeStubbed(STUBBED_ORDERS);
      report['a backend that answers in 150 ms'] = placed;
      expect(refused(placed)).toEqual([]);
      expect(placed.every(({ outcome }) => outcome === 'ordered')).toBe(true);
    },
    PATIENCE_MILLISECONDS,
  );

  it(
    `all succeed: ${SANDBOX_ORDERS} with the embedded commerce backend`,
    async () => {
      const ready: Ready[] = [];
      while (ready.length < SANDBOX_ORDERS) ready.push(...(await Promise.all(Array.from({ length: 5 }, readyToPay))));
      const placed = await Promise.all(ready.map(place));
      report['the embedded backend'] = placed;
      expect(refused(placed)).toEqual([]);
    },
    PATIENCE_MILLISECONDS,
  );
});
