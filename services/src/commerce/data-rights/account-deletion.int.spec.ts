import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, until } from '../../platform/testing/eventually.js';
import { newAccount, PASSWORD, signedUp } from '../testing/accounts.js';
import { PendingSignUps } from '../account/index.js';
import { DataRequestSweep } from './data-request-sweep.service.js';
import { DataRightsShop } from './testing/data-rights-shop.js';

const DAY_MS = 86_400_000;

/** The effect of a deletion on each column that can name a customer. */
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

let rights: DataRightsShop;

beforeAll(async () => {
  rights = await DataRightsShop.start();
});
afterAll(() => rights.stop());

describe('the deletion of an account', () => {
  it('deletes all that no law requires, ends every session, and keeps the order', async () => {
    const customer = await rights.holder();
    const { browser, email, id, order, reviewId } = customer;
    const waiting = await rights.waitingSupportRequest('ferrum_sk', email);
    const foreign = await rights.waitingSupportRequest('ferrum_sk', `x${email}`);
    const phone = rights.shop.visitor('SK');
    await phone.account('signIn', { email, password: PASSWORD });
    const subscription = await rights.prisma().newsletterSubscription.findFirstOrThrow({ where: { customerId: id } });
    const requestId = await rights.deleted(customer);

    expect((await browser.account('getMe', {})).me.customer).toBeNull();
    expect(await phone.accountRefusal('getMyOrders', { offset: 0 })).toEqual([401, 'not-signed-in']);
    expect(await rights.shop.visitor('SK').accountRefusal('signIn', { email, password: PASSWORD })).toEqual([
      401,
      'sign-in-failed',
    ]);
    const where = { customerId: id };
    expect(await rights.prisma().newsletterSubscription.count({ where: { email } })).toBe(0);
    expect(await rights.prisma().emailChange.count({ where })).toBe(0);
    expect(await rights.prisma().myOrdersLink.count({ where })).toBe(0);
    expect(await rights.prisma().customerSession.count({ where })).toBe(0);
    expect(await rights.prisma().loyaltyCard.count({ where })).toBe(0);
    expect(await rights.prisma().dataRequest.count({ where })).toBe(0);
    expect(await rights.prisma().checkout.count({ where: { anonymousId: id } })).toBe(0);
    expect(await rights.prisma().supportRequest.count({ where: { id: { in: [waiting.id, foreign.id] } } })).toBe(1);
    expect(await rights.prisma().dataRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      state: 'done',
      email: null,
      customerId: null,
    });
    // The support platform cannot delete cases by API, so its team is asked to.
    expect(await rights.prisma().supportRequest.findUniqueOrThrow({ where: { id: requestId } })).toMatchObject({
      reason: 'account',
      subreason: 'data-removal',
    });

    const log = await rights.prisma().newsletterEvent.findMany({ where: { subscriptionId: subscription.id } });
    expect(log.map(({ kind }) => kind).sort()).toEqual(['changed', 'requested', 'unsubscribed']);
    expect(await rights.erasures()).toBe(1);

    expect(await rights.exists(`/customers/${id}`)).toBe(false);
    expect(await rights.exists(`/reviews/${reviewId}`)).toBe(false);
    expect(await rights.exists(`/orders/${order.id}`)).toBe(true);
    const carts = encodeURIComponent(`customerId="${id}" and cartState="Active"`);
    expect(await rights.seller.get(`/carts?where=${carts}`)).toMatchObject({ count: 0 });

    const mail = await rights.mailbox.mailTo(email, 'account-deleted');
    expect(mail).toMatchObject({ storeKey: 'ferrum_sk', locale: 'sk-SK' });
    expect(mail.message.text).toContain('do jedného mesiaca');
    expect((await rights.mailbox.mailsTo(email)).filter(({ template }) => template === 'account-deleted')).toHaveLength(
      1,
    );
  });

  it('keeps a cart whose payment may still become an order, and the order can be made', async () => {
    const { id, version } = await rights.deletedWhilePaying();
    const orderNumber = `SK-${Date.now()}`;
    await rights.seller.post('/orders', { cart: { typeId: 'cart', id }, version, orderNumber });
    expect(await rights.exists(`/orders/order-number=${orderNumber}`)).toBe(true);
  });

  it('deletes a frozen cart a day later if its payment was never made', async () => {
    const { customerId, id, version } = await rights.deletedWhilePaying();
    expect(await rights.aDayPasses(customerId)).toBe(1);
    // The payment is not finished, so the cart stays and is checked again a day later.
    await eventually(async () => (await rights.waitingCartErasures(customerId)) === 1 || undefined);
    expect(await rights.exists(`/carts/${id}`)).toBe(true);
    await rights.seller.post(`/carts/${id}`, { version, actions: [{ action: 'unfreezeCart' }] });
    expect(await rights.aDayPasses(customerId)).toBe(1);
    await until(async () => !(await rights.exists(`/carts/${id}`)));
  });

  it('leaves the data of others untouched', async () => {
    const customer = await rights.holder();
    const other = await rights.holder();
    await rights.deleted(customer);
    const { me } = await other.browser.account('getMe', {});
    expect(me.customer).toMatchObject({ id: other.id, shippingAddresses: [{}] });
    const data = await other.browser.account('downloadMyData', { tokenValue: await rights.exportToken(other) });
    expect(data).toMatchObject({
      orders: [{ orderNumber: other.order.orderNumber }],
      reviews: [{ id: other.reviewId }],
      newsletters: [{ email: other.email }],
      emailChanges: [{ nextEmail: other.next }],
    });
  });

  it('leaves alone what an address names that the customer has not confirmed, and so does a copy', async () => {
    const customer = await signedUp(rights.shop);
    const { browser, email } = customer;
    const own = { storeKey: 'ferrum_sk', locale: 'sk-SK', email, unsubscribeToken: randomUUID() };
    const { id } = await rights.prisma().newsletterSubscription.create({ data: { ...own, channels: ['newsletter'] } });
    const waiting = await rights.waitingSupportRequest('ferrum_sk', email);
    const form = { ...newAccount({ email }), locale: 'sk-SK' };
    const signUp = await rights.shop.application.app.get(PendingSignUps).create('ferrum_sk', form);
    const data = await browser.account('downloadMyData', { tokenValue: await rights.exportToken(customer) });
    expect([data.newsletters, data.supportRequests]).toEqual([[], []]);
    const before = await rights.erasures();
    const requestId = await rights.deleted(customer);
    expect(await rights.prisma().newsletterSubscription.findUniqueOrThrow({ where: { id } })).toMatchObject({
      channels: ['newsletter'],
    });
    expect(await rights.prisma().pendingSignUp.count({ where: { id: signUp.id } })).toBe(1);
    expect(await rights.prisma().supportRequest.count({ where: { id: { in: [waiting.id, requestId] } } })).toBe(1);
    expect(await rights.erasures()).toBe(before);
    // The mail does not promise what is not done.
    const { message } = await rights.mailbox.mailTo(email, 'account-deleted');
    expect(message.text).toContain('Adresa vášho účtu nebola potvrdená');
    expect(message.text).not.toContain('do jedného mesiaca');
  });

  it('deletes the newsletter that a customer asked for with an address that is not confirmed', async () => {
    const customer = await signedUp(rights.shop);
    const { browser, email } = customer;
    await browser.account('updateMySubscriptions', { subscriptions: { soft_newsletter: true }, text: '1a2b' });
    const before = await rights.erasures();
    await rights.deleted(customer);
    expect(await rights.prisma().newsletterSubscription.count({ where: { email } })).toBe(0);
    expect(await rights.erasures()).toBe(before + 1);
  });

  it('is resumed when the backend fails midway, and sends one mail', async () => {
    const customer = await rights.holder();
    let failures = 0;
    rights.proxy.respond = ({ name }) => {
      if (name !== `DELETE /reviews/${customer.reviewId}` || failures > 0) return 'pass';
      failures += 1;
      return 'refuse';
    };
    await rights.deleted(customer);
    rights.proxy.respond = () => 'pass';
    expect(failures).toBe(1);
    expect(await rights.exists(`/reviews/${customer.reviewId}`)).toBe(false);
    const mails = await rights.mailbox.mailsTo(customer.email);
    expect(mails.filter(({ template }) => template === 'account-deleted')).toHaveLength(1);
  });

  it('is carried out by the sweep if its job was lost', async () => {
    const { id: customerId, email } = await signedUp(rights.shop);
    const requestedAt = new Date(Date.now() - DAY_MS);
    const due = { requestedAt, dueAt: new Date(Date.now() + DAY_MS) };
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', customerId, email, kind: 'deletion', ...due };
    const { id } = await rights.prisma().dataRequest.create({ data: row });
    await rights.shop.application.app.get(DataRequestSweep).sweep();
    await rights.finished(id);
    await rights.mailbox.mailTo(email, 'account-deleted');
  });

  it('leaves no request for a copy open', async () => {
    const due = { requestedAt: new Date(Date.now() - DAY_MS), dueAt: new Date(Date.now() + DAY_MS) };
    const row = { storeKey: 'ferrum_sk', locale: 'sk-SK', customerId: 'no-longer-there', kind: 'export', ...due };
    const { id } = await rights.prisma().dataRequest.create({ data: row });
    await rights.shop.application.app.get(DataRequestSweep).sweep();
    expect(await rights.finished(id)).toMatchObject({ customerId: null, tokenHash: null });
  });

  it('needs the password; after too many guesses the session ends', async () => {
    const { browser } = await signedUp(rights.shop);
    const refusal = () => browser.accountRefusal('deleteMyAccount', { password: 'wrong-password-1' });
    expect(await refusal()).toEqual([401, 'sign-in-failed']);
    const codes: string[] = [];
    while (!codes.includes('too-many-attempts') && codes.length < 6) codes.push((await refusal())[1]);
    expect(codes.at(-1)).toBe('too-many-attempts');
    expect((await browser.account('getMe', {})).me.customer).toBeNull();
    expect(await rights.shop.visitor('SK').accountRefusal('deleteMyAccount', { password: PASSWORD })).toEqual([
      401,
      'not-signed-in',
    ]);
  });
});

describe('the tables', () => {
  it('with personal data are all known to the export, the deletion or the law', async () => {
    const rows = await rights.prisma().$queryRaw<{ readonly name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(email|customer_id|recipient|anonymous_id|vat_number|phone)'
        AND table_name NOT LIKE '%staff%' ORDER BY 1`;
    expect(rows.map(({ name }) => name).filter((name) => !CONFIG_COLUMNS.includes(name))).toEqual(
      Object.keys(PERSONAL_COLUMNS).sort(),
    );
  });
});
