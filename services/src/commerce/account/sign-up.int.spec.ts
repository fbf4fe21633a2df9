import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../platform/testing/eventually.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { newAccount, PASSWORD, signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';

const SESSION = '__Host-shop';
const SIGN_UP = '__Host-sign-up';

let mailbox: Mailbox;
let shop: RunningShop;
let skus: string[];

beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: mailbox.url, TRUST_PROXY_HOPS: '1' });
  skus = await parcelsInStock(shop.visitor('SK'));
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

const me = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const activeCart = async (browser: ShopClient) => (await browser.call('getMe', {})).me.activeCart;
const sessionOf = (browser: ShopClient) =>
  shop.application.app.get(SessionSeal).open(browser.cookies.get(SESSION) ?? '');
const UNKNOWN = [400, 'invalid-input', 'tokenValue: token-unknown'];

/** Registers and returns the form and the token of the mail. */
async function registered(browser: ShopClient, changes: Parameters<typeof newAccount>[0] = {}) {
  const account = newAccount(changes);
  expect(await browser.account('signUp', account)).toEqual({ done: true });
  const mail = await mailbox.mailTo(account.email, 'sign-up');
  return { account, mail, tokenValue: tokenOf(mail) };
}

describe('a registration', () => {
  it('creates the account and signs in when the mailed link is opened; the cart becomes the customer’s', async () => {
    const browser = shop.visitor('SK');
    const before = await add(browser, skus[0], 2);
    const { account, mail, tokenValue } = await registered(browser, {
      customerType: 'COMPANY',
      dateOfBirth: '1980-02-29',
      vatId: 'SK 4030 000 007',
    });
    expect(mail).toMatchObject({ locale: 'sk-SK', storeKey: 'ferrum_sk' });
    expect(mail.link).toMatch(/^http:\/\/sk\.localhost(:\d+)?\/create-account\?token=/);
    expect([await me(browser), (await activeCart(browser))?.id]).toEqual([null, before.id]);
    const guest = await sessionOf(browser);
    const { customer, cart } = await browser.account('confirmSignUp', { tokenValue });
    expect(customer).toMatchObject({
      email: account.email,
      customerType: 'COMPANY',
      dateOfBirth: '1980-02-29',
      vatId: '4030000007',
      locale: 'sk-SK',
      isEmailVerified: true,
    });
    expect([cart?.id, cart?.clientType, cart?.itemCount]).toEqual([before.id, 'company', 2]);
    expect(await me(browser)).toEqual(customer);
    expect((await sessionOf(browser))?.sid).not.toBe(guest?.sid);
    expect(browser.cookies.has(SIGN_UP)).toBe(false);
    const welcome = new URL((await mailbox.mailTo(account.email, 'welcome')).link);
    expect([welcome.pathname, welcome.searchParams.get('to')]).toEqual(['/login', '/my-account/my-profile']);
    // The registration does not use up the attempts of those who share the address.
    const digest = createHash('sha256').update(`sign-up ferrum_sk ${account.email}`).digest('hex');
    const counted = { where: { account: digest } };
    expect(await shop.application.app.get(PrismaService).failedAttempt.count(counted)).toBe(0);
    expect(await shop.visitor('SK').accountRefusal('confirmSignUp', { tokenValue, password: PASSWORD })).toEqual(
      UNKNOWN,
    );
  });

  it('gets the same answer for an address with an account, whose owner gets a link to sign in again', async () => {
    const { email, browser: owner } = await signedUp(shop);
    const [known, unknown] = [shop.visitor('SK'), shop.visitor('SK')];
    const sent = await Promise.all([
      known.send('signUp', JSON.stringify(newAccount({ email: email.toUpperCase() })), 'customer'),
      unknown.send('signUp', JSON.stringify(newAccount()), 'customer'),
    ]);
    expect(sent[0].body).toEqual(sent[1].body);
    const shape = ({ setCookies }: (typeof sent)[number]) => setCookies.map((line) => line.replace(/=[^;]{20,}/, '='));
    expect(shape(sent[0])).toEqual(shape(sent[1]));
    const mail = await mailbox.mailTo(email.toUpperCase(), 'account-exists');
    expect((await mailbox.mailsTo(email.toUpperCase())).map(({ template }) => template)).toEqual(['account-exists']);
    const next = { tokenValue: tokenOf(mail), newPassword: 'griddle-plate-2' };
    expect(await known.accountRefusal('confirmSignUp', { tokenValue: next.tokenValue, password: PASSWORD })).toEqual(
      UNKNOWN,
    );
    await known.account('resetPassword', next);
    expect(await me(owner)).toBeNull();
    const { customer } = await known.account('signIn', { email, password: next.newPassword });
    expect(customer.isEmailVerified).toBe(true);
  });

  it('is answered in the language of the page', async () => {
    const { mail } = await registered(shop.visitor('CH', 'fr-CH'));
    expect([mail.locale, new URL(mail.link).pathname]).toEqual(['fr-CH', '/fr/create-account']);
  });

  it('leads on from the mailed link to the page for which the visitor registered', async () => {
    const browser = shop.visitor('SK');
    const { mail, tokenValue } = await registered(browser, {
      goal: '/my-account/my-reviews?sku=EX10020030',
    });
    const link = new URL(mail.link);
    expect([...link.searchParams]).toEqual([
      ['token', tokenValue],
      ['to', '/my-account/my-reviews?sku=EX10020030'],
    ]);
    expect((await browser.account('confirmSignUp', { tokenValue })).customer.email).toBe(mail.to);
    const { email } = await signedUp(shop);
    await shop.visitor('SK').account('signUp', newAccount({ email, goal: '/checkout/addresses' }));
    const known = new URL((await mailbox.mailTo(email, 'account-exists')).link);
    expect(known.searchParams.get('to')).toBe('/checkout/addresses');
  });

  it('is finished in another browser only with the password of the registration, and then the first one joins', async () => {
    const browser = shop.visitor('SK');
    const cart = await add(browser, skus[0], 1);
    const { account, tokenValue } = await registered(browser);
    expect(await browser.account('continueSignUp', {})).toBeNull();
    const phone = shop.visitor('SK');
    const confirm = (password?: string) => phone.accountRefusal('confirmSignUp', { tokenValue, password });
    expect(await confirm()).toEqual([400, 'invalid-input', 'password: password-required']);
    expect(await confirm('wrong-one-1')).toEqual([400, 'invalid-input', 'password: wrong-password']);
    const onPhone = await phone.account('confirmSignUp', { tokenValue, password: PASSWORD });
    expect([onPhone.customer.email, onPhone.cart]).toEqual([account.email, null]);
    // The checkout of the first browser was not interrupted.
    expect((await activeCart(browser))?.id).toBe(cart.id);
    const joined = await browser.account('continueSignUp', {});
    expect([joined?.customer.id, joined?.cart?.id]).toEqual([onPhone.customer.id, cart.id]);
    expect((await me(browser))?.email).toBe(account.email);
    expect((await me(phone))?.email).toBe(account.email);
    expect(await browser.account('continueSignUp', {})).toBeNull();
  });

  it('lets a guest’s checkout go on, and the order joins the account when it is confirmed', async () => {
    const browser = shop.visitor('SK');
    await add(browser, skus[2], 1);
    const { tokenValue } = await registered(browser);
    await giveAddress(browser, 'SK');
    const { orderNumber } = await placeOrder(browser, 'bank-transfer');
    await shop.visitor('SK').account('confirmSignUp', { tokenValue, password: PASSWORD });
    expect(await me(browser)).not.toBeNull();
    const { me: mine } = await browser.call('getOrders', { orderNumber });
    expect(mine.orders.results.map((order) => order.orderNumber)).toEqual([orderNumber]);
  });

  it('may be opened again and again before the password is typed', async () => {
    const { tokenValue } = await registered(shop.visitor('SK'));
    const phone = shop.visitor('SK');
    for (let time = 0; time < 7; time += 1)
      expect(await phone.accountRefusal('confirmSignUp', { tokenValue })).toEqual([
        400,
        'invalid-input',
        'password: password-required',
      ]);
    await phone.account('confirmSignUp', { tokenValue, password: PASSWORD });
    expect(await me(phone)).not.toBeNull();
  });

  it('does not let the first browser join after the password was changed', async () => {
    const browser = shop.visitor('SK');
    const { tokenValue } = await registered(browser);
    const phone = shop.visitor('SK');
    await phone.account('confirmSignUp', { tokenValue, password: PASSWORD });
    await phone.account('changePassword', { currentPassword: PASSWORD, newPassword: 'griddle-plate-2' });
    expect(await me(browser)).toBeNull();
  });

  it('belongs to its store and limits guesses of the password', async () => {
    const { tokenValue } = await registered(shop.visitor('SK'));
    const german = shop.visitor('DE');
    expect(await german.accountRefusal('confirmSignUp', { tokenValue, password: PASSWORD })).toEqual(UNKNOWN);
    const guess = () => shop.visitor('SK').accountRefusal('confirmSignUp', { tokenValue, password: 'wrong-one-1' });
    for (let time = 0; time < 5; time += 1) expect((await guess())[1]).toBe('invalid-input');
    expect(await guess()).toEqual([429, 'too-many-attempts']);
  });

  it('sends at most five mails a day to an address for one sender', async () => {
    const account = newAccount();
    for (let time = 0; time < 5; time += 1) await shop.visitor('SK').account('signUp', account);
    expect(await shop.visitor('SK').accountRefusal('signUp', account)).toEqual([429, 'too-many-attempts']);
    await eventually(async () => (await mailbox.mailsTo(account.email)).length === 5 || undefined);
  });

  it.each([
    [{ password: 'short-1' }, 'password: password-too-short'],
    [{ password: 'frying-pan' }, 'password: password-letter-and-number'],
    [{ password: 'Password1' }, 'password: password-known'],
    [{ password: 'My-Ferrum-2026' }, 'password: password-known'],
    [{ vatId: 'SK' }, 'vatId: vat-number'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth: date-of-birth'],
  ])('with %j is refused: %s', async (changes, blamed) => {
    const browser = shop.visitor('SK');
    expect(await browser.accountRefusal('signUp', newAccount(changes))).toEqual([400, 'invalid-input', blamed]);
    expect(browser.cookies.has(SESSION)).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('leads back to the checkout with the cart', async () => {
    const { email } = await signedUp(shop);
    const guest = shop.visitor('SK');
    const { id } = await add(guest, skus[0], 2);
    await guest.account('requestPasswordReset', { email, goal: '/checkout/addresses' });
    const mail = await mailbox.mailTo(email, 'password-reset');
    const link = new URL(mail.link);
    expect(link.pathname).toBe('/password-reset/change-password');
    expect([...link.searchParams.keys()]).toEqual(['token', 'to']);
    expect(link.searchParams.get('to')).toBe('/checkout/addresses');
    await guest.account('resetPassword', { tokenValue: tokenOf(mail), newPassword: 'griddle-plate-2' });
    const { cart } = await guest.account('signIn', { email, password: 'griddle-plate-2' });
    expect([cart?.id, cart?.itemCount]).toEqual([id, 2]);
  });

  it('leads home without a goal', async () => {
    const { email } = await signedUp(shop);
    await shop.visitor('SK').account('requestPasswordReset', { email });
    const { link } = await mailbox.mailTo(email, 'password-reset');
    expect([...new URL(link).searchParams.keys()]).toEqual(['token']);
  });

  it.each(['//evil.example', 'https://evil.example/checkout/addresses', '/\\evil.example', '/log-out', '/', ''])(
    'is refused with the goal "%s"',
    async (goal) => {
      const { email } = await signedUp(shop);
      const refusal = await shop.visitor('SK').accountRefusal('requestPasswordReset', { email, goal });
      expect(refusal.slice(0, 2)).toEqual([400, 'invalid-input']);
      const signUp = await shop.visitor('SK').accountRefusal('signUp', newAccount({ goal }));
      expect(signUp.slice(0, 2)).toEqual([400, 'invalid-input']);
      expect((await mailbox.mailsTo(email)).map(({ template }) => template)).not.toContain('password-reset');
    },
  );
});

describe('the mails to an address that strangers ask for', () => {
  const visitorFrom = (address: string): ShopClient => {
    const visitor = shop.visitor('SK');
    visitor.headers.set('x-forwarded-for', address);
    return visitor;
  };
  const countOf = async (email: string, template: string) =>
    (await mailbox.mailsTo(email)).filter((mail) => mail.template === template).length;

  it('do not use up those that the owner asks for elsewhere', async () => {
    const account = newAccount();
    for (let time = 0; time < 5; time += 1) await visitorFrom('198.51.100.7').account('signUp', account);
    await eventually(async () => (await countOf(account.email, 'sign-up')) === 5 || undefined);
    const owner = visitorFrom('203.0.113.9');
    const password = 'griddle-plate-2';
    await owner.account('signUp', { ...account, password });
    const mails = await eventually(async () => {
      const sent = (await mailbox.mailsTo(account.email)).filter(({ template }) => template === 'sign-up');
      return sent.length === 6 ? sent : undefined;
    });
    const tokens = mails.map((mail) => tokenOf(mail));
    const answers = await Promise.all(
      tokens.map((tokenValue) => owner.send('confirmSignUp', JSON.stringify({ tokenValue }), 'customer')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await me(owner))?.email).toBe(account.email);
  });

  it('leave the mailed reset to a browser that the owner has used, from however many networks they come', async () => {
    const { browser, email } = await signedUp(shop);
    await browser.account('signOut', {});
    for (let network = 1; network <= 27; network += 1)
      await visitorFrom(`198.51.100.${network}`).account('requestPasswordReset', { email });
    await eventually(async () => (await countOf(email, 'password-reset')) === 25 || undefined);
    // A registration is counted separately.
    await visitorFrom('203.0.113.9').account('signUp', newAccount({ email }));
    await mailbox.mailTo(email, 'account-exists');
    expect(await countOf(email, 'password-reset')).toBe(25);
    await browser.account('requestPasswordReset', { email });
    await eventually(async () => (await countOf(email, 'password-reset')) === 26 || undefined);
  });
});

describe('orders of a guest', () => {
  const ordersOf = async (browser: ShopClient, orderNumber: string) =>
    (await browser.call('getOrders', { orderNumber })).me.orders.results.map((order) => order.orderNumber);

  it('appear in the account once the same address is confirmed, and not before', async () => {
    const guest = shop.visitor('SK');
    await add(guest, skus[1]);
    await giveAddress(guest, 'SK', 'Eva@Example.com');
    const order = await placeOrder(guest, 'bank-transfer');
    const email = 'eva@example.com';
    expect(order.customerEmail).toBe(email);
    const stranger = await signedUp(shop, { email });
    expect(await ordersOf(stranger.browser, order.orderNumber)).toEqual([]);
    await stranger.browser.account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await mailbox.mailTo(email, 'password-reset'));
    const owner = shop.visitor('SK');
    await owner.account('resetPassword', { tokenValue, newPassword: 'griddle-plate-2' });
    await owner.account('signIn', { email, password: 'griddle-plate-2' });
    await eventually(async () => (await ordersOf(owner, order.orderNumber)).length === 1 || undefined);
  });
});
