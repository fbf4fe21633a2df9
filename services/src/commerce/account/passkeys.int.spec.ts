import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PASSKEY_LIMIT } from '@manifold/domain/passkeys/contract';
import { openText, sealText } from '../../platform/auth/accounts/sealed-text.js';
import { Env } from '../../platform/env/env.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { type Mailbox, startMailbox, tokenOf } from '../testing/mailbox.js';
import { addPasskey, authenticatorOf, signInWith } from '../testing/passkeys.js';
import { type RunningShop, startShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, parcelsInStock } from '../testing/shopping.js';
import type { AnswerChanges, SoftwareAuthenticator } from '../testing/software-authenticator.js';

const EXPIRED = [400, 'invalid-input', 'passkey: passkey-expired'];
const FAILED = [401, 'sign-in-failed'];
const CHALLENGE_COOKIE = '__Host-shop-passkey';
const CHALLENGE_SEAL = 'passkey challenge';

let sandbox: Mailbox;
let shop: RunningShop;

beforeAll(async () => {
  sandbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url });
});
afterAll(async () => {
  await shop.stop();
  await sandbox.stop();
});

const customerOf = async (browser: ShopClient) => (await browser.account('getMe', {})).me.customer;

async function newOwner(countryCode = 'SK') {
  const owner = await signedUp(shop, {}, countryCode);
  return { ...owner, authenticator: await addPasskey(shop, owner.browser) };
}

/** Makes the browser's challenge one of ten minutes ago. */
async function expireChallenge({ cookies }: ShopClient): Promise<void> {
  const { sessionKey } = shop.application.app.get(Env);
  const text = await openText(cookies.get(CHALLENGE_COOKIE) ?? '', sessionKey, CHALLENGE_SEAL);
  const pending = JSON.parse(text ?? '') as { readonly until: number };
  const expired = JSON.stringify({ ...pending, until: pending.until - 600_000 });
  cookies.set(CHALLENGE_COOKIE, await sealText(expired, sessionKey, CHALLENGE_SEAL));
}

/** Returns the refusal of a sign-in whose answer is changed. */
async function refusedSignIn(browser: ShopClient, authenticator: SoftwareAuthenticator, changes: AnswerChanges = {}) {
  const { options } = await browser.account('beginPasskeySignIn', {});
  return browser.accountRefusal('finishPasskeySignIn', { passkey: authenticator.get(options, changes) });
}

