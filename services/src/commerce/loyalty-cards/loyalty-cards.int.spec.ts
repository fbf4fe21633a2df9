import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ean13, ean13Bars } from '@manifold/domain/loyalty-card/ean-13';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Returns the status of an address for a browser with these cookies. */
async function statusOf(path: string, { host, cookies }: ShopClient): Promise<number | undefined> {
  const { port } = new URL(await shop.application.app.getUrl());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, cookie } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('a loyalty card', () => {
  it('exists once the customer asks for it, with a number and a barcode that a till reads', async () => {
    const { browser } = await signedUp(shop);
    expect(await browser.account('getLoyaltyCard', {})).toEqual({ card: null, wallets: [] });
    const { card } = await browser.account('issueLoyaltyCard', {});
    expect(card.number).toBe(ean13(card.number.slice(0, -1)));
    expect(card.bars).toBe(ean13Bars(card.number));
    expect(await browser.account('getLoyaltyCard', {})).toEqual({ card, wallets: [] });
  });

  it('stays the same however often it is asked for, at the same moment and on another device', async () => {
    const { browser, email } = await signedUp(shop);
    const device = shop.visitor('SK');
    await device.account('signIn', { email, password: PASSWORD });
    const asked = [browser, device, browser, device].map((one) => one.account('issueLoyaltyCard', {}));
    const numbers = (await Promise.all(asked)).map(({ card }) => card.number);
    expect(new Set(numbers).size).toBe(1);
  });

  it('is another one for each customer and store, and none for visitors', async () => {
    const [one, other] = [await signedUp(shop), await signedUp(shop)];
    const abroad = await signedUp(shop, { email: one.email }, 'DE');
    const cards = await Promise.all([one, other, abroad].map(({ browser }) => browser.account('issueLoyaltyCard', {})));
    expect(new Set(cards.map(({ card }) => card.number)).size).toBe(3);
    const visitor = shop.visitor('SK');
    expect(await visitor.accountRefusal('getLoyaltyCard', {})).toEqual([401, 'not-signed-in']);
    expect(await visitor.accountRefusal('issueLoyaltyCard', {})).toEqual([401, 'not-signed-in']);
  });

  it('is in no wallet of a shop without keys', async () => {
    const { browser } = await signedUp(shop);
    expect((await browser.account('issueLoyaltyCard', {})).wallets).toEqual([]);
    for (const path of ['apple', 'google', 'icon'])
      expect(await statusOf(`/api/loyalty-card/${path}`, browser)).toBe(404);
  });
});
