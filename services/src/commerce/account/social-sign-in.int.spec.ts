import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ARRIVAL_COOKIE } from '@manifold/domain/social-sign-in/arrival-cookie';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { addPasskey, signInWith } from '../testing/passkeys.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { comeBack, consent, googleToken, signInThrough } from '../testing/social-sign-in.js';

let sandbox: Mailbox;
let shop: RunningShop;
let skus: string[];
let made = 0;

beforeAll(async () => {
  sandbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url });
  skus = await parcelsInStock(shop.visitor('SK'));
});
afterAll(async () => {
  await shop.stop();
  await sandbox.stop();
});

const newEmail = (): string => `social-${(made += 1)}@example.com`;
const customerOf = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const cartOf = async (browser: ShopClient) => (await browser.call('getMe', {})).me.activeCart;

/** Returns a browser that is signed in through a provider, and its customer's e-mail address. */
async function socialCustomer(countryCode = 'SK'): Promise<{ browser: ShopClient; email: string; id: string }> {
  const browser = shop.visitor(countryCode);
  const email = newEmail();
  await signInThrough(browser, { as: email });
  return { browser, email, id: (await customerOf(browser))?.id ?? '' };
}

describe('a sign-in through a provider', () => {
  it.each(['google', 'facebook'] as const)(
    'creates the account the first time and finds it again (%s)',
    async (provider) => {
      const as = newEmail();
      const first = shop.visitor('SK');
      expect(await signInThrough(first, { provider, as })).toBe('/');
      const customer = await customerOf(first);
      expect(customer).toMatchObject({ email: as, isEmailVerified: provider === 'google', customerType: 'PRIVATE' });
      const second = shop.visitor('SK');
      expect(await signInThrough(second, { provider, as })).toBe('/');
      expect((await customerOf(second))?.id).toBe(customer?.id);
      expect(await second.account('is-logged-in', {})).toBe(true);
    },
  );

  it('finds the account by the provider’s id after the address changed at the provider', async () => {
    const as = newEmail();
    const subject = `moved-${as}`;
    await signInThrough(shop.visitor('SK'), { as, subject });
    const later = shop.visitor('SK');
    expect(await signInThrough(later, { as: newEmail(), subject })).toBe('/');
    expect((await customerOf(later))?.email).toBe(as);
  });

  it('returns to the checkout and the language in which it began', async () => {
    const browser = shop.visitor('CH');
    expect(await signInThrough(browser, { as: newEmail(), begin: '?to=/checkout/addresses&locale=fr-CH' })).toBe(
      '/fr/checkout/addresses',
    );
  });

  it('returns to the review that a visitor wanted to write, in the language in which it began', async () => {
    const begin = `?locale=fr-CH&to=${encodeURIComponent('/my-account/my-reviews?sku=EX10020030')}`;
    expect(await signInThrough(shop.visitor('CH'), { as: newEmail(), begin })).toBe(
      '/fr/my-account/my-reviews?sku=EX10020030',
    );
    expect(await signInThrough(shop.visitor('CH'), { as: newEmail(), begin, consent: 'refuse' })).toBe(
      '/fr/login?problem=refused&to=%2Fmy-account%2Fmy-reviews%3Fsku%3DEX10020030',
    );
  });

  it.each([
    '//evil.example',
    'https://evil.example/my-account/my-profile',
    '/\\evil.example',
    '/log-out',
    '%2Fmy-account',
  ])('returns home instead of to %s', async (to) => {
    const begin = `?to=${encodeURIComponent(to)}`;
    expect(await signInThrough(shop.visitor('SK'), { as: newEmail(), begin })).toBe('/');
  });

  it('takes the code out of the address before a page is rendered', async () => {
    const browser = shop.visitor('SK');
    const path = await consent(browser, { as: newEmail() });
    expect(path).toMatch(/^\/login\?code=/);
    expect(await browser.redirectOf(path)).toMatch(/^\/api\/sign-in\/return\?code=/);
  });

  it.each([
    ['the refused consent', 'google', 'refuse', 'refused'],
    ['the refused consent', 'facebook', 'refuse', 'refused'],
    ['a missing e-mail address', 'google', 'no-email', 'no-email'],
    ['a missing e-mail address', 'facebook', 'no-email', 'no-email'],
    ['an unverified e-mail address', 'google', 'unverified', 'no-email'],
    ['a provider that answers 503', 'google', 'broken', 'unavailable'],
    ['a provider that does not answer', 'facebook', 'slow', 'unavailable'],
    ['a provider that begins an answer and falls silent', 'google', 'half-open', 'unavailable'],
    ['a provider that answers with text that is not JSON', 'facebook', 'unreadable', 'unavailable'],
  ] as const)('reports %s (%s)', async (_what, provider, given, problem) => {
    const browser = shop.visitor('SK');
    await add(browser, skus[0]);
    expect(await signInThrough(browser, { provider, as: newEmail(), consent: given })).toBe(
      `/login?problem=${problem}`,
    );
    expect(await customerOf(browser)).toBeNull();
    expect(browser.cookies.has(ARRIVAL_COOKIE)).toBe(false);
    expect((await cartOf(browser))?.itemCount).toBe(1);
  });

  it('uses a code and a state once', async () => {
    const browser = shop.visitor('SK');
    const as = newEmail();
    const path = await consent(browser, { as });
    const stolen = browser.on(browser.host);
    await comeBack(browser, path);
    await browser.account('signOut', {});
    expect(await comeBack(browser, path)).toBe('/login?problem=failed');
    // A thief of the cookie as well.
    expect(await comeBack(stolen, path)).toBe('/login?problem=failed');
    expect(await customerOf(stolen)).toBeNull();
  });

  it('refuses the state of another browser and the callback of another store', async () => {
    const path = await consent(shop.visitor('SK'), { as: newEmail() });
    expect(await comeBack(shop.visitor('SK'), path)).toBe('/login?problem=failed');
    const other = shop.visitor('SK');
    const foreign = await consent(other, { as: newEmail() });
    expect(await comeBack(other.on('de.localhost'), foreign)).toBe('/login?problem=failed');
    const begun = shop.visitor('SK');
    await consent(begun, { as: newEmail() });
    expect(await comeBack(begun, path)).toBe('/login?problem=failed');
  });

  it('keeps the customers of stores apart', async () => {
    const as = newEmail();
    const slovak = shop.visitor('SK');
    const german = shop.visitor('DE');
    await signInThrough(slovak, { as });
    await signInThrough(german, { as });
    const [first, second] = [await customerOf(slovak), await customerOf(german)];
    expect(first?.id).not.toBe(second?.id);
    expect(await customerOf(slovak.on('de.localhost'))).toBeNull();
  });
});

