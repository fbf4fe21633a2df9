import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { BackendProxy, type ProxyResponse } from '../testing/backend-proxy.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress } from '../testing/shopping.js';
import { sell, sellerOf } from '../testing/test-goods.js';

/** Has more stock than these tests order. */
const GOOD = { sku: 'EX10990002', isFreight: false, prices: { SK: 9900 } };
const CARTS = 5;
const COOKIE = '__Host-shop';

let backend: RunningBackend;
let proxy: BackendProxy;
let database: FreshDatabase;
let dataDir: string;
let replicas: readonly Application[];

beforeAll(async () => {
  [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  proxy = await BackendProxy.startBefore(backend.url);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-clicks-'));
  const variables = shopVariables(database.applicationUrl, proxy.url, dataDir);
  replicas = [await createApplication(variables), await createApplication(variables)];
  for (const { app } of replicas) await app.listen(0, '127.0.0.1');
  await sell(await sellerOf(backend.url), GOOD, { SK: 'EUR' });
});

afterAll(async () => {
  for (const { app } of replicas) await app.close();
  await Promise.all([proxy.close(), backend.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const browsers = (): Promise<ShopClient[]> =>
  Promise.all(
    replicas.map(async ({ app }) => new ShopClient(Number(new URL(await app.getUrl()).port), 'sk.localhost')),
  );

/** Returns clients with the same cookie, one per replica, with a cart and an address. */
async function readyToPay(): Promise<{ readonly tabs: readonly ShopClient[]; readonly cart: Cart }> {
  const tabs = await browsers();
  const [first] = tabs;
  if (!first) throw new Error('There is no replica');
  await add(first, GOOD.sku);
  const cart = await giveAddress(first, 'SK');
  for (const tab of tabs) tab.cookies.set(COOKIE, first.cookies.get(COOKIE) ?? '');
  return { tabs, cart };
}

/** Clicks until there is an answer; on a busy machine some clicks get a 503. */
async function click(tab: ShopClient, { id, version }: Cart): Promise<string> {
  const wanted = { cartId: id, version, paymentMethod: 'bank-transfer' } as const;
  const answer = await eventually(() =>
    tab.call('createMyOrderFromCart', wanted).catch((error: unknown) => {
      if (!String(error).includes(': 503 ')) throw error;
      return undefined;
    }),
  );
  return answer.status === 'ordered' ? answer.order.orderNumber : answer.orderNumber;
}

describe('clicks on "order" whose answers were lost', () => {
  it(`return the one order of their cart, with four clicks on each of ${CARTS} carts at once on two replicas`, async () => {
    const ready: Awaited<ReturnType<typeof readyToPay>>[] = [];
    while (ready.length < CARTS) ready.push(await readyToPay());
    const numbers = await Promise.all(
      ready.map(({ tabs, cart }) => Promise.all([...tabs, ...tabs].map((tab) => click(tab, cart)))),
    );
    for (const ofCart of numbers) expect(new Set(ofCart).size).toBe(1);
    expect(new Set(numbers.flat()).size).toBe(CARTS);
  });

  it('return it from another replica while the first one is still creating it', async () => {
    const { tabs, cart } = await readyToPay();
    const [first, second] = tabs;
    if (!first || !second) throw new Error('There are no two replicas');
    let proceed: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (proceed = resolve));
    const isHeld = new Promise<void>((resolve) => {
      proxy.respond = async ({ name }): Promise<ProxyResponse> => {
        if (name !== 'updateCart') return 'pass';
        proxy.respond = () => 'pass';
        resolve();
        await blocked;
        return 'pass';
      };
    });
    const firstNumber = click(first, cart);
    await isHeld;
    const secondNumber = click(second, cart);
    proceed();
    expect(await secondNumber).toBe(await firstNumber);
  });
});
