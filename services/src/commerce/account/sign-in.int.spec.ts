import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { newAccount, PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';

const COOKIE = '__Host-shop';

let shop: RunningShop;
let skus: string[];

beforeAll(async () => {
  shop = await startShop();
  skus = await parcelsInStock(shop.visitor('SK'));
});
afterAll(() => shop.stop());

const activeCart = async (browser: ShopClient) => (await browser.call('getMe', {})).me.activeCart;
const me = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const sessionOf = (browser: ShopClient) =>
  shop.application.app.get(SessionSeal).open(browser.cookies.get(COOKIE) ?? '');
const quantities = (cart: Awaited<ReturnType<typeof activeCart>>) =>
  Object.fromEntries((cart?.lineItems ?? []).map(({ sku, quantity }) => [sku, quantity]));

describe('a commonly used password', () => {
  it.each([
    ['DE', 'Dieses Passwort ist zu verbreitet oder leicht zu erraten. Wählen Sie ein anderes.'],
    ['HU', 'Ez a jelszó túl gyakori vagy könnyen kitalálható. Válasszon másikat.'],
  ])('is refused in the language of the store in %s, for new accounts and new passwords', async (country, words) => {
    const browser = shop.visitor(country);
    const requests = {
      signUp: newAccount({ password: 'Password1' }),
      resetPassword: { tokenValue: 'any', newPassword: 'Password1' },
    };
    for (const [name, request] of Object.entries(requests)) {
      const { status, body } = await browser.send(name, JSON.stringify(request), 'customer');
      expect([name, status, body.communicate]).toEqual([name, 400, words]);
      expect(body.error?.fields).toMatchObject([{ reason: 'password-known' }]);
    }
  });
});

describe('signing in', () => {
  it('merges the visitor’s lines into the customer’s cart, with the larger quantity for equal products', async () => {
    const { browser, email } = await signedUp(shop);
    const own = await add(browser, skus[0], 3);
    await add(browser, skus[1], 1);
    const elsewhere = shop.visitor('SK');
    await add(elsewhere, skus[1], 2);
    await add(elsewhere, skus[2], 1);
    const { cart } = await elsewhere.account('signIn', { email: email.toUpperCase(), password: PASSWORD });
    expect(cart?.id).toBe(own.id);
    expect(quantities(cart)).toEqual({ [skus[0] ?? '']: 3, [skus[1] ?? '']: 2, [skus[2] ?? '']: 1 });
    expect(await activeCart(elsewhere)).toEqual(cart);
    expect(quantities(await activeCart(browser))).toEqual(quantities(cart));
  });

  it('works with the right password after an outage, however often it was tried meanwhile', async () => {
    const { email } = await signedUp(shop);
    const browser = shop.visitor('SK');
    const credentials = { email, password: PASSWORD };
    await shop.backend.kill();
    const refusals = [];
    for (let time = 0; time < 7; time += 1) refusals.push(await browser.accountRefusal('signIn', credentials));
    await shop.backend.start();
    expect(refusals).toEqual(Array.from({ length: 7 }, () => [503, 'backend-unavailable']));
    expect((await browser.account('signIn', credentials)).customer.email).toBe(email);
  });

  it('replaces the session: the previous cookie is invalid', async () => {
    const { email } = await signedUp(shop);
    const browser = shop.visitor('SK');
    const cart = await add(browser, skus[0]);
    const before = await sessionOf(browser);
    const stolen = browser.on(browser.host);
    await browser.account('signIn', { email, password: PASSWORD });
    const after = await sessionOf(browser);
    expect(after?.sid).not.toBe(before?.sid);
    expect([after?.accessToken, after?.refreshToken]).not.toContain(before?.accessToken);
    expect([after?.anonymousId, before?.customerId]).toEqual([undefined, undefined]);
    expect(await activeCart(stolen)).toBeNull();
    expect(await me(stolen)).toBeNull();
    expect((await activeCart(browser))?.id).toBe(cart.id);
  });

  it('is refused with a wrong password or in another store; the visitor’s cart is unchanged', async () => {
    const { email } = await signedUp(shop);
    const browser = shop.visitor('SK');
    const cart = await add(browser, skus[0]);
    expect(await browser.accountRefusal('signIn', { email, password: 'wrong' })).toEqual([401, 'sign-in-failed']);
    const german = shop.visitor('DE');
    expect(await german.accountRefusal('signIn', { email, password: PASSWORD })).toEqual([401, 'sign-in-failed']);
    expect(await activeCart(browser)).toEqual(cart);
    expect(await browser.account('is-logged-in', {})).toBe(false);
  });

  it('is blocked after five wrong passwords, even with the right one, for that account only', async () => {
    const [{ email }, other] = [await signedUp(shop), await signedUp(shop)];
    const browser = shop.visitor('SK');
    for (let time = 0; time < 5; time += 1)
      expect(await browser.accountRefusal('signIn', { email, password: `wrong-${time}` })).toEqual([
        401,
        'sign-in-failed',
      ]);
    const right = { email, password: PASSWORD };
    expect(await browser.accountRefusal('signIn', right)).toEqual([429, 'too-many-attempts']);
    await browser.account('signIn', { email: other.email, password: PASSWORD });
  });

  it('continues the checkout that the visitor began', async () => {
    const { email, id } = await signedUp(shop);
    const browser = shop.visitor('SK');
    await add(browser, skus[0]);
    await giveAddress(browser, 'SK');
    await browser.account('signIn', { email, password: PASSWORD });
    const order = await placeOrder(browser, 'bank-transfer');
    const { me: mine } = await browser.call('getOrders', { orderNumber: order.orderNumber });
    expect(mine.orders.results.map((one) => one.id)).toEqual([order.id]);
    const stranger = (await signedUp(shop)).browser;
    const { me: theirs } = await stranger.call('getOrders', { orderNumber: order.orderNumber });
    expect(theirs.orders.results).toEqual([]);
    expect((await sessionOf(browser))?.customerId).toBe(id);
  });
});

describe('signing out', () => {
  it('ends the session at the commerce backend too; the customer’s cart is kept', async () => {
    const { browser, email } = await signedUp(shop);
    const cart = await add(browser, skus[0]);
    const oldBrowser = browser.on(browser.host);
    await browser.account('signOut', {});
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect([await activeCart(browser), await me(browser)]).toEqual([null, null]);
    expect(await oldBrowser.account('is-logged-in', {})).toBe(false);
    expect(await activeCart(oldBrowser)).toBeNull();
    const again = await browser.account('signIn', { email, password: PASSWORD });
    expect(again.cart?.id).toBe(cart.id);
  });

  it('does nothing for a guest', async () => {
    expect(await shop.visitor('SK').account('signOut', {})).toEqual({ done: true });
  });
});

describe('an account', () => {
  it('belongs to its store: its cookie is not valid in another', async () => {
    const { browser } = await signedUp(shop);
    const german = browser.on('de.localhost');
    expect(await german.account('is-logged-in', {})).toBe(false);
    expect(await me(german)).toBeNull();
  });

  it('is never shown to another customer', async () => {
    const [one, other] = [await signedUp(shop), await signedUp(shop)];
    const cart = await add(one.browser, skus[0]);
    expect((await me(other.browser))?.id).toBe(other.id);
    expect((await other.browser.call('getCart', { cartId: cart.id })).cart).toBeNull();
  });

  it('cannot be changed by a guest', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor, skus[0]);
    const requests = {
      updateCustomer: { version: 1, firstName: 'X' },
      changePassword: { currentPassword: 'x', newPassword: PASSWORD },
      addBillingAddress: { address: addressIn('SK') },
    };
    for (const name of ['updateCustomer', 'changePassword', 'addBillingAddress'] as const)
      expect(await visitor.accountRefusal(name, requests[name])).toEqual([401, 'not-signed-in']);
  });
});
