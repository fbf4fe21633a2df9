import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { comeBack, consent, consentToLink, googleToken, signInThrough } from '../testing/social-sign-in.js';
import { setToggles } from '../testing/toggles.js';

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

const newEmail = (): string => `offer-${(made += 1)}@example.com`;
const customerOf = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const switchGoogle = (countryCode: string, googleSignIn: boolean) => setToggles(shop, countryCode, { googleSignIn });

describe('a provider that a country switches off', () => {
  it('is not offered in its store, and still in others', async () => {
    await switchGoogle('CZ', false);
    const offer = await shop.visitor('CZ').call('getSignInProviders', {});
    expect(offer).toEqual({ providers: ['facebook'], switchedOff: [] });
    expect((await shop.visitor('SK').call('getSignInProviders', {})).providers).toEqual(['google', 'facebook']);
    expect(await signInThrough(shop.visitor('CZ'), { provider: 'facebook', as: newEmail() })).toBe('/');
    expect(await signInThrough(shop.visitor('SK'), { as: newEmail() })).toBe('/');
  });

  it('begins no sign-in, and explains it on the page to sign in', async () => {
    await switchGoogle('CZ', false);
    const visitor = shop.visitor('CZ');
    expect(await visitor.redirectOf('/api/sign-in/begin/google')).toBe('/login?problem=off');
    expect(await visitor.redirectOf('/api/sign-in/begin/google?to=/checkout/addresses')).toBe(
      '/checkout/login?problem=off',
    );
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('ends no sign-in that began before, and no auth sync call', async () => {
    const as = newEmail();
    const browser = shop.visitor('HU');
    const path = await consent(browser, { as });
    await switchGoogle('HU', false);
    expect(await comeBack(browser, path)).toBe('/login?problem=off');
    const accessToken = await googleToken(sandbox.url, 'manifold-shop', as);
    const token = { accessToken, tokenType: 'Bearer', provider: 'google', sessionTtl: 86_400 };
    expect(await browser.accountRefusal('syncAuth', token)).toEqual([400, 'invalid-input', 'provider: provider-off']);
    expect(await customerOf(browser)).toBeNull();
    // The refusal created no account, and the token is still good.
    await switchGoogle('HU', true);
    expect(await signInThrough(browser, { as })).toBe('/');
  });

  it('is linked to no account, neither from the profile nor by the password', async () => {
    const { browser, email } = await signedUp(shop, {}, 'PL');
    const path = await consentToLink(browser, { as: newEmail(), password: PASSWORD });
    const waiting = shop.visitor('PL');
    expect(await signInThrough(waiting, { as: email })).toBe('/login?problem=password');
    await switchGoogle('PL', false);
    expect(await comeBack(browser, path)).toBe('/my-account/my-profile?problem=off');
    const link = { provider: 'google', password: PASSWORD };
    const refusal = [400, 'invalid-input', 'provider: provider-off'];
    expect(await browser.accountRefusal('linkSignInProvider', link)).toEqual(refusal);
    await waiting.account('signIn', { email, password: PASSWORD, linksProvider: true });
    const { providers, offered } = await browser.account('getMySignInProviders', {});
    expect([providers, offered]).toEqual([[], ['facebook']]);
  });

  it('leaves its customers their account: they are named the way back in, and set a password', async () => {
    const browser = shop.visitor('BG');
    const email = newEmail();
    await signInThrough(browser, { as: email });
    const { id } = (await customerOf(browser)) ?? {};
    await switchGoogle('BG', false);
    const visitor = shop.visitor('BG');
    expect(await visitor.call('getSignInProviders', {})).toEqual({ providers: ['facebook'], switchedOff: ['google'] });
    // Customers who are signed in stay so, and see in the profile that the provider is off.
    expect((await customerOf(browser))?.id).toBe(id);
    expect(await browser.account('getMySignInProviders', {})).toMatchObject({
      providers: ['google'],
      offered: ['facebook'],
    });
    await visitor.account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await sandbox.mailTo(email, 'password-reset'));
    await visitor.account('resetPassword', { tokenValue, newPassword: PASSWORD });
    expect((await visitor.account('signIn', { email, password: PASSWORD })).customer.id).toBe(id);
  });

  it('is no other way into the account when the last offered one is unlinked', async () => {
    const { browser } = await signedUp(shop, {}, 'RO');
    const as = newEmail();
    for (const provider of ['google', 'facebook'] as const)
      await comeBack(browser, await consentToLink(browser, { provider, as, password: PASSWORD }));
    const bySubject = shop.visitor('RO');
    expect(await signInThrough(bySubject, { provider: 'facebook', as })).toBe('/');
    await switchGoogle('RO', false);
    expect(await bySubject.accountRefusal('unlinkSignInProvider', { provider: 'facebook' })).toEqual([
      400,
      'invalid-input',
      'password: password-required',
    ]);
  });

  it('is offered again, with its links, when the country switches it on', async () => {
    const as = newEmail();
    const browser = shop.visitor('SI');
    await signInThrough(browser, { as });
    const { id } = (await customerOf(browser)) ?? {};
    await switchGoogle('SI', false);
    await switchGoogle('SI', true);
    const again = shop.visitor('SI');
    expect(await signInThrough(again, { as })).toBe('/');
    expect((await customerOf(again))?.id).toBe(id);
    expect((await again.call('getSignInProviders', {})).switchedOff).toEqual([]);
  });
});
