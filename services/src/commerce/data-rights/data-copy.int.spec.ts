import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import type { DeskDataRequests } from '@manifold/domain/data-rights/contract';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import type { ShopClient } from '../testing/shop-client.js';
import { parcelsInStock } from '../testing/shopping.js';
import { DataRightsShop } from './testing/data-rights-shop.js';

const DAY_MS = 86_400_000;

let rights: DataRightsShop;

beforeAll(async () => {
  rights = await DataRightsShop.start();
});
afterAll(() => rights.stop());

const requestsOf = async (browser: ShopClient) => (await browser.account('getMyDataRequests', {})).requests;

/** Runs a customer operation and returns the raw answer with its headers. */
async function fetchOperation(browser: ShopClient, name: string, parameters: object): Promise<Response> {
  const { app } = rights.shop.application;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/customer/${name}`,
    headers: {
      host: browser.host,
      'sec-fetch-site': 'same-origin',
      cookie: [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
    payload: parameters,
  });
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  });
}

describe('a copy of the data', () => {
  it('contains everything that the shop stores about the customer', async () => {
    const customer = await rights.holder();
    const { browser, email, id, next, order, reviewId } = customer;
    await rights.waitingSupportRequest('ferrum_sk', email.toUpperCase());
    const token = await rights.exportToken(customer);
    const data: CustomerData = await browser.account('downloadMyData', { tokenValue: token });
    expect(data).toMatchObject({
      format: 'customer-data/1',
      controller: { store: 'ferrum_sk' },
      profile: { id, email, firstName: 'Eva', shippingAddresses: [{ city: addressIn('SK').city }] },
      cart: { itemCount: 1 },
      orders: [{ orderNumber: order.orderNumber, invoice: `/api/invoices/orders/${order.id}`, deliveries: [] }],
      reviews: [{ id: reviewId, text: 'Heats up fast.', authorName: 'Eva H.', locale: 'sk-SK', consent: true }],
      newsletters: [{ email, channels: ['phone'], phone: '+421900123456' }],
      supportRequests: [{ fields: { description: 'Where is it?' } }],
      emailChanges: [{ presentEmail: email, nextEmail: next }],
      session: { store: 'ferrum_sk' },
      dataRequests: [{ kind: 'export', state: 'ready' }],
    });
    expect(data.orderLinks).toHaveLength(1);
    expect(data.devices).toHaveLength(1);
    expect(data.loyaltyCardNumber).toBe((await browser.account('getLoyaltyCard', {})).card?.number);
    expect(data.orderMails.map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber);
    expect(data.newsletters[0]?.log.map(({ kind, text }) => [kind, text])).toEqual([
      ['changed', 'I would like to hear from you.'],
      ['requested', 'I would like to hear from you.'],
    ]);
  });

  it('has all reviews, however many there are', async () => {
    const customer = await signedUp(rights.shop);
    const [sku = ''] = await parcelsInStock(rights.shop.visitor('SK'));
    const reviews = rights.shop.application.app.get(ReviewBackend);
    for (let count = 0; count < 101; count += 1)
      await reviews.submit({
        sku,
        storeKey: 'ferrum_sk',
        customerId: customer.id,
        orderId: randomUUID(),
        authorName: 'Eva H.',
        locale: 'sk-SK',
        rating: 5,
        title: undefined,
        text: `Review ${count}`,
        consent: undefined,
        writtenAt: new Date().toISOString(),
      });
    const token = await rights.exportToken(customer);
    const data = await customer.browser.account('downloadMyData', { tokenValue: token });
    expect(new Set(data.reviews.map(({ text }) => text)).size).toBe(101);
    expect(data.reviews[0]).toMatchObject({ authorName: 'Eva H.', locale: 'sk-SK', consent: null });
  });

  it('is a file that nobody caches, for its owner only and once', async () => {
    const customer = await signedUp(rights.shop);
    const other = await signedUp(rights.shop);
    const token = await rights.exportToken(customer);
    const unknown = [400, 'invalid-input', 'tokenValue: token-unknown'];
    const download = (browser: ShopClient) => browser.accountRefusal('downloadMyData', { tokenValue: token });
    expect(await download(other.browser)).toEqual(unknown);
    expect(await download(rights.shop.visitor('SK'))).toEqual([401, 'not-signed-in']);
    expect(await download(customer.browser.on('de.localhost'))).toEqual([401, 'not-signed-in']);
    const stored = await rights.prisma().dataRequest.findFirstOrThrow({ where: { customerId: customer.id } });
    expect(stored.tokenHash).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(token);
    const { status, headers } = await fetchOperation(customer.browser, 'downloadMyData', { tokenValue: token });
    expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      200,
      'attachment; filename="my-data.json"',
      'private, no-store',
    ]);
    expect(await download(customer.browser)).toEqual(unknown);
    const { requests } = await customer.browser.account('getMyDataRequests', {});
    expect(requests).toMatchObject([{ kind: 'export', state: 'done', linkExpiresAt: null }]);
  });

  it('can be downloaded again if the backend was away, until the link expires', async () => {
    const customer = await signedUp(rights.shop);
    const token = await rights.exportToken(customer);
    const download = () => customer.browser.accountRefusal('downloadMyData', { tokenValue: token });
    rights.proxy.respond = ({ name }) => (name === 'GET /reviews' ? 'refuse' : 'pass');
    expect((await download())[0]).toBe(503);
    rights.proxy.respond = () => 'pass';
    await rights.prisma().dataRequest.updateMany({
      where: { customerId: customer.id },
      data: { linkExpiresAt: new Date(Date.now() - 1) },
    });
    expect(await download()).toEqual([400, 'invalid-input', 'tokenValue: token-unknown']);
    const { requests } = await customer.browser.account('getMyDataRequests', {});
    expect(requests).toMatchObject([{ state: 'expired' }]);
  });

  it('needs the password, and replaces the link of an earlier one', async () => {
    const customer = await signedUp(rights.shop);
    const { browser } = customer;
    expect(await browser.accountRefusal('requestMyData', { password: 'wrong-password-1' })).toEqual([
      401,
      'sign-in-failed',
    ]);
    expect(await rights.shop.visitor('SK').accountRefusal('requestMyData', { password: PASSWORD })).toEqual([
      401,
      'not-signed-in',
    ]);
    const first = await rights.exportToken(customer);
    await eventually(async () => (await requestsOf(browser))[0]?.state === 'ready' || undefined);
    await browser.account('requestMyData', { password: PASSWORD });
    await eventually(async () => {
      const states = (await requestsOf(browser)).map(({ state }) => state);
      return states.join() === 'ready,done' || undefined;
    });
    expect((await browser.accountRefusal('downloadMyData', { tokenValue: first }))[0]).toBe(400);
    const [newest] = await requestsOf(browser);
    expect(Date.parse(newest?.dueAt ?? '') - Date.parse(newest?.requestedAt ?? '')).toBeGreaterThanOrEqual(28 * DAY_MS);
  });
});

describe('the console', () => {
  it('lists open requests of the countries of a person by deadline, and marks overdue ones', async () => {
    const overdue = new Date(Date.now() - DAY_MS);
    const row = { locale: 'de-DE', kind: 'export', requestedAt: new Date(Date.now() - 40 * DAY_MS), dueAt: overdue };
    const { id } = await rights.prisma().dataRequest.create({
      data: { ...row, storeKey: 'ferrum_de', customerId: 'someone' },
    });
    const client = () => new ConsoleClient(rights.shop.application.app);
    const admin = await client().signIn('admin');
    const french = await client().signIn('operations');
    await rights.prisma().staff.updateMany({ where: { role: 'operations' }, data: { orderCountries: ['FR'] } });
    const list = async (person: ConsoleClient, query = '') =>
      (await person.ask<DeskDataRequests>('GET', `/data-requests${query}`)).body;
    const [first] = (await list(admin)).requests;
    expect(first).toMatchObject({ id, storeKey: 'ferrum_de', countryCode: 'DE', kind: 'export', isOverdue: true });
    expect(JSON.stringify(first)).not.toContain('someone');
    expect((await list(french, '?filter=all')).requests).toEqual([]);
    expect((await list(admin, '?filter=all')).total).toBeGreaterThan((await list(admin)).total);
    const support = await client().signIn('support');
    expect((await support.ask('GET', '/data-requests')).status).toBe(403);
  });
});
