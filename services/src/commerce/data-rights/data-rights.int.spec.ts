import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import type { DeskDataRequests } from '@manifold/domain/data-rights/contract';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { confirmAddress, newAccount, PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { BackendProxy } from '../testing/backend-proxy.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsOnStock, placeOrder } from '../testing/shopping.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { PendingSignUps } from '../account/index.js';
import { DataRequestSweep } from './data-request-sweep.service.js';

const DAY_MS = 86_400_000;
const NOTHING = {
  newsletter: false,
  sms: false,
  phone: false,
  soft_newsletter: false,
  soft_sms: false,
  soft_phone: false,
};

/** What a deletion does with each column that can name a customer. */
const PERSONAL_COLUMNS: Readonly<Record<string, 'deleted' | 'required by law' | 'deleted after 30 days'>> = {
  'checkout.anonymous_id': 'deleted',
  'customer_identity.customer_id': 'deleted',
  'customer_passkey.customer_id': 'deleted',
  'customer_session.customer_id': 'deleted',
  'data_request.customer_id': 'deleted',
  'data_request.email': 'deleted',
  'email_change.customer_id': 'deleted',
  'email_change.next_email': 'deleted',
  'email_change.present_email': 'deleted',
  'loyalty_card.customer_id': 'deleted',
  'my_orders_link.customer_id': 'deleted',
  'newsletter_subscription.customer_id': 'deleted',
  'newsletter_subscription.email': 'deleted',
  'newsletter_subscription.phone': 'deleted',
  'pending_sign_up.email_hash': 'deleted',
  'sent_mail.recipient': 'deleted after 30 days',
  'vat_check.vat_number': 'required by law',
};
/** Columns of the config, which name our own company. */
const CONFIG_COLUMNS: readonly string[] = [
  'customer_care.email',
  'customer_care.phone',
  'seller.local_vat_number',
  'seller.vat_number',
];

let proxy: BackendProxy;
let mailbox: Mailbox;
let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: mailbox.url }, async (backendUrl) => {
    proxy = await BackendProxy.inFrontOf(backendUrl);
    return proxy.url;
  });
  await until(() => shop.application.app.get(Jobs).ready);
  seller = await sellerOf(shop.backend.url);
});
afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await mailbox.stop();
});

const prisma = (): PrismaService => shop.application.app.get(PrismaService);

/** Returns whether the commerce backend has a resource. */
const exists = (path: string): Promise<boolean> =>
  seller.get(path).then(
    () => true,
    () => false,
  );

interface Holder {
  readonly browser: ShopClient;
  readonly email: string;
  readonly id: string;
}

/** Creates a customer with an address, an order, a review, a newsletter and a waiting change of the e-mail address. */
async function holder(countryCode = 'SK') {
  const customer = await signedUp(shop, {}, countryCode);
  const { browser, email, id } = customer;
  await browser.account('addShippingAddress', { address: addressIn(countryCode) });
  await add(browser);
  await giveAddress(browser, countryCode);
  const order = await placeOrder(browser, 'bank-transfer');
  const sku = order.lineItems[0]?.sku ?? '';
  const { review } = await browser.account('addReview', { sku, rating: 5, text: 'Heats up fast.', consent: true });
  const subscriptions = { ...NOTHING, newsletter: true, phone: true };
  await browser.account('updateMySubscriptions', { subscriptions, phone: '+421 900 123 456', text: '1a2b' });
  const { me } = await browser.account('getMe', {});
  const next = `next-${email}`;
  await browser.account('updateCustomer', { version: me.customer?.version ?? 0, email: next, password: PASSWORD });
  await browser.account('getMyOrdersUrl', { email });
  await browser.account('issueLoyaltyCard', {});
  await add(browser);
  await confirmAddress(shop, id, countryCode);
  return { ...customer, id, next, order, reviewId: review.id };
}

/** Requests the customer's data and returns the token of the mailed link. */
async function exportToken({ browser, email }: Holder): Promise<string> {
  await browser.account('requestMyData', { password: PASSWORD });
  return tokenOf(await mailbox.mailTo(email, 'data-export-ready'), 'data-token');
}