describe('an e-mail address with an account', () => {
  it('requires the password once, and then signs in with the provider', async () => {
    const { email, id } = await signedUp(shop);
    const browser = shop.visitor('SK');
    expect(await signInThrough(browser, { as: email })).toBe('/login?problem=password');
    expect(await customerOf(browser)).toBeNull();
    expect(await browser.accountRefusal('signIn', { email, password: 'wrong-password-1' })).toEqual([
      401,
      'sign-in-failed',
    ]);
    await browser.account('signIn', { email, password: PASSWORD, linksProvider: true });
    expect((await sandbox.mailTo(email, 'provider-linked')).to).toBe(email);
    const later = shop.visitor('SK');
    expect(await signInThrough(later, { as: email })).toBe('/');
    expect((await customerOf(later))?.id).toBe(id);
    // The password was not overwritten, and changes with its owner's.
    const newPassword = 'baking-tray-2';
    await later.account('changePassword', { currentPassword: PASSWORD, newPassword });
    await shop.visitor('SK').account('signIn', { email, password: newPassword });
  });

  it('is not linked by a sign-in whose page did not announce it, and is forgotten then', async () => {
    const { email } = await signedUp(shop);
    const browser = shop.visitor('SK');
    expect(await signInThrough(browser, { as: email })).toBe('/login?problem=password');
    await browser.account('signIn', { email, password: PASSWORD });
    await browser.account('signOut', {});
    await browser.account('signIn', { email, password: PASSWORD, linksProvider: true });
    expect((await browser.account('getMySignInProviders', {})).providers).toEqual([]);
  });

  it('is forgotten by a sign-in with a passkey', async () => {
    const { browser: owner, email } = await signedUp(shop);
    const authenticator = await addPasskey(shop, owner);
    const browser = shop.visitor('SK');
    expect(await signInThrough(browser, { as: email })).toBe('/login?problem=password');
    await signInWith(browser, authenticator);
    await browser.account('signOut', {});
    await browser.account('signIn', { email, password: PASSWORD, linksProvider: true });
    expect((await browser.account('getMySignInProviders', {})).providers).toEqual([]);
  });

  it('is not linked by the password of another account', async () => {
    const { email } = await signedUp(shop);
    const other = await signedUp(shop);
    const browser = shop.visitor('SK');
    await signInThrough(browser, { as: email });
    await browser.account('signIn', { email: other.email, password: PASSWORD, linksProvider: true });
    expect(await signInThrough(shop.visitor('SK'), { as: email })).toBe('/login?problem=password');
  });

  it('is unlinked from the profile with the password, and the account stays open by it', async () => {
    const { email } = await signedUp(shop);
    const browser = shop.visitor('SK');
    await signInThrough(browser, { as: email });
    await browser.account('signIn', { email, password: PASSWORD, linksProvider: true });
    expect(await browser.account('getMySignInProviders', {})).toEqual({
      providers: ['google'],
      openedBy: null,
      isRecent: false,
      offered: ['google', 'facebook'],
    });
    const unlink = { provider: 'google', password: PASSWORD } as const;
    const wrong = { ...unlink, password: 'wrong-password-1' };
    expect(await browser.accountRefusal('unlinkSignInProvider', wrong)).toEqual([401, 'sign-in-failed']);
    expect(await shop.visitor('SK').accountRefusal('unlinkSignInProvider', unlink)).toEqual([401, 'not-signed-in']);
    await browser.account('unlinkSignInProvider', unlink);
    expect((await sandbox.mailTo(email, 'provider-unlinked')).to).toBe(email);
    expect((await browser.account('getMySignInProviders', {})).providers).toEqual([]);
    expect(await signInThrough(shop.visitor('SK'), { as: email })).toBe('/login?problem=password');
    await shop.visitor('SK').account('signIn', { email, password: PASSWORD });
  });

  it('stays linked if nobody knows the password of the account', async () => {
    const { browser, email } = await socialCustomer();
    const unlink = { provider: 'google', password: PASSWORD } as const;
    expect(await browser.accountRefusal('unlinkSignInProvider', unlink)).toEqual([401, 'sign-in-failed']);
    expect(await signInThrough(shop.visitor('SK'), { as: email })).toBe('/');
  });

  it('is unlinked by a mailed password reset', async () => {
    const { browser, email } = await socialCustomer();
    await browser.account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await sandbox.mailTo(email, 'password-reset'));
    await shop.visitor('SK').account('resetPassword', { tokenValue, newPassword: PASSWORD });
    expect(await customerOf(browser)).toBeNull();
    expect(await signInThrough(shop.visitor('SK'), { as: email })).toBe('/login?problem=password');
    await shop.visitor('SK').account('signIn', { email, password: PASSWORD });
  });
});

