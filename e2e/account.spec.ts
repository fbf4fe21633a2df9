import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import type { Buyer } from './addresses.js';
import { callShop, cartOf } from './call-shop.js';
import { mailedLink } from './invited.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

const PASSWORD = 'copper-kettle-58';
const NEW_PASSWORD = 'silver-ladle-71';

let count = 0;

/** A person with an e-mail address of their own. */
class AccountHolder extends Shopper {
  readonly email: string;

  constructor(page: Page, country: Buyer, options: { readonly language?: string } = {}) {
    super(page, country, options);
    count += 1;
    this.email = `holder-${country.toLowerCase()}-${process.pid}-${Date.now()}-${count}@example.com`;
  }

  get header() {
    return this.page.getByRole('banner').getByRole('link', { name: this.say('shell.account'), exact: true });
  }

  menuLink(id: string) {
    return this.page
      .getByRole('region', { name: this.say('account.menu') })
      .getByRole('link', { name: this.say(id), exact: true });
  }

  async registers(kind: 'account.private' | 'account.company' = 'account.private'): Promise<void> {
    await this.page.getByRole('radio', { name: this.say(kind) }).check();
    await this.field('account.first-name').fill('Jana');
    await this.field('account.last-name').fill('Nová');
    await this.field('account.email').fill(this.email);
    await this.field('account.password').fill(PASSWORD);
    await this.button('account.create').click();
  }

  async signsIn(password: string): Promise<void> {
    await this.field('account.email').fill(this.email);
    await this.field('account.password').fill(password);
    await this.button('account.sign-in').click();
  }
}

for (const [country, language, kind] of [
  ['SK', undefined, 'account.private'],
  ['DE', undefined, 'account.company'],
  ['CH', 'fr', 'account.private'],
  ['HU', undefined, 'account.private'],
] as const)
  test(`${country}: a visitor registers, keeps the cart and finds the account in the header`, async ({ page }) => {
    const person = new AccountHolder(page, country, language === undefined ? {} : { language });
    await person.goTo('/');
    const { sku } = await payableProduct(page);
    await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
    await person.goTo('/');
    await person.header.click();
    // A visitor with a cart is led to sign-in as well.
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.say('account.create') })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await person.registers(kind);
    await expect(page.getByText(person.say('account.confirmation-sent'))).toBeVisible();
    await expect(page).toHaveURL(shopUrl(country, person.home));
    await expect(page.getByRole('banner').getByText('2', { exact: true })).toBeVisible();

    await person.header.click();
    await expect(page.getByRole('region', { name: person.say('account.menu') })).toContainText(person.email);
    await page.keyboard.press('Escape');
    await expect(person.menuLink('account.my-profile')).toBeHidden();
    await person.header.click();
    await person.menuLink('account.my-profile').click();
    await expect(person.field('account.first-name')).toHaveValue('Jana');
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.goto(await mailedLink(person.email, 'email-confirmation'));
    await expect(page.getByText(person.say('account.email-now-confirmed'))).toBeVisible();
  });

test('a guest signs in from the addresses of the checkout and comes back with the cart', async ({ page }) => {
  const person = new AccountHolder(page, 'NL');
  await person.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
  await person.goTo('/checkout/addresses');
  const signIn = page.getByRole('main').getByRole('link', { name: person.say('account.sign-in'), exact: true });
  await signIn.click();
  await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
  await person.registers();
  await expect(person.field('addresses.email')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/addresses$/);
  await expect(signIn).toHaveCount(0);
  expect((await cartOf(page))?.lineItems.map((line) => line.quantity)).toEqual([2]);
});

test('a customer keeps addresses, and visitors do not reach them', async ({ page }) => {
  const person = new AccountHolder(page, 'GB');
  await person.goTo('/my-account/billing-details');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
  await person.goTo('/create-account');
  await person.registers();
  await expect(page.getByText(person.say('account.confirmation-sent'))).toBeVisible();
  await person.goTo('/my-account/shipping-details');
  await person.button('account.add-address').click();
  await person.button('account.save').click();
  await expect(person.field('addresses.field-street')).toHaveAttribute('aria-invalid', 'true');
  await person.field('addresses.field-street').fill('High Street');
  await person.field('addresses.field-street-number').fill('5');
  await person.field('addresses.field-postal-code').fill('sw1a1aa');
  await person.field('addresses.field-city').fill('London');
  await person.field('addresses.field-phone').fill('+442079460000');
  await person.button('account.save').click();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'High Street' });
  await expect(card).toContainText('SW1A 1AA');
  await person.button('account.remove-address').click();
  await expect(page.getByText(person.say('account.no-address'))).toBeVisible();

  await person.goTo('/login');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
  await person.goTo('/log-out');
  await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();
  await person.goTo('/my-account/my-profile');
  await expect(page).toHaveURL(shopUrl('GB', '/'));
});

test('a forgotten password is replaced by the mailed link, once', async ({ page, pageErrors }) => {
  const person = new AccountHolder(page, 'SK');
  await person.goTo('/create-account');
  await person.registers();
  await expect(page.getByText(person.say('account.confirmation-sent'))).toBeVisible();
  await person.goTo('/log-out');
  await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();

  await person.goTo('/password-reset');
  await person.field('account.email').fill(person.email);
  await person.button('account.reset-send').click();
  await expect(page.getByRole('heading', { name: person.say('account.check-title') })).toBeVisible();
  const link = await mailedLink(person.email, 'password-reset');
  await page.goto(link);
  await person.field('account.new-password').fill(NEW_PASSWORD);
  await person.button('account.new-password-save').click();
  await expect(page).toHaveURL(/\/login$/);

  pageErrors.allow(/status of 40[01]/);
  await person.signsIn(PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: person.say('error.sign-in-failed') })).toBeVisible();
  await person.signsIn(NEW_PASSWORD);
  await expect(page).toHaveURL(shopUrl('SK', '/'));
  await page.goto(link);
  await person.field('account.new-password').fill(PASSWORD);
  await person.button('account.new-password-save').click();
  await expect(page.getByRole('alert').filter({ hasText: person.say('account.link-incomplete') })).toBeVisible();
});
