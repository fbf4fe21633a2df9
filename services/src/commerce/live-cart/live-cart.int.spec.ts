import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveCartMessage } from '@manifold/domain/live-cart/messages';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { until } from '../../platform/testing/eventually.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, parcelsInStock, placeOrder, stockOf } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';
import { CartChannels } from './cart-channels.service.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { LiveSockets } from './live-sockets.service.js';
import { LiveClient, type OpenParams } from './testing/live-client.js';

const COOKIE = '__Host-shop';
const MISSING_ID = 1008;
const TOO_LONG = 1009;
const TOO_MANY = 1013;

let shop: RunningShop;
let seller: Seller;
let port: number;
let skus: readonly string[];
const opened: LiveClient[] = [];

beforeAll(async () => {
  shop = await startShop();
  const server = shop.application.app.get(LiveCartServer);
  await server.listen();
  port = server.port;
  seller = await sellerOf(shop.backend.url);
  skus = await parcelsInStock(shop.visitor('SK'));
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  await until(() => shop.application.app.get(LiveSockets).size === 0);
});
afterAll(() => shop.stop());

async function open(params: Omit<OpenParams, 'port'>): Promise<LiveClient> {
  const client = await LiveClient.open({ port, ...params });
  opened.push(client);
  return client;
}

/** A browser with a cart, and the cart's id and version. */
async function shopper(sku = skus[0] ?? '', country = 'SK') {
  const visitor = shop.visitor(country);
  const { id, version } = await add(visitor, sku);
  return { visitor, cartId: id, version };
}

const isVersion = (version: number) => (message: LiveCartMessage) =>
  message.event === 'cart-update' && message.data?.version === version;
const isCleared = ({ event, data }: LiveCartMessage): boolean => event === 'cart-update' && data === null;
const hasStock = (sku: string, quantity: number) => (message: LiveCartMessage) =>
  message.event === 'updated-stock' &&
  message.data.some((entry) => entry.sku === sku && entry.availableQuantity === quantity);

interface InventoryEntry {
  readonly id: string;
  readonly version: number;
}

/** Sets the stock of a product in the commerce backend, as a warehouse does. */
async function setStock(sku: string, quantity: number): Promise<void> {
  const where = encodeURIComponent(`sku = "${sku}"`);
  const { results } = await seller.get<{ results: InventoryEntry[] }>(`/inventory?where=${where}`);
  for (const { id, version } of results)
    await seller.post(`/inventory/${id}`, { version, actions: [{ action: 'changeQuantity', quantity }] });
}

describe('the live cart channel', () => {
  it('tells all tabs of a cart its version at once, and each new version after a change', async () => {
    const { visitor, cartId, version } = await shopper();
    const tabs = [await open({ visitor, cartId }), await open({ visitor, cartId })];
    for (const tab of tabs) await tab.message(isVersion(version));
    const changed = await add(visitor, skus[1]);
    for (const tab of tabs) await tab.message(isVersion(changed.version));
  });

  it('tells the tabs of other carts nothing', async () => {
    const [one, other] = [await shopper(), await shopper()];
    const [own, foreign] = [await open(one), await open(other)];
    const changed = await add(one.visitor, skus[1]);
    await own.message(isVersion(changed.version));
    expect(foreign.messages).toHaveLength(1);
  });

  it('tells the customer’s other device when a guest’s cart is merged by signing in', async () => {
    const { browser, email } = await signedUp(shop);
    const { id: cartId, version } = await add(browser, skus[0]);
    const desktop = await open({ visitor: browser, cartId });
    await desktop.message(isVersion(version));
    const phone = shop.visitor('SK');
    await add(phone, skus[1]);
    const { cart } = await phone.account('signIn', { email, password: PASSWORD });
    expect(cart?.id).toBe(cartId);
    await desktop.message(isVersion(cart?.version ?? 0));
  });

  it('sends nothing of the cart’s content', async () => {
    const { visitor, cartId, version } = await shopper();
    const tab = await open({ visitor, cartId });
    await tab.message(isVersion(version));
    expect(tab.messages).toEqual([{ event: 'cart-update', data: { id: cartId, version } }]);
  });

  it('tells the tabs when the cart was deleted', async () => {
    const { visitor, cartId } = await shopper();
    const tab = await open({ visitor, cartId });
    await visitor.call('deleteCart', {});
    await tab.message(isCleared);
  });

  it('tells the tabs when the cart became an order', async () => {
    const { visitor, cartId } = await shopper();
    await giveAddress(visitor, 'SK');
    const tab = await open({ visitor, cartId });
    await placeOrder(visitor, 'bank-transfer');
    await tab.message(isCleared);
  });

  it('renews a session whose token expired, and sets its cookie', async () => {
    const { visitor, cartId, version } = await shopper();
    const seal = shop.application.app.get(SessionSeal);
    const session = await seal.open(visitor.cookies.get(COOKIE) ?? '');
    if (!session) throw new Error('The visitor has no session');
    visitor.cookies.set(COOKIE, await seal.seal({ ...session, expiresAt: 1 }));
    const tab = await open({ visitor, cartId });
    await tab.message(isVersion(version));
    expect(tab.setCookies.some((line) => line.startsWith(`${COOKIE}=`) && line.includes('HttpOnly'))).toBe(true);
  });

  it('answers other requests on its port with 426', async () => {
    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, headers: { host: 'sk.localhost' } }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(426);
  });
});

