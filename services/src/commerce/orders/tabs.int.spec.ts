import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { TestProvider } from '../../../../sandbox/outside-world/payment-provider/testing/test-provider.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { eventually } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { card, providerVariables } from '../testing/online-payments.js';
import { type RunningBackend, shopVariables, startBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress } from '../testing/shopping.js';
import { sell, type Seller, sellerOf } from '../testing/test-goods.js';
import { OrderAudit } from './testing/order-audit.js';

/** `npm run prove:orders` pays 500 carts in two tabs each, and edits one cart 50 times in 20 tabs each. */
const PAID_CARTS = Number(process.env['PAID_CARTS'] ?? 12);
const EDITS = Number(process.env['EDITS'] ?? 5);
const EDITING_TABS = 20;
/** Carts that are paid at the same time. */
const AT_ONCE = 6;
const PATIENCE_MS = 120_000 + PAID_CARTS * 3000;
const EDITS_PATIENCE_MS = 120_000 + EDITING_TABS * EDITS * 1000;
const DECIDED_WITHIN_MS = 90_000;

/** A slow answer of a busy machine is not an outage. */
const PATIENT = { DEADLINE_SCALE: '5' };

const GOOD = { sku: 'EX10990006', isFreight: false, prices: { SK: 9900 } };
const skuOfTab = (tab: number): string => `EX109901${String(tab).padStart(2, '0')}`;

let backend: RunningBackend;
let provider: TestProvider;
let database: FreshDatabase;
let dataDir: string;
let replicas: readonly Application[];
let seller: Seller;

beforeAll(async () => {
  [backend, database, provider] = await Promise.all([
    startBackend(),
    freshDatabase({ template: SEEDED_CONFIG }),
    TestProvider.start(),
  ]);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-tabs-'));
  const variables = {
    ...shopVariables(database.applicationUrl, backend.url, dataDir),
    ...providerVariables(provider),
    ...PATIENT,
  };
  replicas = [await createApplication(variables), await createApplication(variables)];
  for (const { app } of replicas) await app.listen(0, '127.0.0.1');
  seller = await sellerOf(backend.url);
  await sell(seller, GOOD, { SK: 'EUR' });
});

