import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const me = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const sessionsOf = async (browser: ShopClient) => (await browser.account('listSessions', {})).sessions;

/** Signs the customer in on one more device. */
async function signedInWith(email: string, userAgent = FIREFOX): Promise<ShopClient> {
  const device = shop.visitor('SK');
  device.headers.set('user-agent', userAgent);
  await device.account('signIn', { email, password: PASSWORD });
  return device;
}

describe('the devices of a customer', () => {
  it('are listed to their owner only, without what is in the cookies', async () => {
    const { browser, email } = await signedUp(shop);
    await signedInWith(email);
    await signedInWith(email, 'curl/8');
    const sessions = await sessionsOf(browser);
    expect(sessions.map(({ device }) => device).sort()).toEqual(['Firefox, Windows', null, null].sort());
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(['device', 'id', 'isCurrent', 'seenAt', 'startedAt']);
    expect(await shop.visitor('SK').accountRefusal('listSessions', {})).toEqual([401, 'not-signed-in']);
  });

  it('are signed out one by one; the cookie is then invalid and the others stay signed in', async () => {
    const { browser, email } = await signedUp(shop);
    const device = await signedInWith(email);
    const stolen = device.on(device.host);
    const ended = (await sessionsOf(browser)).find((session) => session.device === 'Firefox, Windows');
    await browser.account('endSession', { sessionId: ended?.id ?? '' });
    expect([await me(device), await me(stolen), (await me(browser))?.email]).toEqual([null, null, email]);
    expect(await device.account('is-logged-in', {})).toBe(false);
    expect(await device.accountRefusal('listSessions', {})).toEqual([401, 'not-signed-in']);
    expect(await browser.accountRefusal('endSession', { sessionId: ended?.id ?? '' })).toEqual([404, 'not-found']);
  });

  it('are never another customer’s', async () => {
    const [one, other] = [await signedUp(shop), await signedUp(shop)];
    const [theirs] = await sessionsOf(other.browser);
    expect(await one.browser.accountRefusal('endSession', { sessionId: theirs?.id })).toEqual([404, 'not-found']);
    const [same] = await sessionsOf((await signedUp(shop, { email: other.email }, 'DE')).browser);
    expect(await one.browser.accountRefusal('endSession', { sessionId: same?.id })).toEqual([404, 'not-found']);
    await one.browser.account('endOtherSessions', {});
    expect((await me(other.browser))?.email).toBe(other.email);
  });

  it('are all signed out but the current one, and by a new password', async () => {
    const { browser, email } = await signedUp(shop);
    const devices = [await signedInWith(email), await signedInWith(email)];
    await browser.account('endOtherSessions', {});
    expect(await Promise.all(devices.map(me))).toEqual([null, null]);
    const last = await signedInWith(email);
    await browser.account('changePassword', { currentPassword: PASSWORD, newPassword: 'griddle-plate-2' });
    expect(await me(last)).toBeNull();
    expect(await sessionsOf(browser)).toHaveLength(1);
  });

  it('are removed from the list by logging out', async () => {
    const { browser, email } = await signedUp(shop);
    const device = await signedInWith(email);
    await device.account('signOut', {});
    expect(await sessionsOf(browser)).toHaveLength(1);
  });
});