describe('the auth sync call', () => {
  const payload = (accessToken: string) =>
    ({ accessToken, tokenType: 'Bearer', provider: 'google', sessionTtl: 86_400 }) as const;

  it('signs in the person of a token that was issued to this shop', async () => {
    const browser = shop.visitor('SK');
    const email = newEmail();
    const { customer } = await browser.account(
      'syncAuth',
      payload(await googleToken(sandbox.url, 'manifold-shop', email)),
    );
    expect(customer.email).toBe(email);
    expect((await customerOf(browser))?.email).toBe(email);
  });

  it('refuses a token that was issued to another app, and an invented one', async () => {
    const browser = shop.visitor('SK');
    const foreign = await googleToken(sandbox.url, 'another-app', newEmail());
    expect(await browser.accountRefusal('syncAuth', payload(foreign))).toEqual([401, 'sign-in-failed']);
    expect(await browser.accountRefusal('syncAuth', payload('invented'))).toEqual([401, 'sign-in-failed']);
    expect(await customerOf(browser)).toBeNull();
  });

  it('refuses another life of the session', async () => {
    const wrong = { ...payload('token'), sessionTtl: 900_000 };
    expect((await shop.visitor('SK').accountRefusal('syncAuth', wrong))[0]).toBe(400);
  });
});

describe('the cart of a guest who signs in through a provider', () => {
  it('becomes the cart of a new account', async () => {
    const browser = shop.visitor('SK');
    await add(browser, skus[0], 2);
    expect(await signInThrough(browser, { as: newEmail() })).toBe('/');
    expect((await cartOf(browser))?.lineItems).toMatchObject([{ sku: skus[0], quantity: 2 }]);
    // The next page welcomes the customer. Nothing was added to the cart.
    expect(browser.cookies.get(ARRIVAL_COOKIE)).toBe('signed-in');
  });

  it('becomes the cart of a customer without one', async () => {
    const as = newEmail();
    expect(await signInThrough(shop.visitor('SK'), { as })).toBe('/');
    const browser = shop.visitor('SK');
    const { id } = await add(browser, skus[0], 2);
    await browser.call('applyCartCoupon', { code: 'WELCOME5' });
    expect(await signInThrough(browser, { as })).toBe('/');
    const cart = await cartOf(browser);
    expect(cart).toMatchObject({ id, lineItems: [{ sku: skus[0], quantity: 2 }] });
    expect(cart?.discountCodes).toHaveLength(1);
  });

  it('is merged into the customer’s cart: the larger quantity of equal lines counts', async () => {
    const as = newEmail();
    const first = shop.visitor('SK');
    expect(await signInThrough(first, { as })).toBe('/');
    await add(first, skus[0], 1);
    await add(first, skus[1], 3);
    const browser = shop.visitor('SK');
    await add(browser, skus[0], 2);
    await add(browser, skus[1], 1);
    await add(browser, skus[2], 1);
    expect(await signInThrough(browser, { as })).toBe('/');
    const quantities = new Map((await cartOf(browser))?.lineItems.map(({ sku, quantity }) => [sku, quantity]));
    expect(quantities).toEqual(
      new Map([
        [skus[0], 2],
        [skus[1], 3],
        [skus[2], 1],
      ]),
    );
    // The next page says how many items the cart has, because some of them are the account's.
    expect(browser.cookies.get(ARRIVAL_COOKIE)).toBe('cart-6');
  });
});

