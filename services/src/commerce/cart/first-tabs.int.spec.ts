import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, parcelsInStock } from '../testing/shopping.js';

const TABS = 5;

let shop: RunningShop;
let sku: string;

beforeAll(async () => {
  shop = await startShop();
  [sku = ''] = await parcelsInStock(shop.visitor('SK'));
});

afterAll(() => shop.stop());

const tabsOf = (firstVisit: string) =>
  Array.from({ length: TABS }, () => {
    const tab = shop.visitor('SK');
    tab.headers.set('x-first-visit', firstVisit);
    return tab;
  });

describe('the tabs of a browser that has no session', () => {
  it('share one cart when they add products at the same moment', async () => {
    const tabs = tabsOf(randomUUID());
    const carts = await Promise.all(tabs.map((tab) => add(tab, sku)));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
    const last = await Promise.all(tabs.map(async (tab) => (await tab.call('getMe', {})).me.activeCart));
    for (const cart of last) expect(cart).toMatchObject({ id: carts[0]?.id, lineItems: [{ sku, quantity: TABS }] });
  });

  it('do not share a cart with the tabs of another browser', async () => {
    const [one] = tabsOf(randomUUID());
    const [other] = tabsOf(randomUUID());
    if (!one || !other) throw new Error('There are no tabs');
    expect((await add(one, sku)).id).not.toBe((await add(other, sku)).id);
  });

  it('get separate sessions for a key that could be guessed', async () => {
    const [one, other] = tabsOf('1');
    if (!one || !other) throw new Error('There are no tabs');
    expect((await add(one, sku)).id).not.toBe((await add(other, sku)).id);
  });
});
