import { ACCOUNT_SHOPS, AccountHolder } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { callShop, cartOf } from './call-shop.js';
import { addsPasskey, Authenticator, passkeysOf } from './passkey-owner.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { beginning } from './words.js';

/** The shops that are tried in a narrow window. */
const PHONES: ReadonlySet<string> = new Set(['CH', 'HU']);

test.beforeEach(({ pageErrors }) => {
  // The browser reports each refused request.
  pageErrors.allow(/status of 40[01]/);
  // The visitor's cart becomes the customer's while the page may ask for its channel.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
});

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a customer adds a passkey, signs in with it, and removes it`, async ({ page }) => {
    await page.setViewportSize({ width: PHONES.has(country) ? 390 : 1440, height: 900 });
    const person = new AccountHolder(page, country, options);
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
    const section = passkeysOf(person);
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
  const section = passkeysOf(person);
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
  await expect(passkeysOf(person).getByText(person.say('passkeys.error-unsupported'))).toBeVisible();
  await expect(person.button('passkeys.add')).toHaveCount(0);
  await person.signsOut();
  await person.goTo('/login');
  await expect(person.button('account.sign-in')).toBeVisible();
  await expect(person.button('passkeys.sign-in')).toHaveCount(0);
});