afterAll(async () => {
  for (const { app } of replicas) await app.close();
  await Promise.all([provider.close(), backend.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns tabs of one browser; every second one reaches the second replica. */
async function openTabs(count: number): Promise<ShopClient[]> {
  const ports = await Promise.all(replicas.map(async ({ app }) => Number(new URL(await app.getUrl()).port)));
  const browser = new ShopClient(ports[0] ?? 0, 'sk.localhost');
  return Array.from({ length: count }, (_, index) => browser.at(ports[index % ports.length] ?? 0));
}

/** Ways to pay a cart in two tabs at the same moment. */
const PAIRS = [
  ['card', 'card'],
  ['card', 'bank'],
  ['card', 'refused card'],
] as const;
type Way = (typeof PAIRS)[number][number];

/** Errors of requests on a busy machine, and the shop's answer to a second conflict (spec core §4). */
const UNANSWERED = /: 503 |: 409 |socket hang up|ECONNRESET/;

/** Repeats a request without an answer. */
const patiently = <Answer>(request: () => Promise<Answer>): Promise<Answer> =>
  eventually(() => request().catch(passOutage), DECIDED_WITHIN_MS);

/** Returns nothing for a request without an answer; throws every other error. */
function passOutage(error: unknown): undefined {
  if (!UNANSWERED.test(String(error))) throw error;
}

interface PaidCart {
  readonly id: string;
  readonly course: string;
}

/** Presses the order button once. The cart, not the answer, shows what happened. */
async function press(browser: ShopClient, { id: cartId, version }: Cart, way: Way): Promise<void> {
  const [name, more] =
    way === 'bank'
      ? (['createMyOrderFromCart', { paymentMethod: 'bank-transfer' }] as const)
      : (['startOnlinePayment', { payment: card(way === 'card' ? 'authorised' : 'refused') }] as const);
  await browser.send(name, JSON.stringify({ cartId, version, ...more })).catch(passOutage);
}

/** Pays a cart in two tabs at the same moment, and again if neither of them could. */
async function payInTwoTabs(number: number): Promise<PaidCart> {
  const tabs = await openTabs(2);
  const [first, second] = tabs;
  if (!first || !second) throw new Error('There are no two tabs');
  await patiently(() => add(first, GOOD.sku));
  const cart = await patiently(() => giveAddress(first, 'SK'));
  const [one, other] = PAIRS[number % PAIRS.length] ?? PAIRS[0];
  await Promise.all([press(first, cart, one), press(second, cart, other)]);
  await eventually(async () => {
    const { activeCart } = (await patiently(() => second.call('getMe', {}))).me;
    if (activeCart?.cartState === 'Active') await press(first, activeCart, 'card');
    return activeCart === null ? true : undefined;
  }, DECIDED_WITHIN_MS);
  return { id: cart.id, course: `${one} and ${other}` };
}

describe('two tabs that pay one cart at the same moment', () => {
  it(
    `make one order and take its money once, ${PAID_CARTS} times on two replicas`,
    async () => {
      const audit = await OrderAudit.begin({ databaseUrl: database.url, provider, seller });
      const paid: PaidCart[] = [];
      while (paid.length < PAID_CARTS) {
        const batch = Array.from({ length: Math.min(AT_ONCE, PAID_CARTS - paid.length) }, (_, at) => paid.length + at);
        paid.push(...(await Promise.all(batch.map(payInTwoTabs))));
      }
      await eventually(
        async () => ((await audit.problemsOf(paid)).length === 0 ? true : undefined),
        DECIDED_WITHIN_MS,
      ).catch(() => undefined);
      expect(await audit.problemsOf(paid)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** A change of the line of a tab's own product. */
interface Edit {
  readonly sku: string;
  readonly action: CommerceRequest<'updateCart'>['actions'][number];
  readonly before: number;
  readonly after: number;
}

/** Sends an edit until it is applied, as the page repeats a failed action. Returns the id of the line. */
async function applyEdit(browser: ShopClient, { sku, action, before, after }: Edit): Promise<string> {
  for (;;) {
    const answer = await browser.call('updateCart', { actions: [action] }).catch(passOutage);
    // Without an answer the cart says whether the edit was applied.
    const cart = answer ? answer.cart : (await patiently(() => browser.call('getMe', {}))).me.activeCart;
    const line = cart?.lineItems.find((one) => one.sku === sku);
    if (line?.quantity === after) return line.id;
    if (answer || (line?.quantity ?? 0) !== before) throw new Error(`${sku}: ${line?.quantity} instead of ${after}`);
  }
}

/** Edits the line of its own product. Returns the quantity that it has in the end. */
async function editCart(browser: ShopClient, tab: number): Promise<number> {
  const sku = skuOfTab(tab);
  let quantity = 0;
  let lineItemId = '';
  for (let edit = 0; edit < EDITS; edit += 1) {
    // Adding depends on all earlier edits; setting a quantity would hide a lost one.
    const isReduced = edit % 5 === 4;
    const after = quantity + (isReduced ? -1 : 1);
    const action = isReduced
      ? ({ action: 'changeLineItemQuantity', lineItemId, quantity: after } as const)
      : ({ action: 'addLineItem', sku, quantity: 1 } as const);
    lineItemId = await applyEdit(browser, { sku, action, before: quantity, after });
    quantity = after;
  }
  return quantity;
}

describe('one cart that is edited in twenty tabs at the same time', () => {
  it(
    `has the result of every edit, ${EDITS} in each tab on two replicas, and becomes one order`,
    async () => {
      const audit = await OrderAudit.begin({ databaseUrl: database.url, provider, seller });
      for (let tab = 0; tab < EDITING_TABS; tab += 1)
        await sell(seller, { ...GOOD, sku: skuOfTab(tab) }, { SK: 'EUR' });
      const tabs = await openTabs(EDITING_TABS);
      const [first, second] = tabs;
      if (!first || !second) throw new Error('There are no two tabs');
      const { id } = await patiently(() => add(first, GOOD.sku));
      const quantities = await Promise.all(tabs.map(editCart));
      const cart = await patiently(() => giveAddress(first, 'SK'));
      expect(cart.id).toBe(id);
      const expected = quantities.map((quantity, tab) => [skuOfTab(tab), quantity] as const);
      const found = cart.lineItems.map(({ sku, quantity }) => [sku, quantity] as const);
      expect(new Map(found)).toEqual(new Map([[GOOD.sku, 1], ...expected]));
      await Promise.all([first, second].map((browser) => press(browser, cart, 'card')));
      await patiently(async () =>
        (await first.call('onlinePaymentState', { cartId: id })).status === 'ordered' ? true : undefined,
      );
      expect(await audit.problemsOf([{ id, course: 'edited' }])).toEqual([]);
    },
    EDITS_PATIENCE_MS,
  );
});