describe('stock', () => {
  it('that changed in the warehouse reaches the open carts with the product', async () => {
    const [mine = '', other = ''] = skus.slice(2);
    const { visitor, cartId } = await shopper(mine);
    const tab = await open({ visitor, cartId });
    await setStock(other, 4);
    await setStock(mine, 3);
    await tab.message(hasStock(mine, 3));
    expect(tab.messages.some(hasStock(other, 4))).toBe(false);
  });

  it('that another shopper ordered reaches the open carts with the product', async () => {
    const [, , , , sku = ''] = skus;
    const { visitor, cartId } = await shopper(sku);
    const before = (await stockOf(visitor, [sku])).get(sku) ?? 0;
    const tab = await open({ visitor, cartId });
    const faster = shop.visitor('SK');
    await add(faster, sku);
    await giveAddress(faster, 'SK');
    await placeOrder(faster, 'bank-transfer');
    await tab.message(hasStock(sku, before - 1));
  });
});

describe('an upgrade is refused', () => {
  let owner: Awaited<ReturnType<typeof shopper>>;
  beforeAll(async () => {
    owner = await shopper();
  });
  const refusalOf = async (params: Omit<OpenParams, 'port'>) => (await open(params)).refusal;

  it('to another shopper who knows the cart’s id', async () => {
    const thief = await shopper();
    const refusal = await refusalOf({ visitor: thief.visitor, cartId: owner.cartId });
    expect(refusal).toEqual({ status: 404, code: 'cart-not-found' });
  });

  it('to a visitor without a session', async () => {
    const refusal = await refusalOf({ visitor: shop.visitor('SK'), cartId: owner.cartId });
    expect(refusal).toEqual({ status: 404, code: 'cart-not-found' });
  });

  it('on the host of another store', async () => {
    const elsewhere = owner.visitor.on('cz.localhost');
    expect(await refusalOf({ visitor: elsewhere, cartId: owner.cartId })).toMatchObject({ status: 404 });
  });

  it.each(['evil.example', 'admin.localhost'])('on the host %s, which has no store', async (host) => {
    const refusal = await refusalOf({ ...owner, host, origin: `http://${host}` });
    expect(refusal).toEqual({ status: 421, code: 'unknown-store' });
  });

  it.each([
    ['no page', null],
    ['a page of another site', 'https://evil.example'],
    ['a page of another store', 'http://cz.localhost:3000'],
    ['a page with our name in front of its own', 'http://sk.localhost.evil.example'],
    ['a page without an origin', 'null'],
    ['something unreadable', '://'],
  ])('from %s', async (_what, origin) => {
    expect(await refusalOf({ ...owner, origin })).toEqual({ status: 403, code: 'forbidden-origin' });
  });

  it('to an address with too many connections', async () => {
    const sockets = shop.application.app.get(LiveSockets);
    const closers: (() => void)[] = [];
    for (let count = 0; count < 200; count += 1) {
      const socket = { on: () => undefined, once: (_event: string, close: () => void) => closers.push(close) };
      sockets.add(socket as never, { address: '127.0.0.1' });
    }
    expect(await refusalOf(owner)).toEqual({ status: 429, code: 'too-many-attempts' });
    for (const close of closers) close();
    expect(await refusalOf(owner)).toBeUndefined();
  });
});

