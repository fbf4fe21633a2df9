import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ARRIVAL_COOKIE } from '@manifold/domain/social-sign-in/arrival-cookie';
import { CustomerErasure } from '../../integrations/commercetools/ports/customer-erasure.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { addPasskey, signInWith } from '../testing/passkeys.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { comeBack, consent, consentToLink, signInThrough } from '../testing/social-sign-in.js';

const PROFILE = '/my-account/my-profile';
const PENDING_COOKIE = '__Host-shop-sign-in';

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
// All browsers share one address, whose attempts are limited.
beforeEach(() => shop.application.app.get(PrismaService).failedAttempt.deleteMany());

const newEmail = (): string => `link-${(made += 1)}@example.com`;
const customerOf = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;
const linkedOf = async (browser: ShopClient) => (await browser.account('getMySignInProviders', {})).providers;
const mailsAbout = async (email: string, template: string) =>
  (await sandbox.mailsTo(email)).filter((mail) => mail.template === template);

/** Links a provider with the password. Returns where the customer ends. */
const link = async (browser: ShopClient, as: string, consentGiven?: 'refuse' | 'no-email' | 'unverified' | 'broken') =>
  comeBack(
    browser,
    await consentToLink(browser, { as, password: PASSWORD, ...(consentGiven && { consent: consentGiven }) }),
  );

/** Creates a customer, and an e-mail address at the provider that is not the account's. */
async function customer(countryCode = 'SK') {
  return { ...(await signedUp(shop, {}, countryCode)), as: newEmail() };
}

describe('a provider that a customer links from the profile', () => {
  it.each(['google', 'facebook'] as const)(
    'signs in to the account afterwards, and a mail says so (%s)',
    async (provider) => {
      const { browser, email, id, as } = await customer();
      const path = await consentToLink(browser, { provider, as, password: PASSWORD });
      expect(await comeBack(browser, path)).toBe(PROFILE);
      // The next page says that it is linked.
      expect(browser.cookies.get(ARRIVAL_COOKIE)).toBe(`linked-${provider}`);
      expect(await linkedOf(browser)).toEqual([provider]);
      expect((await sandbox.mailTo(email, 'provider-linked')).to).toBe(email);
      const other = shop.visitor('SK');
      expect(await signInThrough(other, { provider, as })).toBe('/');
      expect(await customerOf(other)).toMatchObject({ id, email });
      expect((await customerOf(browser))?.id).toBe(id);
    },
  );

  it('may have an e-mail address that the account has not, or none', async () => {
    const { browser, id, as } = await customer();
    expect(await link(browser, as, 'no-email')).toBe(PROFILE);
    const other = shop.visitor('SK');
    expect(await signInThrough(other, { as, consent: 'no-email' })).toBe('/');
    expect((await customerOf(other))?.id).toBe(id);
  });

  it('leads back in the language in which it began', async () => {
    const { browser, as } = await customer('CH');
    browser.headers.set('x-locale', 'fr-CH');
    expect(await link(browser, as)).toBe(`/fr${PROFILE}`);
  });

  it('requires the password, a passkey, or a sign-in a short time ago', async () => {
    const { browser, as } = await customer();
    const request = { provider: 'google' };
    expect(await browser.accountRefusal('linkSignInProvider', request)).toEqual([
      400,
      'invalid-input',
      'password: password-required',
    ]);
    const wrong = { ...request, password: 'wrong-password-1' };
    expect(await browser.accountRefusal('linkSignInProvider', wrong)).toEqual([401, 'sign-in-failed']);
    expect(browser.cookies.has(PENDING_COOKIE)).toBe(false);
    const authenticator = await addPasskey(shop, browser);
    const { options } = await browser.account('beginPasskeyProof', {});
    const passkey = authenticator.get(options);
    expect((await browser.account('linkSignInProvider', { provider: 'google', passkey })).url).toContain('/google/');
    // The answer of a passkey proves once.
    const again = await browser.accountRefusal('linkSignInProvider', { provider: 'google', passkey });
    expect(again).toEqual([400, 'invalid-input', 'passkey: passkey-expired']);
    const recent = shop.visitor('SK');
    await signInWith(recent, authenticator);
    expect(await comeBack(recent, await consentToLink(recent, { as }))).toBe(PROFILE);
    expect(await linkedOf(browser)).toEqual(['google']);
  });

  it('is no way for visitors', async () => {
    const request = { provider: 'google', password: PASSWORD };
    expect(await shop.visitor('SK').accountRefusal('linkSignInProvider', request)).toEqual([401, 'not-signed-in']);
  });

  it('is linked once', async () => {
    const { browser, email, as } = await customer();
    await link(browser, as);
    const request = { provider: 'google', password: PASSWORD };
    const refusal = [400, 'invalid-input', 'provider: provider-linked'];
    expect(await browser.accountRefusal('linkSignInProvider', request)).toEqual(refusal);
    await sandbox.mailTo(email, 'provider-linked');
    expect(await mailsAbout(email, 'provider-linked')).toHaveLength(1);
  });

  it('is not linked if the person refuses, or the provider does not answer', async () => {
    const { browser, as } = await customer();
    expect(await link(browser, as, 'refuse')).toBe(`${PROFILE}?problem=refused`);
    expect(await link(browser, as, 'broken')).toBe(`${PROFILE}?problem=unavailable`);
    expect(await linkedOf(browser)).toEqual([]);
    expect(browser.cookies.has(ARRIVAL_COOKIE)).toBe(false);
  });

  it('may be begun five times without coming back', async () => {
    const { browser } = await customer();
    const request = { provider: 'google', password: PASSWORD } as const;
    for (let begun = 0; begun < 5; begun += 1) await browser.account('linkSignInProvider', request);
    expect((await browser.accountRefusal('linkSignInProvider', request)).slice(0, 2)).toEqual([
      429,
      'too-many-attempts',
    ]);
  });

  it('ends with a mailed password reset', async () => {
    const { browser, email, as } = await customer();
    await link(browser, as);
    await browser.account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await sandbox.mailTo(email, 'password-reset'));
    await shop.visitor('SK').account('resetPassword', { tokenValue, newPassword: `${PASSWORD}-2` });
    const stranger = shop.visitor('SK');
    await signInThrough(stranger, { as });
    expect((await customerOf(stranger))?.email).toBe(as);
  });
});