describe('a passkey', () => {
  it('signs in without an e-mail address, and the guest’s cart joins the account', async () => {
    const { email, id, authenticator } = await newOwner();
    const browser = shop.visitor('SK');
    await add(browser, (await parcelsInStock(shop.visitor('SK')))[0]);
    const { customer, cart } = await signInWith(browser, authenticator);
    expect(customer).toMatchObject({ id, email });
    expect(cart?.itemCount).toBe(1);
    expect(await browser.account('is-logged-in', {})).toBe(true);
    expect((await browser.account('listSessions', {})).sessions).toHaveLength(2);
    const { passkeys } = await browser.account('listPasskeys', {});
    expect(passkeys).toEqual([expect.objectContaining({ lastUsedAt: expect.any(String) })]);
    expect((await sandbox.mailTo(email, 'passkey-added')).to).toBe(email);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of another store', { origin: 'http://de.localhost:3000' }],
    ['another host', { rpId: 'de.localhost' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a person who was not verified', { flags: 0b001 }],
    ['a signature counter that went back', { counter: 0 }],
  ] as const)('is refused with %s', async (_what, changes) => {
    const { authenticator } = await newOwner();
    await signInWith(shop.visitor('SK'), authenticator);
    const browser = shop.visitor('SK');
    expect(await refusedSignIn(browser, authenticator, changes)).toEqual(FAILED);
    expect(await customerOf(browser)).toBeNull();
  });

  it('answers a challenge once, and only in the browser that asked', async () => {
    const { authenticator } = await newOwner();
    const browser = shop.visitor('SK');
    const { options } = await browser.account('beginPasskeySignIn', {});
    const stolen = browser.on(browser.host);
    const passkey = authenticator.get(options);
    expect(await shop.visitor('SK').accountRefusal('finishPasskeySignIn', { passkey })).toEqual(EXPIRED);
    await browser.account('finishPasskeySignIn', { passkey });
    expect(await stolen.accountRefusal('finishPasskeySignIn', { passkey: authenticator.get(options) })).toEqual(
      EXPIRED,
    );
  });

  it('is refused after five minutes', async () => {
    const { authenticator } = await newOwner();
    const browser = shop.visitor('SK');
    const { options } = await browser.account('beginPasskeySignIn', {});
    await expireChallenge(browser);
    const passkey = authenticator.get(options);
    expect(await browser.accountRefusal('finishPasskeySignIn', { passkey })).toEqual(EXPIRED);
  });

  it('belongs to one store', async () => {
    const { authenticator } = await newOwner();
    expect(await refusedSignIn(shop.visitor('DE'), authenticator)).toEqual(FAILED);
  });

  it('does not sign in after it was removed, and the owner hears of it', async () => {
    const { browser, email, authenticator } = await newOwner();
    const [passkey] = (await browser.account('listPasskeys', {})).passkeys;
    await browser.account('removePasskey', { passkeyId: passkey?.id ?? '' });
    expect(await refusedSignIn(shop.visitor('SK'), authenticator)).toEqual(FAILED);
    expect((await sandbox.mailTo(email, 'passkey-removed')).to).toBe(email);
  });

  it('does not sign in after a mailed reset of the password', async () => {
    const { email, authenticator } = await newOwner();
    const browser = shop.visitor('SK');
    await browser.account('requestPasswordReset', { email });
    const tokenValue = tokenOf(await sandbox.mailTo(email, 'password-reset'));
    const newPassword = 'baking-tray-2';
    await browser.account('resetPassword', { tokenValue, newPassword });
    expect(await refusedSignIn(browser, authenticator)).toEqual(FAILED);
    await browser.account('signIn', { email, password: newPassword });
    expect(await browser.account('listPasskeys', {})).toEqual({ passkeys: [] });
  });

  it('cannot be renamed or removed by another customer', async () => {
    const { browser } = await newOwner();
    const other = await signedUp(shop);
    const passkeyId = (await browser.account('listPasskeys', {})).passkeys[0]?.id ?? '';
    expect(await other.browser.accountRefusal('removePasskey', { passkeyId })).toEqual([404, 'not-found']);
    expect(await other.browser.accountRefusal('renamePasskey', { passkeyId, name: 'Mine' })).toEqual([
      404,
      'not-found',
    ]);
    await browser.account('renamePasskey', { passkeyId, name: ' My phone ' });
    expect((await browser.account('listPasskeys', {})).passkeys[0]?.name).toBe('My phone');
  });
});

describe('a change of the e-mail address', () => {
  it('accepts the customer’s own passkey instead of the password, and no other', async () => {
    const { browser, authenticator } = await newOwner();
    const other = await newOwner();
    const { version = 0 } = (await customerOf(browser)) ?? {};
    const email = `moved-${authenticator.id.slice(0, 8).toLowerCase()}@example.com`;
    const foreign = await browser.account('beginPasskeyProof', {});
    const refused = { version, email, passkey: other.authenticator.get(foreign.options) };
    expect(await browser.accountRefusal('updateCustomer', refused)).toEqual(FAILED);
    const { options } = await browser.account('beginPasskeyProof', {});
    await browser.account('updateCustomer', { version, email, passkey: authenticator.get(options) });
    expect((await sandbox.mailTo(email, 'email-confirmation')).to).toBe(email);
  });
});

describe('adding a passkey', () => {
  it('requires the password, a passkey or a recent sign-in with one', async () => {
    const { browser, authenticator } = await newOwner();
    expect(await browser.accountRefusal('beginPasskeyRegistration', {})).toEqual([
      400,
      'invalid-input',
      'password: password-required',
    ]);
    expect(await browser.accountRefusal('beginPasskeyRegistration', { password: 'wrong-1' })).toEqual(FAILED);
    const second = shop.visitor('SK');
    await signInWith(second, authenticator);
    expect((await second.account('beginPasskeyRegistration', {})).options.excludeCredentials).toHaveLength(1);
    expect(await shop.visitor('SK').accountRefusal('beginPasskeyRegistration', {})).toEqual([401, 'not-signed-in']);
  });

  it('refuses a known key and the eleventh', async () => {
    const { browser, id } = await newOwner();
    const again = authenticatorOf(shop, browser);
    for (const expected of ['added', 'known']) {
      const { options } = await browser.account('beginPasskeyRegistration', { password: PASSWORD });
      const request = { passkey: again.create(options) };
      if (expected === 'added') await browser.account('finishPasskeyRegistration', request);
      else
        expect(await browser.accountRefusal('finishPasskeyRegistration', request)).toEqual([
          400,
          'invalid-input',
          'passkey: passkey-known',
        ]);
    }
    const rows = Array.from({ length: PASSKEY_LIMIT - 2 }, (_, index) => ({
      storeKey: 'ferrum_sk',
      customerId: id,
      credentialId: `${id}-${index}`,
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name: '',
    }));
    await shop.application.app.get(PrismaService).customerPasskey.createMany({ data: rows });
    expect(await browser.accountRefusal('beginPasskeyRegistration', { password: PASSWORD })).toEqual([
      400,
      'invalid-input',
      'passkey: passkey-limit',
    ]);
  });
});
