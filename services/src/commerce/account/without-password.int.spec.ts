import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { addPasskey } from '../testing/passkeys.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { signInThrough } from '../testing/social-sign-in.js';

const NO_PROOF = [400, 'invalid-input', 'password: password-required'];

let sandbox: Mailbox;
let shop: RunningShop;
let made = 0;

beforeAll(async () => {
  sandbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url });
});
afterAll(async () => {
  await shop.stop();
  await sandbox.stop();
});

const newEmail = (): string => `no-password-${(made += 1)}@example.com`;
const customerOf = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;

/** Returns a browser that is signed in through Google, and its customer's e-mail address. */
async function socialCustomer(): Promise<{ browser: ShopClient; email: string }> {
  const browser = shop.visitor('SK');
  const email = newEmail();
  await signInThrough(browser, { as: email });
  return { browser, email };
}

/** Ages the session of a browser by 16 minutes. */
async function age(browser: ShopClient): Promise<void> {
  const seal = shop.application.app.get(SessionSeal);
  const session = await seal.open(browser.cookies.get('__Host-shop') ?? '');
  if (!session) throw new Error('There is no session');
  const aged = { ...session, expiresAt: session.expiresAt - 16 * 60 };
  browser.cookies.set('__Host-shop', await seal.seal(aged));
}
const stateOf = async (browser: ShopClient) => {
  const { openedBy, isRecent } = await browser.account('getMySignInProviders', {});
  return [openedBy, isRecent];
};

describe('a customer without a password', () => {
  it('gets the data, changes the e-mail address and deletes the account right after the sign-in', async () => {
    const { browser, email } = await socialCustomer();
    expect(await stateOf(browser)).toEqual(['google', true]);
    await browser.account('requestMyData', {});
    const tokenValue = tokenOf(await sandbox.mailTo(email, 'data-export-ready'), 'data-token');
    expect(await browser.account('downloadMyData', { tokenValue })).toMatchObject({ profile: { email } });
    const { version = 0 } = (await customerOf(browser)) ?? {};
    const next = newEmail();
    await browser.account('updateCustomer', { version, email: next });
    expect((await sandbox.mailTo(next, 'email-confirmation')).to).toBe(next);
    const { request } = await browser.account('deleteMyAccount', {});
    expect(request).toMatchObject({ kind: 'deletion' });
    expect(await customerOf(browser)).toBeNull();
  });

  it('must sign in again at the provider after 15 minutes', async () => {
    const { browser, email } = await socialCustomer();
    await age(browser);
    expect(await stateOf(browser)).toEqual(['google', false]);
    const { version = 0 } = (await customerOf(browser)) ?? {};
    expect(await browser.accountRefusal('requestMyData', {})).toEqual(NO_PROOF);
    expect(await browser.accountRefusal('deleteMyAccount', {})).toEqual(NO_PROOF);
    expect(await browser.accountRefusal('updateCustomer', { version, email: newEmail() })).toEqual(NO_PROOF);
    expect(await signInThrough(browser, { as: email, begin: '?to=/my-account/my-profile' })).toBe(
      '/my-account/my-profile',
    );
    await browser.account('requestMyData', {});
  });

  it('confirms with a passkey, also long after the sign-in', async () => {
    const { browser } = await socialCustomer();
    const authenticator = await addPasskey(shop, browser, {});
    await age(browser);
    const { options } = await browser.account('beginPasskeyProof', {});
    await browser.account('requestMyData', { passkey: authenticator.get(options) });
    const again = await browser.account('beginPasskeyProof', {});
    await browser.account('deleteMyAccount', { passkey: authenticator.get(again.options) });
    expect(await customerOf(browser)).toBeNull();
  });

  it('unlinks a provider if a passkey or another provider is left, and only then', async () => {
    const { browser, email } = await socialCustomer();
    expect(await browser.accountRefusal('unlinkSignInProvider', { provider: 'google' })).toEqual(NO_PROOF);
    await addPasskey(shop, browser, {});
    await browser.account('unlinkSignInProvider', { provider: 'google' });
    expect((await browser.account('getMySignInProviders', {})).providers).toEqual([]);
    expect(await signInThrough(shop.visitor('SK'), { as: email })).toBe('/login?problem=password');
  });
});

describe('a customer with a password', () => {
  it('is asked for it', async () => {
    const { browser } = await signedUp(shop);
    expect(await stateOf(browser)).toEqual([null, false]);
    expect(await browser.accountRefusal('requestMyData', {})).toEqual(NO_PROOF);
    expect(await browser.accountRefusal('deleteMyAccount', {})).toEqual(NO_PROOF);
  });
});