const waitingSupportRequest = (storeKey: string, email: string) =>
  prisma().supportRequest.create({
    data: {
      storeKey,
      locale: 'sk-SK',
      reason: 'order',
      subreason: 'order-status',
      copy: {
        create: {
          address: 'https://support.example/',
          body: new URLSearchParams({ email, description: 'Where is it?' }).toString(),
          // Nobody delivers it during the test.
          leasedUntil: new Date(Date.now() + DAY_MS),
        },
      },
    },
  });

/** Waits until a deletion has been carried out. */
const finished = (id: string) =>
  eventually(async () => {
    const row = await prisma().dataRequest.findUniqueOrThrow({ where: { id } });
    return row.state === 'done' ? row : undefined;
  });

/** Returns how many people the newsletter system was asked to erase. */
async function erasures(): Promise<number> {
  const events = (await (await fetch(`${mailbox.url}/newsletter/events`)).json()) as { event: string }[];
  return events.filter(({ event }) => event === 'customer-erasure').length;
}

async function deleted({ browser }: Holder): Promise<string> {
  const { request } = await browser.account('deleteMyAccount', { password: PASSWORD });
  await finished(request.id);
  return request.id;
}

/** Deletes a customer whose cart is frozen for a payment. Returns the customer's id, and the cart's id and version. */
async function deletedWhilePaying() {
  const customer = await signedUp(shop);
  await add(customer.browser);
  const { id, version } = await giveAddress(customer.browser, 'SK');
  await seller.post(`/carts/${id}`, { version, actions: [{ action: 'freezeCart' }] });
  await deleted(customer);
  const frozen = await seller.get<{ readonly version: number }>(`/carts/${id}`);
  return { customerId: customer.id, id, version: frozen.version };
}

/** Counts the deletions of a customer's carts that are due in a day. */
async function waitingCartErasures(customerId: string): Promise<number> {
  const [found] = await prisma().$queryRaw<{ readonly count: number }[]>`SELECT count(*)::int AS count FROM pgboss.job
    WHERE name = 'erase-left-carts' AND data->>'customerId' = ${customerId} AND start_after > now() + interval '23 hours'`;
  return found?.count ?? 0;
}

/** Makes the deletions of a customer's carts that are due in a day due now. Returns how many. */
const aDayPasses = (customerId: string): Promise<number> =>
  prisma().$executeRaw`UPDATE pgboss.job SET start_after = now()
    WHERE name = 'erase-left-carts' AND data->>'customerId' = ${customerId} AND start_after > now() + interval '23 hours'`;

