import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { eventually } from '../../platform/testing/eventually.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import {
  answerChallenge,
  card,
  identifyBrowser,
  pay,
  paymentsFor,
  providerVariables,
  submitThreeDs,
} from '../testing/online-payments.js';
import { sellerOf } from '../testing/test-goods.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import type { CrashPoint } from '../payments/index.js';
import { raisePrice, stockUp } from './testing/changed-goods.js';
import { sendWebhook, signedItem, WEBHOOK_VARIABLES, webhookOf } from '../payment-webhooks/testing/test-webhooks.js';
import { KillableReplica } from './testing/killable-replica.js';
import { expireLeases, query, takeOverWebhooks } from './testing/order-audit.js';
import { bundleServices } from './testing/services-bundle.js';

let database: FreshDatabase;
let backend: RunningBackend;
let dataDir: string;
let replica: KillableReplica;
let provider: TestProvider;

beforeAll(async () => {
  [database, backend] = await Promise.all([freshDatabase({ template: SEEDED_CONFIG }), startBackend()]);
  provider = await TestProvider.start();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-kill-'));
  replica = await KillableReplica.create(await bundleServices(), {
    ...shopVariables(database.applicationUrl, backend.url, dataDir),
    ...providerVariables(provider),
    ...WEBHOOK_VARIABLES,
  });
});

beforeEach(async () => {
  if (!replica.isRunning) await replica.launch();
});