describe('a person at the provider who has another account', () => {
  it('is refused, and still signs in to their own', async () => {
    const { browser, as } = await customer();
    const owner = shop.visitor('SK');
    await signInThrough(owner, { as });
    const { id } = (await customerOf(owner)) ?? {};
    expect(await link(browser, as)).toBe(`${PROFILE}?problem=taken`);
    expect(await linkedOf(browser)).toEqual([]);
    const again = shop.visitor('SK');
    await signInThrough(again, { as });
    expect((await customerOf(again))?.id).toBe(id);
  });

  it('is not moved by the password that a sign-in waits for', async () => {
    const { email } = await customer();
    const waiting = shop.visitor('SK');
    expect(await signInThrough(waiting, { as: email })).toBe('/login?problem=password');
    // Meanwhile the same person at the provider is linked to another account.
    const other = await customer();
    expect(await link(other.browser, email)).toBe(PROFILE);
    await waiting.account('signIn', { email, password: PASSWORD, linksProvider: true });
    expect(await linkedOf(waiting)).toEqual([]);
    const again = shop.visitor('SK');
    await signInThrough(again, { as: email });
    expect((await customerOf(again))?.id).toBe(other.id);
  });

  it('is linked to the first of two accounts that ask at the same time', async () => {
    const [one, two] = [await customer(), await customer()];
    const as = newEmail();
    const paths = [
      await consentToLink(one.browser, { as, password: PASSWORD }),
      await consentToLink(two.browser, { as, password: PASSWORD }),
    ] as const;
    const ends = await Promise.all([comeBack(one.browser, paths[0]), comeBack(two.browser, paths[1])]);
    expect(ends.sort()).toEqual([PROFILE, `${PROFILE}?problem=taken`]);
  });

  it('is linked if that account was deleted at the commerce backend', async () => {
    const { browser, as, id } = await customer();
    const gone = shop.visitor('SK');
    await signInThrough(gone, { as });
    const former = await customerOf(gone);
    await shop.application.app.get(CustomerErasure).eraseCustomer('ferrum_sk', former?.id ?? '');
    expect(await link(browser, as)).toBe(PROFILE);
    const again = shop.visitor('SK');
    await signInThrough(again, { as });
    expect((await customerOf(again))?.id).toBe(id);
  });

  it('may have an account in each store', async () => {
    const [slovak, german] = [await customer('SK'), await customer('DE')];
    const as = newEmail();
    expect(await link(slovak.browser, as)).toBe(PROFILE);
    expect(await link(german.browser, as)).toBe(PROFILE);
  });
});

