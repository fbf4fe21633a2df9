import { mkdtempSync, rmSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { answering, end, freePort, runBuilt } from '../testing/child-process.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsOnStock, placeOrder } from '../testing/shopping.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import type { CrashPoint } from './crash-points.js';

/** The whole process as it was built (`npx tsc -b services`), so that it can really be killed. */
const PROGRAM = 'services/dist/main.js';

let database: FreshDatabase;
let backend: RunningBackend;
let dataDir: string;
let port: number;
let services: ChildProcess;

beforeAll(async () => {
  [database, backend] = await Promise.all([freshDatabase({ template: SEEDED_CONFIG }), startBackend()]);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-kill-'));
  port = await freePort();
});

afterEach(() => end(services, 'SIGKILL'));

afterAll(async () => {
  await backend.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function launch(crashAt?: CrashPoint): Promise<void> {
  const told = shopVariables(database.applicationUrl, backend.url, dataDir);
  services = runBuilt(PROGRAM, { ...told, PORT: String(port), ...(crashAt ? { CRASH_AT: crashAt } : {}) });
  await answering(`http://127.0.0.1:${port}/api/health/live`);
}

const visitor = () => new ShopClient(port, 'sk.localhost');

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Orders that the backend made of a cart, by way of what we wrote down. */
async function orderIdOf(cartId: string): Promise<string | null> {
  const [row] = await rows<{ order_id: string | null }>('SELECT order_id FROM checkout WHERE cart_id = $1', [cartId]);
  return row?.order_id ?? null;
}

async function stockOf(shopper: ShopClient, sku: string): Promise<number> {
  const { inventoryEntries } = await shopper.call('getInventory', { skus: [sku] });
  return inventoryEntries.results[0]?.availableQuantity ?? 0;
}

/** A guest with a machine in the cart and an address, one click before the order. */
async function readyToOrder() {
  const shopper = visitor();
  const [sku = ''] = await parcelsOnStock(shopper);
  await add(shopper, sku);
  const cart = await giveAddress(shopper, 'SK');
  return { shopper, sku, cart, stock: await stockOf(shopper, sku) };
}

async function orderIntoTheCrash(shopper: ShopClient, cart: { id: string; version: number }): Promise<void> {
  const { id: cartId, version } = cart;
  const parameters = { cartId, version, paymentMethod: 'bank-transfer' } as const;
  await expect(shopper.call('createMyOrderFromCart', parameters)).rejects.toThrow(/socket hang up|ECONNRESET/);
}

describe('a process that is killed in the middle of an order', () => {
  it.each<CrashPoint>(['attempt-created', 'payment-noted', 'cart-frozen'])(
    'at %s loses no cart: the shopper finds it and orders once',
    async (point) => {
      await launch(point);
      const { shopper, sku, cart, stock } = await readyToOrder();
      await orderIntoTheCrash(shopper, cart);
      await launch();
      const { me } = await shopper.call('getMe', {});
      expect(me.activeCart).toMatchObject({ id: cart.id, lineItems: [{ sku, quantity: 1 }] });
      if (point === 'cart-frozen') {
        const actions = [{ action: 'addLineItem', sku, quantity: 1 }];
        expect(await shopper.refusal('updateCart', { actions })).toEqual([409, 'cart-frozen']);
      }
      const placed = await placeOrder(shopper, 'bank-transfer');
      expect(await orderIdOf(cart.id)).toBe(placed.id);
      expect(await stockOf(shopper, sku)).toBe(stock - 1);
    },
  );

  it.each<CrashPoint>(['attempt-accepted', 'order-created'])(
    'at %s loses no order: it is made without the shopper, and asking again finds it',
    async (point) => {
      await launch(point);
      const { shopper, sku, cart, stock } = await readyToOrder();
      await orderIntoTheCrash(shopper, cart);
      await launch();
      let made = await orderIdOf(cart.id);
      for (let waited = 0; made === null && waited < 60_000; waited += 100) {
        await pause(100);
        made = await orderIdOf(cart.id);
      }
      expect(made).not.toBeNull();
      expect((await shopper.call('getMe', {})).me.activeCart).toBeNull();
      const { id: cartId, version } = cart;
      const again = await shopper.call('createMyOrderFromCart', { cartId, version, paymentMethod: 'bank-transfer' });
      expect(again).toMatchObject({ status: 'ordered', order: { id: made } });
      expect(await stockOf(shopper, sku)).toBe(stock - 1);
    },
  );
});