afterAll(async () => {
  await replica.kill();
  await backend.stop();
  await provider.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the killed process again, which finishes the orders of the dead one at once. */
async function relaunch(crashAt?: CrashPoint): Promise<void> {
  await replica.kill();
  await expireLeases(database.url);
  await replica.launch(crashAt);
}

const visitor = () => new ShopClient(replica.port, 'sk.localhost');

const rows = <Row extends QueryResultRow>(sql: string, values: unknown[]) => query<Row>(database.url, sql, values);

/** Returns the stored order id of a cart. */
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
  const [sku = ''] = await parcelsInStock(shopper);
  await add(shopper, sku);
  const cart = await giveAddress(shopper, 'SK');
  return { shopper, sku, cart, stock: await stockOf(shopper, sku) };
}

const wanted = ({ id, version }: { id: string; version: number }) =>
  ({ cartId: id, version, paymentMethod: 'bank-transfer' }) as const;

type Ordering = 'createBankPayment' | 'createMyOrderFromCart';

async function requestUntilCrash(shopper: ShopClient, cart: { id: string; version: number }, name: Ordering) {
  const { paymentMethod, ...seen } = wanted(cart);
  const parameters = name === 'createBankPayment' ? seen : { ...seen, paymentMethod };
  await expect(shopper.send(name, JSON.stringify(parameters))).rejects.toThrow(/socket hang up|ECONNRESET/);
}

/** Waits until the last attempt of a cart has this status. */
async function ended(cartId: string, status: 'ordered' | 'refused'): Promise<void> {
  const sql = 'SELECT status FROM payment_attempt WHERE cart_id = $1 ORDER BY created_at DESC LIMIT 1';
  for (let waited = 0; waited < 90_000; waited += 200) {
    const [row] = await rows<{ status: string }>(sql, [cartId]);
    if (row?.status === status) return;
    await pause(200);
  }
  throw new Error(`The attempt at cart ${cartId} is not ${status}`);
}

/** Expects that the cart is unchanged and can be ordered once. */
async function expectOrderedOnce({
  shopper,
  sku,
  cart,
  stock,
}: Awaited<ReturnType<typeof readyToOrder>>): Promise<void> {
  const { me } = await shopper.call('getMe', {});
  expect(me.activeCart).toMatchObject({ id: cart.id, lineItems: [{ sku, quantity: 1 }] });
  const placed = await placeOrder(shopper, 'bank-transfer');
  expect(await orderIdOf(cart.id)).toBe(placed.id);
  expect(await stockOf(shopper, sku)).toBe(stock - 1);
}

/** Expects that the order is created without the shopper and found by a second request. */
async function expectOrderedWithoutShopper({ shopper, sku, cart, stock }: Awaited<ReturnType<typeof readyToOrder>>) {
  await ended(cart.id, 'ordered');
  expect((await shopper.call('getMe', {})).me.activeCart).toBeNull();
  const again = await shopper.call('createMyOrderFromCart', wanted(cart));
  expect(again).toMatchObject({ status: 'ordered', order: { id: await orderIdOf(cart.id) } });
  expect(await stockOf(shopper, sku)).toBe(stock - 1);
}

/** Expects that the order of a cart exists without the shopper, and that its amount is authorised once. */
async function expectPaidOnce(shopper: ShopClient, cartId: string): Promise<void> {
  await ended(cartId, 'ordered');
  const state = await shopper.call('onlinePaymentState', { cartId });
  if (state.status !== 'ordered') throw new Error(JSON.stringify(state));
  const { id, orderNumber, totalPayable } = state.order;
  expect(id).toBe(await orderIdOf(cartId));
  const charged = await paymentsFor(provider, orderNumber);
  expect(charged.map(({ state: is, amount }) => [is, amount.value])).toEqual([['authorised', totalPayable.centAmount]]);
}

/** Returns the webhook about a full refund of a card order. */
async function refundOf(orderNumber: string): Promise<object> {
  const [payment] = await paymentsFor(provider, orderNumber);
  if (!payment) throw new Error(`Nothing is paid for ${orderNumber}`);
  const { pspReference, merchantReference, amount } = payment;
  return webhookOf(
    signedItem({
      eventCode: 'REFUND',
      reference: `${pspReference}R`,
      original: pspReference,
      merchantReference,
      centAmount: amount.value,
    }),
  );
}

async function openWebhooks(): Promise<number> {
  const [row] = await rows<{ open: number }>(
    'SELECT count(*)::int AS open FROM payment_webhook WHERE processed_at IS NULL',
    [],
  );
  return row?.open ?? 0;
}

/** Returns state and amount of the refunds that the commerce backend has of an order. */
async function refundsMirrored(orderNumber: string) {
  const sql = 'SELECT payment_id FROM checkout JOIN payment_attempt USING (cart_id) WHERE order_number = $1';
  const [row] = await rows<{ payment_id: string }>(sql, [orderNumber]);
  const { transactions } = await (
    await sellerOf(backend.url)
  ).get<{
    transactions: { type: string; state: string; amount: { centAmount: number } }[];
  }>(`/payments/${row?.payment_id}`);
  return transactions
    .filter(({ type }) => type === 'Refund')
    .map(({ state, amount }) => [state, amount.centAmount] as const);
}

/** Returns the number of credit notes and of mails about refunds of an order. */
async function documentsOf(orderNumber: string) {
  const [row] = await rows(
    `SELECT (SELECT count(*)::int FROM invoice WHERE order_number = $1 AND kind = 'credit-note') AS "creditNotes",
      (SELECT count(*)::int FROM sent_mail WHERE order_number = $1 AND template = 'refunded') AS mails`,
    [orderNumber],
  );
  return row;
}

describe('a process that is killed in the middle of an order', () => {
  it.each<[CrashPoint, Ordering]>([
    ['attempt-created', 'createMyOrderFromCart'],
    ['payment-created', 'createMyOrderFromCart'],
    ['payment-noted', 'createBankPayment'],
    ['cart-frozen', 'createMyOrderFromCart'],
  ])('at %s loses no cart: the shopper finds it and orders once', async (point, name) => {
    replica.dieAt(point);
    const ready = await readyToOrder();
    await requestUntilCrash(ready.shopper, ready.cart, name);
    await relaunch();
    if (point === 'cart-frozen') {
      const actions = [{ action: 'addLineItem', sku: ready.sku, quantity: 1 }];
      expect(await ready.shopper.refusal('updateCart', { actions })).toEqual([409, 'cart-frozen']);
    }
    await expectOrderedOnce(ready);
  });

  it.each<CrashPoint>(['attempt-accepted', 'order-created', 'order-stored'])(
    'at %s loses no order: it is created without the shopper and found by a second request',
    async (point) => {
      replica.dieAt(point);
      const ready = await readyToOrder();
      await requestUntilCrash(ready.shopper, ready.cart, 'createMyOrderFromCart');
      await relaunch();
      await expectOrderedWithoutShopper(ready);
    },
  );

  it('creates the order without the shopper once the lease of the dead process has expired by itself', async () => {
    replica.dieAt('order-created');
    const ready = await readyToOrder();
    await requestUntilCrash(ready.shopper, ready.cart, 'createMyOrderFromCart');
    await replica.ended;
    await replica.launch();
    await expectOrderedWithoutShopper(ready);
  });

  it.each<CrashPoint>(['order-claimed', 'order-looked-up'])(
    'and again at %s while it finishes orders loses no order either',
    async (point) => {
      replica.dieAt('attempt-accepted');
      const ready = await readyToOrder();
      await requestUntilCrash(ready.shopper, ready.cart, 'createMyOrderFromCart');
      await relaunch(point);
      await replica.ended;
      await relaunch();
      await expectOrderedWithoutShopper(ready);
    },
  );

  it.each<CrashPoint>(['release-claimed', 'cart-released'])(
    'at %s, because a price has gone up, loses no cart',
    async (point) => {
      replica.dieAt(point);
      const ready = await readyToOrder();
      await raisePrice(await sellerOf(backend.url), ready.sku);
      await requestUntilCrash(ready.shopper, ready.cart, 'createMyOrderFromCart');
      await relaunch();
      await expectOrderedOnce(ready);
    },
  );

  it.each<CrashPoint>(['payment-sent', 'payment-answered', 'outcome-stored'])(
    'at %s of a payment by card loses no order and charges the card once',
    async (point) => {
      replica.dieAt(point);
      const { shopper, cart } = await readyToOrder();
      await expect(pay({ browser: shopper, cart }, card('authorised'))).rejects.toThrow(/socket hang up|ECONNRESET/);
      await relaunch();
      await expectPaidOnce(shopper, cart.id);
    },
  );

  it.each<CrashPoint>(['details-sent', 'details-answered'])(
    'at %s of a payment with 3-D Secure loses no order and charges the card once',
    async (point) => {
      replica.dieAt(point);
      const { shopper, cart } = await readyToOrder();
      const payer = { browser: shopper, cart };
      const challenge = await identifyBrowser(provider, await pay(payer, card('challenge')));
      await answerChallenge(provider, challenge, 'confirmed');
      await expect(submitThreeDs(payer, challenge)).rejects.toThrow(/socket hang up|ECONNRESET/);
      await relaunch();
      await expectPaidOnce(shopper, cart.id);
    },
  );

  it('at ended-cart-released of a refused card loses no cart', async () => {
    replica.dieAt('ended-cart-released');
    const ready = await readyToOrder();
    const { shopper, cart } = ready;
    await expect(pay({ browser: shopper, cart }, card('refused'))).rejects.toThrow(/socket hang up|ECONNRESET/);
    await relaunch();
    await expectOrderedOnce(ready);
  });

  it('at reversal-sent, because it is sold out, returns the money of the card once and loses no cart', async () => {
    replica.dieAt('reversal-sent');
    const ready = await readyToOrder();
    const { shopper, cart } = ready;
    await stockUp(await sellerOf(backend.url), ready.sku, 0);
    await pay({ browser: shopper, cart }, card('authorised')).catch(() => undefined);
    await replica.ended;
    await relaunch();
    const sql = 'SELECT order_number FROM checkout WHERE cart_id = $1';
    const [row] = await rows<{ order_number: string }>(sql, [cart.id]);
    const states = async () => (await paymentsFor(provider, row?.order_number ?? '')).map(({ state }) => state);
    await eventually(async () => ((await states()).join() === 'cancelled' ? true : undefined), 90_000);
    await stockUp(await sellerOf(backend.url), ready.sku, ready.stock);
    await expectOrderedOnce(ready);
    expect(await states()).toEqual(['cancelled']);
  });

  it('at refused-cart-released, because it is sold out, loses no cart and creates no order by itself', async () => {
    replica.dieAt('refused-cart-released');
    const ready = await readyToOrder();
    await stockUp(await sellerOf(backend.url), ready.sku, 0);
    await requestUntilCrash(ready.shopper, ready.cart, 'createMyOrderFromCart');
    await relaunch();
    await ended(ready.cart.id, 'refused');
    await stockUp(await sellerOf(backend.url), ready.sku, ready.stock);
    await expectOrderedOnce(ready);
  });

  it.each<CrashPoint>(['webhook-stored', 'webhook-booked', 'webhook-mirrored'])(
    'at %s of a refund loses no event, and books, credits and mails it once',
    async (point) => {
      const { shopper, cart } = await readyToOrder();
      const answer = await pay({ browser: shopper, cart }, card('authorised'));
      if (answer.status !== 'ordered') throw new Error(JSON.stringify(answer));
      const { orderNumber, totalPayable } = answer.order;
      const webhook = await refundOf(orderNumber);
      replica.dieAt(point);
      // Without its answer the provider sends it again.
      await sendWebhook(replica.port, webhook).catch(() => undefined);
      await replica.ended;
      await relaunch();
      await takeOverWebhooks(database.url);
      expect((await sendWebhook(replica.port, webhook))[0]).toBe(200);
      await eventually(async () => ((await openWebhooks()) === 0 ? true : undefined), 90_000);
      expect(await refundsMirrored(orderNumber)).toEqual([['Success', totalPayable.centAmount]]);
      expect(await documentsOf(orderNumber)).toEqual({ creditNotes: 1, mails: 1 });
    },
  );
});
