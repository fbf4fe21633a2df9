import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { BackendConnections } from '../../integrations/commercetools/connection/backend-connections.js';
import { BackendProxy, type ProxyResponse } from '../testing/backend-proxy.js';
import { answerChallenge, card, identifyBrowser, pay, submitThreeDs } from '../testing/online-payments.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { closeBreakers } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock } from '../testing/shopping.js';
import { sellerOf } from '../testing/test-goods.js';

let shop: PayingShop;
let proxy: BackendProxy;
/** More than all tests need together, with their repetitions. */
const PIECES_NEEDED = 40;
let sku: string;

beforeAll(async () => {
  shop = await startPayingShop({}, async (backendUrl) => {
    proxy = await BackendProxy.startBefore(backendUrl);
    return proxy.url;
  });
  [sku = ''] = await parcelsInStock(shop.visitor('SK'), PIECES_NEEDED);
});

afterEach(healthy);

/** Waits until the services use the healthy backend again. */
async function healthy(): Promise<void> {
  proxy.respond = () => 'pass';
  await closeBreakers(shop.application.app.get(BackendConnections));
}

afterAll(async () => {
  await shop.stop();
  await proxy.close();
});

/** Background reads: catalogue, messages, store sync. */
const isBackgroundRead = (name: string): boolean => /^list(?!Stock$|MyOrders$)|^productsState$|^GET \//.test(name);

const callsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await proxy.callsOf(work)).filter((name) => !isBackgroundRead(name));

/** Only calls about the cart, because orders of earlier tests may still be finished in the background. */
const cartCallsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await callsOf(work)).filter((name) => !/Order|Payment/.test(name));

const pieces = async (browser: ShopClient): Promise<number | undefined> =>
  (await browser.call('getMe', {})).me.activeCart?.lineItems[0]?.quantity;

interface Ready {
  readonly browser: ShopClient;
  readonly cart: Cart;
}

async function readyToPay(): Promise<Ready> {
  const browser = shop.visitor('SK');
  await add(browser, sku);
  return { browser, cart: await giveAddress(browser, 'SK') };
}

type Method = 'bank-transfer' | 'cash-on-delivery';

const order = (browser: ShopClient, { id, version }: Cart, paymentMethod: Method = 'bank-transfer') =>
  browser.call('createMyOrderFromCart', { cartId: id, version, paymentMethod });

/**
 * Returns the calls of an order. Jobs of earlier orders may call meanwhile, which only adds calls: an order with more than `limit`
 * is repeated twice.
 */
async function callsOfOrder(limit: number, place: (ready: Ready) => Promise<unknown>): Promise<string[]> {
  for (let triesLeft = 2; ; triesLeft -= 1) {
    const ready = await readyToPay();
    const calls = await callsOf(() => place(ready));
    if (calls.length <= limit || triesLeft === 0) return calls;
  }
}

/** Counts the visitor's orders with a number at the backend. */
async function ordersOf(browser: ShopClient, orderNumber: string): Promise<number> {
  return (await browser.call('getOrders', { orderNumber })).me.orders.results.length;
}

describe('the commerce backend is called', () => {
  it.each<Method>(['bank-transfer', 'cash-on-delivery'])('six times at most for an order by %s', async (method) => {
    const calls = await callsOfOrder(6, ({ browser, cart }) => order(browser, cart, method));
    expect(calls.slice(6)).toEqual([]);
    expect(calls.at(-1)).toBe('createOrderFromCart');
  });

  it('nine times at most for an order by card', async () => {
    const calls = await callsOfOrder(9, async (ready) => {
      expect(await pay(ready, card('authorised'))).toMatchObject({ status: 'ordered' });
    });
    expect(calls.slice(9)).toEqual([]);
    expect(calls).toContain('createOrderFromCart');
  });

  it('nine times at most for an order whose bank asks a question, the question included', async () => {
    const calls = await callsOfOrder(9, async (ready) => {
      const asked = await identifyBrowser(shop.provider, await pay(ready, card('challenge')));
      await answerChallenge(shop.provider, asked, 'confirmed');
      expect(await submitThreeDs(ready, asked)).toMatchObject({ status: 'ordered' });
    });
    expect(calls.slice(9)).toEqual([]);
    expect(calls).toContain('createOrderFromCart');
  });

  it('twice at most when something is added to a cart', async () => {
    const browser = shop.visitor('SK');
    await add(browser, sku);
    const calls = await cartCallsOf(() => add(browser, sku));
    expect(calls.slice(2)).toEqual([]);
    expect(await pieces(browser)).toBe(2);
  });

  it('three times at most when a visitor adds something for the first time', async () => {
    const calls = await cartCallsOf(() => add(shop.visitor('SK'), sku));
    expect(calls.slice(3)).toEqual([]);
  });
});

