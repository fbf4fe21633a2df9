import { ACCOUNT_SHOPS, AccountHolder, PASSWORD } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { expect, shopUrl, test } from './shop.js';
import { beginning } from './words.js';

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a customer reviews a purchase, and sees that it waits for approval`, async ({ page }) => {
    const customer = new Customer(page, country, options);
    await customer.signsUp();
    await customer.orders();
    await customer.goTo('/my-account/my-reviews');
    await page.getByRole('button', { name: beginning(customer.say('my-reviews.write')) }).click();
    await customer.button('my-reviews.send').click();
    await expect(page.getByText(customer.say('my-reviews.rating-required'))).toBeVisible();
    await expect(page.getByText(customer.say('my-reviews.text-required'))).toBeVisible();
    const rating = page.getByRole('radiogroup', { name: customer.say('my-reviews.rating') });
    await expect(rating.getByRole('radio').first()).toBeFocused();
    expect(await accessibilityViolations(page)).toEqual([]);
    await rating.getByRole('radio').nth(1).check();
    await page.getByRole('textbox', { name: customer.say('my-reviews.text') }).fill('Rýchlo hreje.');
    await customer.button('my-reviews.send').click();
    const written = page.getByRole('article').filter({ hasText: 'Rýchlo hreje.' });
    await expect(written).toContainText(customer.say('my-reviews.open'));
    await expect(page.getByRole('button', { name: beginning(customer.say('my-reviews.write')) })).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

test('a review from a product needs a purchase, and in Czechia consent', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  const customer = new Customer(page, 'CZ');
  await customer.signsUp();
  const sku = await customer.fillsCart();
  await customer.goTo(`/my-account/my-reviews?sku=${sku}`);
  await page
    .getByRole('radiogroup', { name: customer.say('my-reviews.rating') })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('textbox', { name: customer.say('my-reviews.text') }).fill('Dobré.');
  await customer.button('my-reviews.send').click();
  await expect(page.getByText(customer.say('my-reviews.consent-required'))).toBeVisible();
  await page.getByRole('checkbox', { name: customer.say('my-reviews.consent') }).check();
  const name = page.getByRole('textbox', { name: customer.say('my-reviews.name') });
  await name.fill(customer.email);
  await customer.button('my-reviews.send').click();
  await expect(page.getByText(customer.say('my-reviews.name-is-address'))).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Eva');
  await customer.button('my-reviews.send').click();
  await expect(page.getByRole('alert')).toContainText(customer.say('my-reviews.not-purchased'));
});

/** Opens the product that a visitor wants to review, and returns the address of its review. */
async function presentsProduct(person: AccountHolder): Promise<RegExp> {
  await person.findsProduct();
  // The document contains the reviews; a page that was reached by a link loads them late.
  await person.page.reload();
  const sku = /EX\d{8}/i.exec(person.page.url())?.[0].toUpperCase() ?? '';
  expect(sku).not.toBe('');
  return new RegExp(`/my-account/my-reviews\\?sku=${sku}$`);
}

test('a visitor signs in on the way to a review and finds the product there', async ({ page }) => {
  const person = new AccountHolder(page, 'SK');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/log-out');
  await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();
  const review = await presentsProduct(person);
  const product = page.url();
  const write = page.getByRole('link', { name: person.say('my-reviews.write'), exact: true });
  await write.click();
  await expect(page).toHaveURL(/\/login\?to=/);
  // The way through the other pages keeps the goal.
  await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: person.say('account.sign-in'), exact: true })
    .click();
  await person.signsIn(PASSWORD);
  await expect(page).toHaveURL(review);
  await expect(page.getByRole('radiogroup', { name: person.say('my-reviews.rating') })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  // A customer passes the sign-in page, whether the link leads there or not.
  await page.goto(product);
  await write.click();
  await expect(page).toHaveURL(review);
  await person.goTo(`/login?to=${encodeURIComponent('/my-account/my-reviews?sku=EX10020030')}`);
  await expect(page).toHaveURL(/\/my-account\/my-reviews\?sku=EX10020030$/);
});

test('a visitor registers on the way to a review, and the mailed link leads there', async ({ page }) => {
  const person = new AccountHolder(page, 'HU');
  const review = await presentsProduct(person);
  await page.getByRole('link', { name: person.say('my-reviews.write'), exact: true }).click();
  await page.getByRole('link', { name: person.say('account.create'), exact: true }).click();
  await person.registers();
  await expect(page).toHaveURL(review);
  await expect(page.getByRole('radiogroup', { name: person.say('my-reviews.rating') })).toBeVisible();
});

test('a visitor signs in through Google on the way to a review', async ({ page, pageErrors }) => {
  // The page of the simulated provider is not on the shop's host.
  pageErrors.allow(/^request to 127\.0\.0\.1$/);
  const person = new AccountHolder(page, 'CH', { language: 'fr' });
  const review = await presentsProduct(person);
  await page.getByRole('link', { name: person.say('my-reviews.write'), exact: true }).click();
  await page.getByRole('link', { name: person.say('social.google') }).click();
  await page.getByRole('link', { name: 'Allow', exact: true }).first().click();
  await expect(page).toHaveURL(review);
  expect(new URL(page.url()).pathname).toBe('/fr/my-account/my-reviews');
  await expect(page.getByRole('radiogroup', { name: person.say('my-reviews.rating') })).toBeVisible();
});

for (const goal of ['//evil.example/my-account/my-profile', 'https://evil.example/', '/\\evil.example', '/log-out'])
  test(`a sign-in does not lead to ${goal}`, async ({ page }) => {
    const person = new AccountHolder(page, 'SK');
    await person.goTo('/create-account');
    await person.registers();
    await person.goTo('/log-out');
    await expect(page.getByRole('heading', { name: person.say('account.signed-out') })).toBeVisible();
    await person.goTo(`/login?to=${encodeURIComponent(goal)}`);
    await person.signsIn(PASSWORD);
    await expect(page).toHaveURL(shopUrl('SK', '/'));
    await person.goTo(`/login?to=${encodeURIComponent(goal)}`);
    await expect(page).toHaveURL(shopUrl('SK', '/'));
  });
