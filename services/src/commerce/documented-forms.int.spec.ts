import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';
import { add, giveAddress, parcelsInStock } from './testing/shopping.js';

let shop: RunningShop;
let sku: string;

beforeAll(async () => {
  shop = await startShop();
  [sku = ''] = await parcelsInStock(shop.visitor('SK'));
});

afterAll(() => shop.stop());

const STORE = 'ferrum_sk';

interface Answered {
  readonly cart?: Cart | null;
  readonly status?: string;
}

/** Calls an operation by the name and in the form of the specification. */
async function ask<Answer = Answered>(browser: ShopClient, name: string, parameters: object): Promise<Answer> {
  const { status, body } = await browser.send(name, JSON.stringify(parameters));
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.data as Answer;
}

describe('a client of the specification', () => {
  it('creates a cart from a draft and changes it by id, version and store', async () => {
    const browser = shop.visitor('SK');
    const draft = { currency: 'EUR', country: 'SK', lineItems: [{ sku, quantity: 3 }] };
    const { cart } = await ask(browser, 'createMyCart', { draft, storeKey: STORE });
    const { id, version, lineItems } = cart ?? (await add(browser, sku));
    expect(lineItems).toMatchObject([{ sku, quantity: 3 }]);
    const actions = [{ action: 'removeLineItem', lineItemId: lineItems[0]?.id, quantity: 2 }];
    const changed = await ask(browser, 'updateMyCart', { id, version, actions, storeKey: STORE });
    expect(changed.cart?.lineItems).toMatchObject([{ quantity: 1 }]);
    expect(await ask(browser, 'getMyCart', { id, storeKey: STORE })).toEqual({ cart: changed.cart });
    await ask(browser, 'deleteMyCart', { id, version: changed.cart?.version });
    expect((await browser.call('getMe', {})).me.activeCart).toBeNull();
  });

  it('may use a stale version once, but no other cart, store or currency', async () => {
    const browser = shop.visitor('SK');
    const { id, version } = await add(browser, sku);
    await add(browser, sku);
    const actions = [{ action: 'addLineItem', sku, quantity: 1 }];
    const changed = await ask(browser, 'updateMyCart', { id, version, actions });
    expect(changed.cart?.lineItems).toMatchObject([{ quantity: 3 }]);
    expect(await browser.refusal('updateMyCart', { id: 'another', version, actions })).toEqual([404, 'cart-not-found']);
    expect(await browser.refusal('deleteMyCart', { id: 'another', version })).toEqual([404, 'cart-not-found']);
    const elsewhere = { id, version, actions, storeKey: 'ferrum_de' };
    expect(await browser.refusal('updateMyCart', elsewhere)).toEqual([400, 'invalid-input']);
    expect(await browser.refusal('createMyCart', { draft: { currency: 'CHF' } })).toEqual([400, 'invalid-input']);
    const channel = { action: 'addLineItem', sku, quantity: 1, supplyChannel: { id: 'another' } };
    expect(await browser.refusal('updateMyCart', { actions: [channel] })).toEqual([400, 'invalid-input']);
  });

  it('creates a payment, adds it and orders by a draft of id and version', async () => {
    const browser = shop.visitor('SK');
    await add(browser, sku);
    const { totalPrice, id, version } = await giveAddress(browser, 'SK');
    const draft = { id, version };
    expect(await browser.refusal('createMyOrderFromCart', { draft })).toEqual([422, 'unprocessable-entity']);
    const { centAmount, currencyCode } = totalPrice;
    const paymentMethodInfo = { paymentInterface: 'bank-transfer' };
    const paying = { draft: { paymentMethodInfo, amountPlanned: { centAmount, currencyCode } }, storeKey: STORE };
    const { payment, cart } = await ask<Paid>(browser, 'createMyPayment', paying);
    const actions = [{ action: 'addPayment', payment: { typeId: 'payment', id: payment.id } }];
    const added = await ask(browser, 'updateMyCart', { ...cart, actions });
    expect(added.cart?.version).toBe(cart.version);
    const ordered = await ask(browser, 'createMyOrderFromCart', { draft: cart, storeKey: STORE });
    expect(ordered.status).toBe('ordered');
  });

  it('reads stock by SKU, stores by id, and shipping methods by cart or country', async () => {
    const browser = shop.visitor('SK');
    const { id } = await add(browser, sku);
    expect(await ask(browser, 'getInventory', { sku, cartId: id })).toMatchObject({
      inventoryEntries: { results: [{ sku }], offset: 0, count: 1, total: 1 },
    });
    expect(await browser.refusal('getInventory', { sku, cartId: 'another' })).toEqual([404, 'cart-not-found']);
    expect(await ask(browser, 'getStores', { id: STORE })).toMatchObject({ stores: { results: [{ key: STORE }] } });
    const methods = await ask(browser, 'shippingMethodsByCart', { cartId: id });
    expect(await ask(browser, 'getShippingMethods', { country: 'SK' })).toEqual(methods);
    expect(await browser.refusal('getShippingMethods', { country: 'DE' })).toEqual([400, 'invalid-input']);
  });

  it('signs in with a draft', async () => {
    const draft = { email: 'nobody@example.com', password: 'wrong-1' };
    const { status } = await shop.visitor('SK').send('customerSignMeIn', JSON.stringify({ draft }), 'customer');
    expect(status).toBe(401);
  });
});

interface Paid {
  readonly payment: { readonly id: string };
  readonly cart: { readonly id: string; readonly version: number };
}