describe('a connection', () => {
  it.each([
    ['without a cart id', undefined],
    ['with an id that cannot be one', 'a b'],
  ])('%s is closed', async (_what, cartId) => {
    const { visitor } = await shopper();
    expect(await (await open({ visitor, cartId })).closed()).toBe(MISSING_ID);
  });

  it('above the ten of a cart is closed, until one of them ends', async () => {
    const owner = await shopper();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => open(owner)));
    for (const tab of tabs) await tab.message(isVersion(owner.version));
    expect(await (await open(owner)).closed()).toBe(TOO_MANY);
    tabs[0]?.socket.close();
    await tabs[0]?.closed();
    const next = await open(owner);
    await next.message(isVersion(owner.version));
  });

  it('stays open after an unknown event', async () => {
    const owner = await shopper();
    const tab = await open(owner);
    for (const text of ['{"event":"price-drop"}', 'not JSON', '{"event":"cart-update","data":null}'])
      tab.socket.send(text);
    const changed = await add(owner.visitor, skus[1]);
    await tab.message(isVersion(changed.version));
    expect(tab.messages.some(isCleared)).toBe(false);
  });

  it('may send a frame of 16 KiB, and is closed after a longer one', async () => {
    const owner = await shopper();
    const [fair, hostile] = [await open(owner), await open(owner)];
    fair.socket.send('x'.repeat(16 * 1024));
    hostile.socket.send('x'.repeat(16 * 1024 + 1));
    expect(await hostile.closed()).toBe(TOO_LONG);
    const changed = await add(owner.visitor, skus[1]);
    await fair.message(isVersion(changed.version));
  });

  it('is closed if it sends a thousand messages at once', async () => {
    const tab = await open(await shopper());
    for (let sent = 0; sent < 1000; sent += 1) tab.socket.send('{"event":"flood"}');
    expect(await tab.closed()).toBe(MISSING_ID);
  });

  it('is dropped if its reader is too slow, unlike that of another tab', async () => {
    const owner = await shopper();
    const [slow, quick] = [await open(owner), await open(owner)];
    await quick.message(isVersion(owner.version));
    const channels = shop.application.app.get(CartChannels);
    const sockets = shop.application.app.get(LiveSockets);
    const storeKey = 'ferrum_sk';
    channels.update({ storeKey, cartId: owner.cartId, version: owner.version + 1 });
    slow.socket.pause();
    for (let round = 0; round < 20_000 && sockets.size === 2; round += 1) {
      const entries = Array.from({ length: 200 }, (_, place) => [`EX${10_000_000 + place}`, round] as const);
      channels.updateStock(storeKey, new Map(entries));
      await nextTurn();
    }
    expect(sockets.size).toBe(1);
    const changed = await add(owner.visitor, skus[1]);
    await quick.message(isVersion(changed.version));
  });

  it('is dropped if its peer is dead', async () => {
    const owner = await shopper();
    const [dead, alive] = [await open({ ...owner, options: { autoPong: false } }), await open(owner)];
    const sockets = shop.application.app.get(LiveSockets);
    const ponged = new Promise((resolve) => alive.socket.once('ping', resolve));
    sockets.beat();
    await ponged;
    const changed = await add(owner.visitor, skus[1]);
    await alive.message(isVersion(changed.version));
    sockets.beat();
    await dead.closed();
    await until(() => sockets.size === 1);
    expect(alive.closeCode).toBeUndefined();
  });
});