describe('an attacker who wants to get into the account of another customer', () => {
  it('does not link their own provider by sending the customer their answer', async () => {
    const victim = await customer();
    const attacker = await customer();
    const answers = [
      await consentToLink(attacker.browser, { as: attacker.as, password: PASSWORD }),
      await consent(shop.visitor('SK'), { as: attacker.as }),
    ];
    for (const answer of answers) {
      // With nothing begun, and while the customer links a provider.
      expect(await comeBack(victim.browser, answer)).toBe('/login?problem=failed');
      await consentToLink(victim.browser, { as: victim.as, password: PASSWORD });
      expect(await comeBack(victim.browser, answer)).toBe(`${PROFILE}?problem=failed`);
    }
    expect(await linkedOf(victim.browser)).toEqual([]);
    expect((await customerOf(victim.browser))?.id).toBe(victim.id);
  });

  it('does not turn a sign-in into a link, nor a link into a sign-in', async () => {
    const { browser, id, as } = await customer();
    // A link whose cookie was replaced by that of a sign-in.
    const linking = await consentToLink(browser, { as, password: PASSWORD });
    await browser.redirectOf('/api/sign-in/begin/google');
    expect(await comeBack(browser, linking)).toBe('/login?problem=failed');
    // A sign-in whose cookie was replaced by that of a link.
    const signingIn = await consent(browser, { as });
    await browser.account('linkSignInProvider', { provider: 'google', password: PASSWORD });
    expect(await comeBack(browser, signingIn)).toBe(`${PROFILE}?problem=failed`);
    expect((await customerOf(browser))?.id).toBe(id);
    expect(await linkedOf(browser)).toEqual([]);
  });

  it('does not use the answer in the session of another customer, nor after signing out', async () => {
    const [one, two] = [await customer(), await customer()];
    const path = await consentToLink(one.browser, { as: one.as, password: PASSWORD });
    const stolen = one.browser.cookies.get(PENDING_COOKIE) ?? '';
    two.browser.cookies.set(PENDING_COOKIE, stolen);
    expect(await comeBack(two.browser, path)).toBe(`${PROFILE}?problem=failed`);
    const visitor = shop.visitor('SK');
    visitor.cookies.set(PENDING_COOKIE, stolen);
    expect(await comeBack(visitor, path)).toBe(`${PROFILE}?problem=failed`);
    expect(await customerOf(visitor)).toBeNull();
    await one.browser.account('signOut', {});
    expect(await comeBack(one.browser, path)).toBe(`${PROFILE}?problem=failed`);
    expect([await linkedOf(two.browser), await customerOf(one.browser)]).toEqual([[], null]);
  });

  it('does not use it in another session of the same customer, which may be a thief’s', async () => {
    const { browser, email, as } = await customer();
    const path = await consentToLink(browser, { as, password: PASSWORD });
    const second = shop.visitor('SK');
    await second.account('signIn', { email, password: PASSWORD });
    second.cookies.set(PENDING_COOKIE, browser.cookies.get(PENDING_COOKIE) ?? '');
    expect(await comeBack(second, path)).toBe(`${PROFILE}?problem=failed`);
    // The session that asked still can.
    expect(await comeBack(browser, path)).toBe(PROFILE);
  });

  it('does not use it in a session that was ended from another device', async () => {
    const { browser, email, as } = await customer();
    const path = await consentToLink(browser, { as, password: PASSWORD });
    const second = shop.visitor('SK');
    await second.account('signIn', { email, password: PASSWORD });
    await second.account('endOtherSessions', {});
    expect(await comeBack(browser, path)).toBe(`${PROFILE}?problem=failed`);
    expect(await linkedOf(second)).toEqual([]);
  });

  it('does not repeat a callback', async () => {
    const { browser, as } = await customer();
    const path = await consentToLink(browser, { as, password: PASSWORD });
    const pending = browser.cookies.get(PENDING_COOKIE) ?? '';
    expect(await comeBack(browser, path)).toBe(PROFILE);
    await browser.account('unlinkSignInProvider', { provider: 'google', password: PASSWORD });
    expect(await comeBack(browser, path)).toBe('/login?problem=failed');
    browser.cookies.set(PENDING_COOKIE, pending);
    // The provider accepts a code once.
    expect(await comeBack(browser, path)).toBe(`${PROFILE}?problem=failed`);
    expect(await linkedOf(browser)).toEqual([]);
  });

  it('does not use it in another store', async () => {
    const { browser, as } = await customer('DE');
    const path = await consentToLink(browser, { as, password: PASSWORD });
    expect(await comeBack(browser.on('sk.localhost'), path)).toBe('/login?problem=failed');
    expect(await linkedOf(browser)).toEqual([]);
  });

  it('does not use a sealed text of another kind', async () => {
    const { browser, as } = await customer();
    const path = await consentToLink(browser, { as, password: PASSWORD });
    browser.cookies.set(PENDING_COOKIE, browser.cookies.get('__Host-shop') ?? '');
    expect(await comeBack(browser, path)).toBe('/login?problem=failed');
    expect(await linkedOf(browser)).toEqual([]);
  });
});
