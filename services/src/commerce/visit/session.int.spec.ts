import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionSeal } from '../../platform/session/session-seal.js';
import type { ShopSession } from '../../platform/session/shop-session.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, parcelsInStock } from '../testing/shopping.js';

const COOKIE = '__Host-shop';

let shop: RunningShop;
let seal: SessionSeal;

beforeAll(async () => {
  shop = await startShop();
  seal = shop.application.app.get(SessionSeal);
});

afterAll(() => shop.stop());

async function sessionOf(visitor: ShopClient): Promise<ShopSession> {
  const session = await seal.open(visitor.cookies.get(COOKIE) ?? '');
  if (!session) throw new Error('The visitor has no session');
  return session;
}

/** Changes the session in the visitor's cookie. */
async function change(visitor: ShopClient, changes: Partial<ShopSession>): Promise<void> {
  visitor.cookies.set(COOKIE, await seal.seal({ ...(await sessionOf(visitor)), ...changes }));
}

const activeCart = async (visitor: ShopClient) => (await visitor.call('getMe', {})).me.activeCart;

describe('a session', () => {
  it('gets a new token when the old one expires, also for parallel requests', async () => {
    const visitor = shop.visitor('SK');
    const cart = await add(visitor);
    await change(visitor, { expiresAt: 1 });
    const before = await sessionOf(visitor);
    const seen = await Promise.all([activeCart(visitor), activeCart(visitor), activeCart(visitor)]);
    expect(seen).toEqual([cart, cart, cart]);
    const after = await sessionOf(visitor);
    expect([after.sid, after.anonymousId]).toEqual([before.sid, before.anonymousId]);
    expect(after.accessToken).not.toBe(before.accessToken);
  });

  it('gets a new token when the old one was revoked', async () => {
    const visitor = shop.visitor('SK');
    const cart = await add(visitor);
    await change(visitor, { accessToken: 'withdrawn' });
    expect(await activeCart(visitor)).toEqual(cart);
    expect((await add(visitor)).itemCount).toBe(2);
  });

  it('ends when it expired at the backend, and the next product opens a new one', async () => {
    const visitor = shop.visitor('SK');
    const cart = await add(visitor);
    await change(visitor, { accessToken: 'forgotten', refreshToken: 'forgotten' });
    expect(await activeCart(visitor)).toBeNull();
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    const fresh = await add(visitor);
    expect([fresh.id === cart.id, fresh.itemCount]).toEqual([false, 1]);
  });

  it('that expired does not fail a write: the product is in a new cart', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    await change(visitor, { accessToken: 'forgotten', refreshToken: 'forgotten' });
    expect((await add(visitor)).itemCount).toBe(1);
  });

  it('that a sign-in in another tab replaced leaves the customer’s cookie alone', async () => {
    const { browser: owner, email } = await signedUp(shop);
    await add(owner);
    const visitor = shop.visitor('SK');
    await add(visitor);
    const otherTab = visitor.on(visitor.host);
    await visitor.account('signIn', { email, password: PASSWORD });
    // Requests of the other tab that were sent with the visitor's cookie and are answered now.
    const { setCookies } = await otherTab.send('getMe', '{}');
    expect(setCookies).toEqual([]);
    const actions = [{ action: 'addLineItem' as const, sku: (await parcelsInStock(visitor))[1] ?? '', quantity: 1 }];
    const write = await otherTab.send('updateCart', JSON.stringify({ actions }));
    expect([write.status, write.body.error?.code, write.setCookies]).toEqual([409, 'conflict', []]);
    await visitor.call('updateCart', { actions });
    expect((await activeCart(visitor))?.lineItems).toHaveLength(2);
  });

  it('is not the same for two visitors', async () => {
    const [one, other] = [shop.visitor('SK'), shop.visitor('SK')];
    await Promise.all([add(one), add(other)]);
    expect((await sessionOf(one)).anonymousId).not.toBe((await sessionOf(other)).anonymousId);
  });
});
