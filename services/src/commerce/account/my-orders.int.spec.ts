import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

/** A customer with an order, as a list shows it: without the payment code. */
async function withOrder() {
  const customer = await signedUp(shop);
  await add(customer.browser);
  await giveAddress(customer.browser, 'SK');
  const { bankTransfer, ...order } = await placeOrder(customer.browser, 'bank-transfer');
  const listed = {
    ...order,
    bankTransfer: bankTransfer && { ...bankTransfer, code: null },
    stage: 'awaiting-transfer',
  };
  return { ...customer, order: listed };
}

const tokenIn = (address: string): string => new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';

/** The request of the orders page, which knows only the token. */
const opened = (page: ShopClient, tokenValue: string): Promise<CustomerResponse<'openMyOrders'>> =>
  page.account('openMyOrders', { tokenValue });

const UNKNOWN = [400, 'invalid-input', 'tokenValue: token-unknown'];

describe('the address of my orders', () => {
  it('shows the customer their own orders, once', async () => {
    const { browser, email, order } = await withOrder();
    const address = await browser.account('getMyOrdersUrl', { email: email.toUpperCase() });
    expect(address).toMatch(/^http:\/\/sk\.localhost:\d+\/my-orders#token=[\w-]{43}$/);
    const page = shop.visitor('SK');
    const { orders, isOwnerSignedIn } = await opened(page, tokenIn(address));
    expect(orders.results).toEqual([order]);
    expect(isOwnerSignedIn).toBe(false);
    expect(await page.accountRefusal('openMyOrders', { tokenValue: tokenIn(address) })).toEqual(UNKNOWN);
  });

  it('is not used up by an outage', async () => {
    const { browser, email, order } = await withOrder();
    const tokenValue = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    const page = shop.visitor('SK');
    await shop.backend.kill();
    const refusal = await page.accountRefusal('openMyOrders', { tokenValue });
    await shop.backend.start();
    expect(refusal).toEqual([503, 'backend-unavailable']);
    expect((await opened(page, tokenValue)).orders.results).toEqual([order]);
  });

  it('is also available by GET', async () => {
    const { browser, email, order } = await withOrder();
    const path = `/api/customer/getUrlWithToken?email=${encodeURIComponent(email)}`;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: browser.host, cookie };
    const answer = await shop.application.app.inject({ method: 'GET', url: path, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { data } = answer.json<{ data: string }>();
    expect((await opened(shop.visitor('SK'), tokenIn(data))).orders.results).toEqual([order]);
  });

  it('is refused for another e-mail address, whether or not it belongs to a customer', async () => {
    const { browser } = await signedUp(shop);
    const other = await signedUp(shop);
    for (const email of [other.email, 'nobody@example.com'])
      expect(await browser.accountRefusal('getMyOrdersUrl', { email })).toEqual([403, 'not-allowed']);
    const guest = shop.visitor('SK');
    await add(guest);
    expect(await guest.accountRefusal('getMyOrdersUrl', { email: other.email })).toEqual([401, 'not-signed-in']);
  });

  it('says that the browser is signed in as the owner, who can go on to their account', async () => {
    const { browser, email } = await withOrder();
    const token = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    expect((await opened(browser, token)).isOwnerSignedIn).toBe(true);
  });

  it('stays valid when another tab or site requests one again', async () => {
    const { browser, email, order } = await withOrder();
    const first = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    const second = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    for (const token of [first, second]) {
      expect((await opened(shop.visitor('SK'), token)).orders.results).toEqual([order]);
      expect(await shop.visitor('SK').accountRefusal('openMyOrders', { tokenValue: token })).toEqual(UNKNOWN);
    }
  });

  it('is limited to twenty open links', async () => {
    const { browser, email } = await signedUp(shop);
    for (let time = 0; time < 20; time += 1) await browser.account('getMyOrdersUrl', { email });
    expect(await browser.accountRefusal('getMyOrdersUrl', { email })).toEqual([429, 'too-many-attempts']);
  });

  it('is invalid in another store and after ten minutes', async () => {
    const { browser, email, id } = await withOrder();
    const second = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    expect(await shop.visitor('DE').accountRefusal('openMyOrders', { tokenValue: second })).toEqual(UNKNOWN);
    const prisma = shop.application.app.get(PrismaService);
    const { expiresAt } = await prisma.myOrdersLink.findFirstOrThrow({ where: { customerId: id } });
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await prisma.myOrdersLink.updateMany({ where: { customerId: id }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await shop.visitor('SK').accountRefusal('openMyOrders', { tokenValue: second })).toEqual(UNKNOWN);
  });

  it('is stored only as a digest', async () => {
    const { browser, email } = await signedUp(shop);
    const token = tokenIn(await browser.account('getMyOrdersUrl', { email }));
    const links = await shop.application.app.get(PrismaService).myOrdersLink.findMany();
    expect(JSON.stringify(links)).not.toContain(token);
  });
});