describe('a copy of the data', () => {
  it('contains everything that the shop stores about the customer', async () => {
    const customer = await holder();
    const { browser, email, id, next, order, reviewId } = customer;
    await waitingSupportRequest('ferrum_sk', email.toUpperCase());
    const token = await exportToken(customer);
    const data: CustomerData = await browser.account('downloadMyData', { tokenValue: token });
    expect(data).toMatchObject({
      format: 'customer-data/1',
      controller: { store: 'ferrum_sk' },
      profile: { id, email, firstName: 'Eva', shippingAddresses: [{ city: addressIn('SK').city }] },
      cart: { itemCount: 1 },
      orders: [
        { orderNumber: order.orderNumber, invoice: `/api/invoices/orders/${order.orderNumber}`, deliveries: [] },
      ],
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
    const customer = await signedUp(shop);
    const [sku = ''] = await parcelsOnStock(shop.visitor('SK'));
    const reviews = shop.application.app.get(ReviewBackend);
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
    const token = await exportToken(customer);
    const data = await customer.browser.account('downloadMyData', { tokenValue: token });
    expect(new Set(data.reviews.map(({ text }) => text)).size).toBe(101);
    expect(data.reviews[0]).toMatchObject({ authorName: 'Eva H.', locale: 'sk-SK', consent: null });
  });

  it('is a file that nobody caches, for its owner only and once', async () => {
    const customer = await signedUp(shop);
    const other = await signedUp(shop);
    const token = await exportToken(customer);
    const unknown = [400, 'invalid-input', 'tokenValue: token-unknown'];
    const download = (browser: ShopClient) => browser.accountRefusal('downloadMyData', { tokenValue: token });
    expect(await download(other.browser)).toEqual(unknown);
    expect(await download(shop.visitor('SK'))).toEqual([401, 'not-signed-in']);
    expect(await download(customer.browser.on('de.localhost'))).toEqual([401, 'not-signed-in']);
    const stored = await prisma().dataRequest.findFirstOrThrow({ where: { customerId: customer.id } });
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
    const customer = await signedUp(shop);
    const token = await exportToken(customer);
    const download = () => customer.browser.accountRefusal('downloadMyData', { tokenValue: token });
    proxy.treat = ({ name }) => (name === 'GET /reviews' ? 'refuse' : 'pass');
    expect((await download())[0]).toBe(503);
    proxy.treat = () => 'pass';
    await prisma().dataRequest.updateMany({
      where: { customerId: customer.id },
      data: { linkExpiresAt: new Date(Date.now() - 1) },
    });
    expect(await download()).toEqual([400, 'invalid-input', 'tokenValue: token-unknown']);
    const { requests } = await customer.browser.account('getMyDataRequests', {});
    expect(requests).toMatchObject([{ state: 'expired' }]);
  });

  it('needs the password, and replaces the link of an earlier one', async () => {
    const customer = await signedUp(shop);
    const { browser } = customer;
    expect(await browser.accountRefusal('requestMyData', { password: 'wrong-password-1' })).toEqual([
      401,
      'sign-in-failed',
    ]);
    expect(await shop.visitor('SK').accountRefusal('requestMyData', { password: PASSWORD })).toEqual([
      401,
      'not-signed-in',
    ]);
    const first = await exportToken(customer);
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

const requestsOf = async (browser: ShopClient) => (await browser.account('getMyDataRequests', {})).requests;

/** Runs a customer operation and returns the raw answer with its headers. */
async function fetchOperation(browser: ShopClient, name: string, parameters: object): Promise<Response> {
  const { app } = shop.application;
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

describe('the deletion of an account', () => {
  it('deletes all that no law requires, ends every session, and keeps the order', async () => {
    const customer = await holder();
    const { browser, email, id, order, reviewId } = customer;
    const waiting = await waitingSupportRequest('ferrum_sk', email);
    const foreign = await waitingSupportRequest('ferrum_sk', `x${email}`);
    const phone = shop.visitor('SK');
    await phone.account('signIn', { email, password: PASSWORD });
    const subscription = await prisma().newsletterSubscription.findFirstOrThrow({ where: { customerId: id } });
    const requestId = await deleted(customer);

    expect((await browser.account('getMe', {})).me.customer).toBeNull();
    expect(await phone.accountRefusal('getMyOrders', { offset: 0 })).toEqual([401, 'not-signed-in']);
    expect(await shop.visitor('SK').accountRefusal('signIn', { email, password: PASSWORD })).toEqual([
      401,
      'sign-in-failed',
    ]);
    const where = { customerId: id };
    expect(await prisma().newsletterSubscription.count({ where: { email } })).toBe(0);
    expect(await prisma().emailChange.count({ where })).toBe(0);
    expect(await prisma().myOrdersLink.count({ where })).toBe(0);
    expect(await prisma().customerSession.count({ where })).toBe(0);
    expect(await prisma().loyaltyCard.count({ where })).toBe(0);
    expect(await prisma().dataRequest.count({ where })).toBe(0);
    expect(await prisma().checkout.count({ where: { anonymousId: id } })).toBe(0);
    expect(await prisma().supportRequest.count({ where: { id: { in: [waiting.id, foreign.id] } } })).toBe(1);
    expect(await prisma().dataRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      state: 'done',
      email: null,
      customerId: null,
    });
    // The support platform cannot delete cases itself: its team is asked to.
    expect(await prisma().supportRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      reason: 'account',
      subreason: 'data-removal',
    });

    const log = await prisma().newsletterEvent.findMany({ where: { subscriptionId: subscription.id } });
    expect(log.map(({ kind }) => kind).sort()).toEqual(['changed', 'requested', 'unsubscribed']);
    expect(await erasures()).toBe(1);

    expect(await exists(`/customers/${id}`)).toBe(false);
    expect(await exists(`/reviews/${reviewId}`)).toBe(false);
    expect(await exists(`/orders/${order.id}`)).toBe(true);
    const carts = encodeURIComponent(`customerId="${id}" and cartState="Active"`);
    expect(await seller.get(`/carts?where=${carts}`)).toMatchObject({ count: 0 });

    const mail = await mailbox.mailTo(email, 'account-deleted');
    expect(mail).toMatchObject({ storeKey: 'ferrum_sk', locale: 'sk-SK' });
    expect((await mailbox.mailsTo(email)).filter(({ template }) => template === 'account-deleted')).toHaveLength(1);
  });

  it('keeps a cart whose payment may still become an order, and the order can be made', async () => {
    const { id, version } = await deletedWhilePaying();
    const orderNumber = `SK-${Date.now()}`;
    await seller.post('/orders', { cart: { typeId: 'cart', id }, version, orderNumber });
    expect(await exists(`/orders/order-number=${orderNumber}`)).toBe(true);
  });

  it('deletes a frozen cart a day later if its payment was never made', async () => {
    const { customerId, id, version } = await deletedWhilePaying();
    expect(await aDayPasses(customerId)).toBe(1);
    // The payment is still under way: the cart stays, and is looked at again another day later.
    await eventually(async () => (await waitingCartErasures(customerId)) === 1 || undefined);
    expect(await exists(`/carts/${id}`)).toBe(true);
    await seller.post(`/carts/${id}`, { version, actions: [{ action: 'unfreezeCart' }] });
    expect(await aDayPasses(customerId)).toBe(1);
    await until(async () => !(await exists(`/carts/${id}`)));
  });

  it('leaves the data of others untouched', async () => {
    const customer = await holder();
    const other = await holder();
    await deleted(customer);
    const { me } = await other.browser.account('getMe', {});
    expect(me.customer).toMatchObject({ id: other.id, shippingAddresses: [{}] });
    const data = await other.browser.account('downloadMyData', { tokenValue: await exportToken(other) });
    expect(data).toMatchObject({
      orders: [{ orderNumber: other.order.orderNumber }],
      reviews: [{ id: other.reviewId }],
      newsletters: [{ email: other.email }],
      emailChanges: [{ nextEmail: other.next }],
    });
  });

  it('leaves alone what an address names that the customer has not confirmed, and so does a copy', async () => {
    const customer = await signedUp(shop);
    const { browser, email } = customer;
    const own = { storeKey: 'ferrum_sk', locale: 'sk-SK', email, unsubscribeToken: randomUUID() };
    const { id } = await prisma().newsletterSubscription.create({ data: { ...own, channels: ['newsletter'] } });
    const waiting = await waitingSupportRequest('ferrum_sk', email);
    const form = { ...newAccount({ email }), locale: 'sk-SK' };
    const signUp = await shop.application.app.get(PendingSignUps).create('ferrum_sk', form);
    const data = await browser.account('downloadMyData', { tokenValue: await exportToken(customer) });
    expect([data.newsletters, data.supportRequests]).toEqual([[], []]);
    const before = await erasures();
    const requestId = await deleted(customer);
    expect(await prisma().newsletterSubscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      channels: ['newsletter'],
    });
    expect(await prisma().pendingSignUp.count({ where: { id: signUp.id } })).toBe(1);
    expect(await prisma().supportRequest.count({ where: { id: { in: [waiting.id, requestId] } } })).toBe(1);
    expect(await erasures()).toBe(before);
  });

  it('deletes the newsletter that a customer asked for with an address that is not confirmed', async () => {
    const customer = await signedUp(shop);
    const { browser, email } = customer;
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const before = await erasures();
    await deleted(customer);
    expect(await prisma().newsletterSubscription.count({ where: { email } })).toBe(0);
    expect(await erasures()).toBe(before + 1);
  });

  it('is resumed when the backend fails midway, and sends one mail', async () => {
    const customer = await holder();
    let failures = 0;
    proxy.treat = ({ name }) => {
      if (name !== `DELETE /reviews/${customer.reviewId}` || failures > 0) return 'pass';
      failures += 1;
      return 'refuse';
    };
    await deleted(customer);
    proxy.treat = () => 'pass';
    expect(failures).toBe(1);
    expect(await exists(`/reviews/${customer.reviewId}`)).toBe(false);
    const mails = await mailbox.mailsTo(customer.email);
    expect(mails.filter(({ template }) => template === 'account-deleted')).toHaveLength(1);
  });

  it('is carried out by the sweep if its job was lost', async () => {
    const { id: customerId, email } = await signedUp(shop);
    const requestedAt = new Date(Date.now() - DAY_MS);
    const due = { requestedAt, dueAt: new Date(Date.now() + DAY_MS) };
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', customerId, email, kind: 'deletion', ...due };
    const { id } = await prisma().dataRequest.create({ data: row });
    await shop.application.app.get(DataRequestSweep).sweep();
    await finished(id);
    await mailbox.mailTo(email, 'account-deleted');
  });

  it('leaves no request for a copy open', async () => {
    const due = { requestedAt: new Date(Date.now() - DAY_MS), dueAt: new Date(Date.now() + DAY_MS) };
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', customerId: 'no-longer-there', kind: 'export', ...due };
    const { id } = await prisma().dataRequest.create({ data: row });
    await shop.application.app.get(DataRequestSweep).sweep();
    expect(await finished(id)).toMatchObject({ customerId: null, tokenHash: null });
  });

  it('needs the password; after too many guesses the session ends', async () => {
    const { browser } = await signedUp(shop);
    const refusal = () => browser.accountRefusal('deleteMyAccount', { password: 'wrong-password-1' });
    expect(await refusal()).toEqual([401, 'sign-in-failed']);
    const codes: string[] = [];
    while (!codes.includes('too-many-attempts') && codes.length < 6) codes.push((await refusal())[1]);
    expect(codes.at(-1)).toBe('too-many-attempts');
    expect((await browser.account('getMe', {})).me.customer).toBeNull();
    expect(await shop.visitor('SK').accountRefusal('deleteMyAccount', { password: PASSWORD })).toEqual([
      401,
      'not-signed-in',
    ]);
  });
});

describe('the tables', () => {
  it('with personal data are all known to the export, the deletion or the law', async () => {
    const rows = await prisma().$queryRaw<{ readonly name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(email|customer_id|recipient|anonymous_id|vat_number|phone)'
        AND table_name NOT LIKE '%staff%' ORDER BY 1`;
    expect(rows.map(({ name }) => name).filter((name) => !CONFIG_COLUMNS.includes(name))).toEqual(
      Object.keys(PERSONAL_COLUMNS).sort(),
    );
  });
});

describe('the console', () => {
  it('lists open requests of the countries of a person by deadline, and marks overdue ones', async () => {
    const overdue = new Date(Date.now() - DAY_MS);
    const row = { locale: 'de-DE', kind: 'export', requestedAt: new Date(Date.now() - 40 * DAY_MS), dueAt: overdue };
    const { id } = await prisma().dataRequest.create({
      data: { ...row, storeKey: 'ferrum_de', customerId: 'somebody' },
    });
    const client = () => new ConsoleClient(shop.application.app);
    const admin = await client().signIn('admin');
    const french = await client().signIn('operations');
    await prisma().staff.updateMany({ where: { role: 'operations' }, data: { orderCountries: ['FR'] } });
    const list = async (person: ConsoleClient, query = '') =>
      (await person.ask<DeskDataRequests>('GET', `/data-requests${query}`)).body;
    const [first] = (await list(admin)).requests;
    expect(first).toMatchObject({ id, storeKey: 'ferrum_de', countryCode: 'DE', kind: 'export', isOverdue: true });
    expect(JSON.stringify(first)).not.toContain('somebody');
    expect((await list(french, '?filter=all')).requests).toEqual([]);
    expect((await list(admin, '?filter=all')).total).toBeGreaterThan((await list(admin)).total);
    const support = await client().signIn('support');
    expect((await support.ask('GET', '/data-requests')).status).toBe(403);
  });
});
