import type { CDPSession, Page } from '@playwright/test';
import { AccountHolder, PASSWORD } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { callShop, cartOf } from './call-shop.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { beginning } from './words.js';

/** An authenticator of the browser: it keeps passkeys and answers as a person whose fingerprint was recognised. */
class Authenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async in(page: Page): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(session, authenticatorId);
  }

  /** Recognises the person's finger, or no longer. */
  async recognises(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified });
  }

  /** How many passkeys it keeps. */
  async size(): Promise<number> {
    const { authenticatorId } = this;
    return (await this.session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  }
}

/** The part of the profile about passkeys. */
const sectionOf = (person: AccountHolder) =>
  person.page
    .getByRole('main')
    .locator('section')
    .filter({ has: person.page.getByRole('heading', { name: person.say('passkeys.title'), exact: true }) });

/** Adds a passkey on the profile; a session that a password opened asks for it again. */
async function addsPasskey(person: AccountHolder): Promise<void> {
  await person.goTo('/my-account/my-profile');
  const section = sectionOf(person);
  await person.button('passkeys.add').click();
  const password = section.getByLabel(person.say('account.current-password'), { exact: true });
  await expect(password).toBeFocused();
  expect(await accessibilityViolations(person.page)).toEqual([]);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(person.page.getByText(person.say('passkeys.added'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
}

test.beforeEach(({ pageErrors }) => {
  // The browser reports each refused request.
  pageErrors.allow(/status of 40[01]/);
  // The visitor's cart becomes the customer's while the page may ask for its channel.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
});

for (const [country, language, width] of [
  ['SK', undefined, 1440],
  ['CH', 'fr', 390],
] as const)
  test(`${country}: a customer adds a passkey, signs in with it, and removes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = new AccountHolder(page, country, language === undefined ? {} : { language });
    const authenticator = await Authenticator.in(page);
    await person.goTo('/create-account');
    await person.registers();
    await addsPasskey(person);
    expect(await authenticator.size()).toBe(1);
    await person.signsOut();

    await person.goTo('/login');
    const signIn = person.button('passkeys.sign-in');
    await expect(signIn).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await signIn.click();
    await expect(page.getByText(person.say('account.signed-in', { name: 'Jana' }))).toBeVisible();
    await expect(page).toHaveURL(shopUrl(country, person.home));

    await person.goTo('/my-account/my-profile');
    const section = sectionOf(person);
    await section.getByRole('button', { name: beginning(person.say('passkeys.rename')) }).click();
    await expect(person.field('passkeys.name')).toBeFocused();
    await person.field('passkeys.name').fill('Moja skúška');
    await person.field('passkeys.name').press('Enter');
    await expect(page.getByText(person.say('passkeys.renamed'))).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText('Moja skúška');
    expect(await accessibilityViolations(page)).toEqual([]);

    await section.getByRole('button', { name: `${person.say('passkeys.remove')} Moja skúška` }).click();
    await expect(page.getByText(person.say('passkeys.removed'))).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(0);
    await expect(section.getByRole('heading')).toBeFocused();
    await person.signsOut();

    // The browser does not know that the shop has forgotten the passkey.
    await person.goTo('/login');
    await person.button('passkeys.sign-in').click();
    await expect(page.getByRole('alert').filter({ hasText: person.say('passkeys.error-unknown') })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

test('a guest signs in with a passkey in the checkout by keyboard, with the cart', async ({ page }) => {
  const person = new AccountHolder(page, 'SK');
  const authenticator = await Authenticator.in(page);
  await person.goTo('/create-account');
  await person.registers();
  await addsPasskey(person);
  await person.signsOut();
  await person.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });

  await person.goTo('/checkout/login');
  const signIn = person.button('passkeys.sign-in');
  await authenticator.recognises(false);
  await signIn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: person.say('passkeys.error-cancelled') })).toBeVisible();
  await expect(signIn).toBeFocused();
  await authenticator.recognises(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  expect((await cartOf(page))?.lineItems.map((line) => [line.sku, line.quantity])).toEqual([[sku, 2]]);
});

test('a customer changes the e-mail address with a passkey, and adds no second one on the same device', async ({
  page,
}) => {
  const person = new AccountHolder(page, 'SK');
  await Authenticator.in(page);
  await person.goTo('/create-account');
  await person.registers();
  await addsPasskey(person);
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: person.say('account.change-email') }) });
  await form.getByRole('button', { name: person.say('passkeys.by-passkey') }).click();
  await expect(form.getByLabel(person.say('account.current-password'), { exact: true })).toHaveCount(0);
  await form.getByRole('textbox').fill(`moved-${person.email}`);
  await form.getByRole('button', { name: person.say('account.change-email') }).click();
  await expect(page.getByText(person.say('entry.email-change-sent'))).toBeVisible();

  await person.button('passkeys.add').click();
  const section = sectionOf(person);
  await section.getByRole('button', { name: person.say('passkeys.by-passkey') }).click();
  await person.button('passkeys.add').click();
  await expect(section.getByRole('alert')).toHaveText(person.say('passkeys.error-known'));
});

test('a browser without passkeys does not offer them', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  const person = new AccountHolder(page, 'SK');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/my-profile');
  await expect(sectionOf(person).getByText(person.say('passkeys.error-unsupported'))).toBeVisible();
  await expect(person.button('passkeys.add')).toHaveCount(0);
  await person.signsOut();
  await person.goTo('/login');
  await expect(person.button('account.sign-in')).toBeVisible();
  await expect(person.button('passkeys.sign-in')).toHaveCount(0);
});