describe('a change of the cart', () => {
  it('made on another device is preserved although the cart is not read again', async () => {
    const browser = shop.visitor('SK');
    const cart = await add(browser, sku);
    const seller = await sellerOf(shop.backend.url);
    const [line] = cart.lineItems;
    const actions = [{ action: 'changeLineItemQuantity', lineItemId: line?.id, quantity: 3 }];
    await seller.post(`/carts/${cart.id}`, { version: cart.version, actions });
    await add(browser, sku);
    expect(await pieces(browser)).toBe(4);
  });

  it.each<ProxyResponse>(['lose-answer', 'refuse'])(
    'is applied once if the backend treats it with %j',
    async (reaction) => {
      const browser = shop.visitor('SK');
      await add(browser, sku);
      proxy.once('updateMyCart', reaction);
      const cart = await add(browser, sku);
      expect(cart.lineItems[0]?.quantity).toBe(2);
      expect(await pieces(browser)).toBe(2);
    },
  );

  it.each<ProxyResponse>(['lose-answer', 'refuse'])(
    'is applied once if the backend treats the first cart with %j',
    async (reaction) => {
      const browser = shop.visitor('SK');
      proxy.once('createMyCart', reaction);
      await add(browser, sku);
      expect(await pieces(browser)).toBe(1);
    },
  );
});

describe('an order', () => {
  const STEPS = ['createPayment', 'updateCart', 'createOrderFromCart'];

  it.each(STEPS.flatMap((step) => [[step, 'lose-answer'] as const, [step, 'refuse'] as const]))(
    'is created once if %s is treated with %s, even after a second click',
    async (step, reaction) => {
      const { browser, cart } = await readyToPay();
      proxy.once(step, reaction);
      const first = await order(browser, cart);
      const again = await order(browser, cart);
      const number = first.status === 'ordered' ? first.order.orderNumber : first.orderNumber;
      expect(again).toMatchObject({ status: 'ordered', order: { orderNumber: number } });
      expect(await ordersOf(browser, number)).toBe(1);
      expect((await browser.call('getMe', {})).me.activeCart).toBeNull();
    },
  );

  it('succeeds at the second click although the first one failed half-way and changed the cart version', async () => {
    const { browser, cart } = await readyToPay();
    const { id: cartId, version } = cart;
    let isFrozen = false;
    proxy.respond = ({ name }) => {
      if (name === 'updateCart' && !isFrozen) {
        isFrozen = true;
        return 'lose-answer';
      }
      return isFrozen ? 'refuse' : 'pass';
    };
    const wanted = { cartId, version, paymentMethod: 'bank-transfer' };
    expect(await browser.refusal('createMyOrderFromCart', wanted)).toEqual([503, 'backend-unavailable']);
    await healthy();
    expect(await order(browser, cart)).toMatchObject({ status: 'ordered' });
  });

  it('is refused at the second click if the content of the cart has changed', async () => {
    const { browser, cart } = await readyToPay();
    const wanted = { cartId: cart.id, version: cart.version, paymentMethod: 'bank-transfer' };
    proxy.respond = ({ name }) => (name === 'updateCart' ? 'refuse' : 'pass');
    expect(await browser.refusal('createMyOrderFromCart', wanted)).toEqual([503, 'backend-unavailable']);
    await healthy();
    await add(browser, sku);
    expect(await browser.refusal('createMyOrderFromCart', wanted)).toEqual([409, 'conflict']);
  });
});