describe('a customer who signed in through a provider', () => {
  it('fills a cart, orders, and sees the order in the account', async () => {
    const { browser, id } = await socialCustomer();
    await add(browser, skus[0], 2);
    await giveAddress(browser, 'SK');
    expect((await browser.call('getShippingMethods', {})).shippingMethods).not.toEqual([]);
    const { orderNumber } = await placeOrder(browser, 'bank-transfer');
    const { orders } = await browser.account('getMyOrders', { offset: 0 });
    expect(orders).toMatchObject({ total: 1, results: [{ orderNumber }] });
    expect((await browser.account('getMyOrder', { orderNumber })).order).toMatchObject({ orderNumber });
    expect((await browser.account('getMyReviews', {})).reviews).toBeDefined();
    expect((await customerOf(browser))?.id).toBe(id);
  });

  it('changes profile and address book', async () => {
    const { browser } = await socialCustomer();
    const version = (await customerOf(browser))?.version ?? 0;
    const { user } = await browser.account('updateCustomer', { version, firstName: 'Nora', lastName: 'Nová' });
    expect(user).toMatchObject({ firstName: 'Nora', lastName: 'Nová' });
    const added = await browser.account('addBillingAddress', { address: addressIn('SK') });
    const [address] = added.user.addresses;
    expect(address).toMatchObject({ country: 'SK' });
    const { user: emptied } = await browser.account('deleteBillingAddress', { addressId: address?.id ?? '' });
    expect(emptied.addresses).toEqual([]);
  });

  it('sees this browser among the devices, and is signed out by another one', async () => {
    const { browser, email } = await socialCustomer();
    const other = shop.visitor('SK');
    await signInThrough(other, { as: email });
    expect((await browser.account('listSessions', {})).sessions).toHaveLength(2);
    await other.account('endOtherSessions', {});
    expect(await customerOf(browser)).toBeNull();
    expect(await customerOf(other)).not.toBeNull();
  });

  it('is signed in for a day, without a token of the commerce backend', async () => {
    const { browser } = await socialCustomer();
    const seal = shop.application.app.get(SessionSeal);
    const session = await seal.open(browser.cookies.get('__Host-shop') ?? '');
    if (!session) throw new Error('There is no session');
    expect(session).toMatchObject({ provider: 'google', accessToken: '', refreshToken: '' });
    const secondsLeft = session.expiresAt - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(86_300);
    expect(secondsLeft).toBeLessThanOrEqual(86_400);
    browser.cookies.set('__Host-shop', await seal.seal({ ...session, expiresAt: Math.floor(Date.now() / 1000) - 1 }));
    expect(await customerOf(browser)).toBeNull();
  });

  it('reaches nothing of another customer', async () => {
    const victim = await signedUp(shop);
    const victimsCart = await add(victim.browser, skus[0], 1);
    const { browser } = await socialCustomer();
    await add(browser, skus[1], 1);
    expect((await browser.send('getMyCart', JSON.stringify({ id: victimsCart.id }))).body.data).toEqual({ cart: null });
    const actions = [{ action: 'addLineItem' as const, sku: skus[2] ?? '', quantity: 1 }];
    const change = { id: victimsCart.id, version: victimsCart.version, actions };
    expect(await browser.refusal('updateCart', change)).toEqual([404, 'cart-not-found']);
    const { id, version } = victimsCart;
    expect(await browser.refusal('deleteMyCart', { id, version })).toEqual([404, 'cart-not-found']);
    expect(await browser.refusal('getShippingMethods', { cartId: id })).toEqual([404, 'cart-not-found']);
    await giveAddress(victim.browser, 'SK');
    const { orderNumber } = await placeOrder(victim.browser, 'bank-transfer');
    expect((await browser.account('getMyOrder', { orderNumber })).order).toBeNull();
    const saved = await victim.browser.account('addBillingAddress', { address: addressIn('SK') });
    const addressId = saved.user.addresses[0]?.id ?? '';
    expect((await browser.accountRefusal('deleteBillingAddress', { addressId }))[0]).toBeGreaterThanOrEqual(400);
    expect((await customerOf(victim.browser))?.addresses).toHaveLength(1);
  });
});
