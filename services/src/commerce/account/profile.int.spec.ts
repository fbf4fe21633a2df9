import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { waitForHttp, stopProcess, freePort, runBuilt } from '../testing/child-process.js';
import { newAccount, PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { eventually, until } from '../../platform/testing/eventually.js';
import { CustomerDevices } from './customer-devices.service.js';

const NEXT = 'griddle-plate-2';

interface Mail {
  readonly template: string;
  readonly to: string;
  readonly locale: string;
  readonly storeKey: string;
  readonly link: string;
}

let shop: RunningShop;
let outside: ReturnType<typeof runBuilt>;
let outsideUrl: string;

beforeAll(async () => {
  const port = await freePort();
  outsideUrl = `http://127.0.0.1:${port}`;
  outside = runBuilt('sandbox/dist/outside-world/main.js', {
    OUTSIDE_WORLD_PORT: String(port),
    COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  });
  await waitForHttp(`${outsideUrl}/health`);
  shop = await startShop({ OUTSIDE_WORLD_URL: outsideUrl });
});
afterAll(async () => {
  await shop.stop();
  await stopProcess(outside);
});

const me = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const signIn = (email: string, password: string) => shop.visitor('SK').accountRefusal('signIn', { email, password });

/** Waits for the newest mail of a template to an address. */
const mailTo = (to: string, template: string): Promise<Mail> =>
  eventually(async () => {
    const mails = (await (await fetch(`${outsideUrl}/mailbox/messages`)).json()) as Mail[];
    return mails.find((mail) => mail.to === to && mail.template === template);
  });
const tokenOf = ({ link }: Mail, name: string): string => new URL(link).searchParams.get(name) ?? '';

describe('a profile', () => {
  it('is changed at the version that the customer saw; null clears a field', async () => {
    const { browser } = await signedUp(shop, { dateOfBirth: '1980-02-29', vatId: 'SK4030000007' });
    const changes = { version: 1, firstName: 'Jana', dateOfBirth: null, customerType: 'COMPANY' } as const;
    const { user } = await browser.account('updateCustomer', changes);
    expect(user).toMatchObject({ version: 2, firstName: 'Jana', dateOfBirth: null, vatId: '4030000007' });
    expect(user.customerType).toBe('COMPANY');
    expect(await browser.accountRefusal('updateCustomer', { version: 1, lastName: 'Nová' })).toEqual([409, 'conflict']);
    expect(await browser.accountRefusal('updateCustomer', { version: 1 })).toEqual([409, 'conflict']);
    expect(await me(browser)).toEqual(user);
  });

  it('is changed by a list of actions, all or none', async () => {
    const { browser, email } = await signedUp(shop);
    const act = (version: number, ...actions: object[]) => ({ version, actions, storeKey: 'ferrum_sk' });
    const refusal = (version: number, ...actions: object[]) =>
      browser.accountRefusal('updateMyCustomer', act(version, ...actions));
    const named = await browser.account('updateMyCustomer', {
      version: 1,
      actions: [
        { action: 'setFirstName', firstName: 'Jana' },
        { action: 'setVatId', vatId: 'SK4030000007' },
        { action: 'addAddress', address: addressIn('SK', { postalCode: '81101' }) },
      ],
    });
    expect(named.user).toMatchObject({ firstName: 'Jana', vatId: '4030000007', billingAddressIds: [] });
    const [{ id: addressId, postalCode } = { id: '', postalCode: '' }] = named.user.addresses;
    expect(postalCode).toBe('811 01');
    const { user } = await browser.account('updateMyCustomer', {
      version: named.user.version,
      actions: [
        { action: 'setVatId' },
        { action: 'addBillingAddressId', addressId },
        { action: 'addShippingAddressId', addressId },
        { action: 'setDefaultShippingAddress', addressId },
        { action: 'changeAddress', addressId, address: addressIn('SK', { city: 'Nitra' }) },
        { action: 'changeEmail', email },
      ],
    });
    expect(user).toMatchObject({ vatId: null, billingAddressIds: [addressId], defaultShippingAddressId: addressId });
    expect(user.addresses.map(({ city }) => city)).toEqual(['Nitra']);
    const last = { action: 'setLastName', lastName: 'Nová' };
    expect(await refusal(1, last)).toEqual([409, 'conflict']);
    expect(await refusal(user.version, last, { action: 'removeAddress', addressId: 'none' })).toEqual([
      404,
      'not-found',
    ]);
    const unnamed = await refusal(user.version, last, { action: 'setDefaultBillingAddress' });
    expect(unnamed).toEqual([400, 'invalid-input', 'addressId: address-id-required']);
    const moved = await refusal(user.version, { action: 'changeEmail', email: newAccount().email });
    expect(moved).toEqual([400, 'invalid-input', 'password: password-required']);
    const unknown = await refusal(user.version, { action: 'setLocale', locale: 'sk' });
    expect(unknown.slice(0, 2)).toEqual([400, 'invalid-input']);
    expect(await me(browser)).toEqual(user);
    const emptied = await browser.account('updateMyCustomer', {
      version: user.version,
      actions: [
        { action: 'removeBillingAddressId', addressId },
        { action: 'removeAddress', addressId },
      ],
    });
    expect(emptied.user).toMatchObject({ addresses: [], defaultShippingAddressId: null });
    expect(await shop.visitor('SK').accountRefusal('updateMyCustomer', act(1, last) as never)).toEqual([
      401,
      'not-signed-in',
    ]);
  });

  it('has a tax id in countries that use one; a wrong one is refused by name', async () => {
    const { browser } = await signedUp(shop, {}, 'IT');
    const wrong = await browser.accountRefusal('updateCustomer', { version: 1, taxId: 'RSSMRA85T10A562T' });
    expect(wrong).toEqual([400, 'invalid-input', 'taxId: tax-id']);
    const { user } = await browser.account('updateCustomer', { version: 1, taxId: ' rssmra85t10 a562s' });
    expect(user).toMatchObject({ version: 2, taxId: 'RSSMRA85T10A562S', customerType: 'PRIVATE' });
    const same = await browser.account('updateCustomer', { version: 2, taxId: 'RSSMRA85T10A562S' });
    expect(same.user.version).toBe(2);
    const cleared = await browser.account('updateCustomer', { version: 2, taxId: null, customerType: 'COMPANY' });
    expect(cleared.user).toMatchObject({ taxId: null, customerType: 'COMPANY' });
    expect(await me(browser)).toEqual(cleared.user);
    const slovak = await signedUp(shop);
    const unused = await slovak.browser.accountRefusal('updateCustomer', { version: 1, taxId: 'RSSMRA85T10A562S' });
    expect(unused).toEqual([400, 'invalid-input', 'taxId: tax-id']);
    const long = await browser.accountRefusal('updateCustomer', { version: 3, taxId: '1'.repeat(41) });
    expect(long.slice(0, 2)).toEqual([400, 'invalid-input']);
  });

  it('gets the tax id and the kind of customer in one change, also if it had neither', async () => {
    const { browser } = await signedUp(shop, {}, 'ES');
    const changes = { version: 1, customerType: 'COMPANY', taxId: 'X-1234567-L' } as const;
    const { user } = await browser.account('updateCustomer', changes);
    expect(user).toMatchObject({ customerType: 'COMPANY', taxId: 'X1234567L' });
  });

  it('has the language of its mails: one of the store, whatever page the customer reads', async () => {
    const { browser, email } = await signedUp(shop, {}, 'CH');
    const foreign = await browser.accountRefusal('updateCustomer', { version: 1, locale: 'sk-SK' });
    expect(foreign).toEqual([400, 'invalid-input', 'locale: locale']);
    const inherited = await browser.accountRefusal('updateCustomer', { version: 1, locale: 'constructor' });
    expect(inherited).toEqual([400, 'invalid-input', 'locale: locale']);
    const { user } = await browser.account('updateCustomer', { version: 1, locale: 'it-CH' });
    expect(user.locale).toBe('it-CH');
    await shop.visitor('CH').account('requestPasswordReset', { email });
    expect((await mailTo(email, 'password-reset')).locale).toBe('it-CH');
    await browser.account('changePassword', { currentPassword: PASSWORD, newPassword: NEXT });
    expect((await mailTo(email, 'password-changed')).locale).toBe('it-CH');
  });

  it('gets a new e-mail address with the password, after the links in the mails to both addresses were opened', async () => {
    const { browser, email } = await signedUp(shop);
    const next = newAccount().email;
    const change = (changes: object) => browser.accountRefusal('updateCustomer', { version: 1, ...changes });
    const same = { email: email.toUpperCase(), password: PASSWORD };
    expect(await change(same)).toEqual([400, 'invalid-input', 'email: same-address']);
    expect(await change({ email: next })).toEqual([400, 'invalid-input', 'password: password-required']);
    expect(await change({ email: next, password: 'wrong' })).toEqual([401, 'sign-in-failed']);
    const { user } = await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    expect(user).toMatchObject({ email, version: 1 });
    const [toPresent, toNext] = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    const visitor = shop.visitor('SK');
    const confirm = (mail: Mail) => visitor.account('confirmEmail', { tokenValue: tokenOf(mail, 'email-token') });
    expect(await confirm(toNext)).toEqual({ done: true, isComplete: false });
    expect((await me(browser))?.email).toBe(email);
    expect(await confirm(toPresent)).toEqual({ done: true, isComplete: true });
    expect(await me(browser)).toMatchObject({ email: next, isEmailVerified: true });
    expect(await signIn(email, PASSWORD)).toEqual([401, 'sign-in-failed']);
    await Promise.all([mailTo(email, 'email-changed'), mailTo(next, 'email-changed')]);
    const again = { tokenValue: tokenOf(toPresent, 'email-token') };
    expect(await visitor.accountRefusal('confirmEmail', again)).toEqual([
      400,
      'invalid-input',
      'tokenValue: token-unknown',
    ]);
  });

  it('gets the orders that a guest made with a new e-mail address once it is confirmed', async () => {
    const { browser, email } = await signedUp(shop);
    const next = newAccount().email;
    const guest = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(guest);
    await add(guest, sku);
    await giveAddress(guest, 'SK', next);
    const { orderNumber } = await placeOrder(guest, 'bank-transfer');
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const mails = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    const order = () => browser.call('getOrders', { orderNumber }).then(({ me: mine }) => mine.orders.results[0]);
    expect(await order()).toBeUndefined();
    for (const mail of mails) await browser.account('confirmEmail', { tokenValue: tokenOf(mail, 'email-token') });
    expect((await eventually(order)).orderNumber).toBe(orderNumber);
  });

  it.each([1, 2, 3, 4])('gets a new e-mail address when both links are opened at the same moment (%d)', async () => {
    const { browser, email } = await signedUp(shop);
    const next = newAccount().email;
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const mails = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    const answers = await Promise.all(
      mails.map((mail) =>
        shop
          .visitor('SK')
          .send('confirmEmail', JSON.stringify({ tokenValue: tokenOf(mail, 'email-token') }), 'customer'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await me(browser)).toMatchObject({ email: next, isEmailVerified: true });
    await Promise.all([mailTo(email, 'email-changed'), mailTo(next, 'email-changed')]);
  });

  it('does not reveal whether a new e-mail address has an account', async () => {
    const [{ browser, email }, other] = [await signedUp(shop), await signedUp(shop)];
    const { user } = await browser.account('updateCustomer', { version: 1, email: other.email, password: PASSWORD });
    expect(user.email).toBe(email);
    const mail = await mailTo(email, 'email-change');
    const answer = await browser.account('confirmEmail', { tokenValue: tokenOf(mail, 'email-token') });
    expect(answer).toEqual({ done: true, isComplete: false });
    expect((await me(other.browser))?.email).toBe(other.email);
  });

  it('has a password that only its owner changes; other browsers are signed out, this one is not', async () => {
    const { browser, email } = await signedUp(shop);
    const elsewhere = shop.visitor('SK');
    await elsewhere.account('signIn', { email, password: PASSWORD });
    const wrong = await browser.accountRefusal('changePassword', { currentPassword: 'wrong', newPassword: NEXT });
    expect(wrong).toEqual([400, 'invalid-input', 'currentPassword: wrong-password']);
    const stolen = browser.on(browser.host);
    await browser.account('changePassword', { currentPassword: PASSWORD, newPassword: NEXT });
    expect((await me(browser))?.email).toBe(email);
    expect([await me(elsewhere), await me(stolen)]).toEqual([null, null]);
    expect(await signIn(email, PASSWORD)).toEqual([401, 'sign-in-failed']);
    await shop.visitor('SK').account('signIn', { email, password: NEXT });
  });
});

describe('a stolen session', () => {
  it('cannot be used to guess the password: after five wrong ones the right one is refused and the session ends', async () => {
    const { browser, email } = await signedUp(shop);
    const guess = (currentPassword: string) =>
      browser.accountRefusal('changePassword', { currentPassword, newPassword: NEXT });
    for (let time = 0; time < 5; time += 1)
      expect(await guess(`wrong-${time}`)).toEqual([400, 'invalid-input', 'currentPassword: wrong-password']);
    expect(await guess(PASSWORD)).toEqual([429, 'too-many-attempts']);
    expect(await me(browser)).toBeNull();
    expect(await guess(PASSWORD)).toEqual([401, 'not-signed-in']);
    expect((await signIn(email, NEXT))[0]).toBe(429);
  });
});

describe('a forgotten password', () => {
  it('is reset with the mailed link, once; every browser is signed out', async () => {
    const { browser, email } = await signedUp(shop);
    const visitor = shop.visitor('SK');
    expect(await visitor.account('requestPasswordReset', { email })).toEqual({ done: true });
    const mail = await mailTo(email, 'password-reset');
    expect(mail).toMatchObject({ locale: 'sk-SK', storeKey: 'ferrum_sk' });
    expect(mail.link).toMatch(/^http:\/\/sk\.localhost(:\d+)?\/password-reset\/change-password\?token=/);
    const request = { tokenValue: tokenOf(mail, 'token'), newPassword: NEXT };
    expect(await visitor.account('resetPassword', request)).toEqual({ done: true });
    const used = await visitor.accountRefusal('resetPassword', request);
    expect(used).toEqual([400, 'invalid-input', 'tokenValue: token-unknown']);
    expect(await me(browser)).toBeNull();
    await visitor.account('signIn', { email, password: NEXT });
  });

  it('ends every other way into the account, also if that fails at first; what begins afterwards stays', async () => {
    const { browser, email, id: customerId } = await signedUp(shop);
    const owner = { storeKey: 'ferrum_sk', customerId };
    const { app } = shop.application;
    const prisma = app.get(PrismaService);
    const passkey = (name: string) =>
      prisma.customerPasskey.create({
        data: { ...owner, name, credentialId: randomUUID(), publicKey: Buffer.from(name), counter: 0, transports: [] },
      });
    await passkey('stranger');
    await prisma.customerIdentity.create({ data: { ...owner, provider: 'google', subject: randomUUID() } });
    await shop.visitor('SK').account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await mailTo(email, 'password-reset'), 'token');
    const failing = jest.spyOn(app.get(CustomerDevices), 'endOlder').mockRejectedValueOnce(new Error('killed'));
    const visitor = shop.visitor('SK');
    expect(await visitor.account('resetPassword', { tokenValue, newPassword: NEXT })).toEqual({ done: true });
    await visitor.account('signIn', { email, password: NEXT });
    await passkey('owner');
    await until(async () => (await prisma.customerIdentity.count({ where: owner })) === 0);
    await until(async () => (await prisma.customerPasskey.count({ where: owner })) === 1);
    expect(await me(browser)).toBeNull();
    expect(await me(visitor)).toMatchObject({ email });
    const left = await prisma.customerPasskey.findMany({ where: owner, select: { name: true } });
    expect(left).toEqual([{ name: 'owner' }]);
    expect(failing.mock.calls.length).toBeGreaterThan(1);
    failing.mockRestore();
  });

  it('ends a change of the e-mail address that is not complete, and links to the orders', async () => {
    const { browser, email } = await signedUp(shop);
    const ordersUrl = await browser.account('getMyOrdersUrl', { email });
    await browser.account('updateCustomer', { version: 1, email: newAccount().email, password: PASSWORD });
    const present = tokenOf(await mailTo(email, 'email-change'), 'email-token');
    await shop.visitor('SK').account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await mailTo(email, 'password-reset'), 'token');
    await shop.visitor('SK').account('resetPassword', { tokenValue, newPassword: NEXT });
    const unknown = [400, 'invalid-input', 'tokenValue: token-unknown'];
    expect(await shop.visitor('SK').accountRefusal('confirmEmail', { tokenValue: present })).toEqual(unknown);
    const [, ordersToken = ''] = ordersUrl.split('#token=');
    expect(ordersToken).not.toBe('');
    const refused = await shop.visitor('SK').accountRefusal('openMyOrders', { tokenValue: ordersToken });
    expect(refused[0]).toBeGreaterThanOrEqual(400);
    expect((await signIn(email, NEXT))[0]).toBe(200);
  });

  it('is not reset by a link that was mailed to a former address', async () => {
    const { browser, email } = await signedUp(shop);
    const next = newAccount().email;
    await shop.visitor('SK').account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await mailTo(email, 'password-reset'), 'token');
    await browser.account('updateCustomer', { version: 1, email: next, password: PASSWORD });
    const mails = await Promise.all([mailTo(email, 'email-change'), mailTo(next, 'email-confirmation')]);
    for (const mail of mails) await browser.account('confirmEmail', { tokenValue: tokenOf(mail, 'email-token') });
    expect(await shop.visitor('SK').accountRefusal('resetPassword', { tokenValue, newPassword: NEXT })).toEqual([
      400,
      'invalid-input',
      'tokenValue: token-unknown',
    ]);
  });

  it('of an unknown customer gets the same answer and no mail', async () => {
    const [known, unknown] = [(await signedUp(shop)).email, newAccount().email];
    const visitor = shop.visitor('SK');
    const answers = await Promise.all(
      [known, unknown].map((email) => visitor.account('requestPasswordReset', { email })),
    );
    expect(answers[1]).toEqual(answers[0]);
    await mailTo(known, 'password-reset');
    const mails = (await (await fetch(`${outsideUrl}/mailbox/messages`)).json()) as Mail[];
    expect(mails.filter(({ to }) => to === unknown)).toEqual([]);
  });

  it('cannot be reset in another store, and requests are limited', async () => {
    const { email } = await signedUp(shop);
    await shop.visitor('SK').account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await mailTo(email, 'password-reset'), 'token');
    const elsewhere = await shop.visitor('DE').accountRefusal('resetPassword', { tokenValue, newPassword: NEXT });
    expect(elsewhere).toEqual([400, 'invalid-input', 'tokenValue: token-unknown']);
    for (let time = 0; time < 4; time += 1) await shop.visitor('SK').account('requestPasswordReset', { email });
    expect(await shop.visitor('SK').accountRefusal('requestPasswordReset', { email })).toEqual([
      429,
      'too-many-attempts',
    ]);
  });
});
