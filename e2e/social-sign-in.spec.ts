import { ACCOUNT_SHOPS, AccountHolder } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { callShop, cartOf } from './call-shop.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';

/** The pages of the simulated providers are not on the shop's host. */
const PROVIDER = /^request to 127\.0\.0\.1$/;

for (const { country, ...options } of ACCOUNT_SHOPS) {
  test(`${country}: a visitor signs in through Google and keeps the cart`, async ({ page, pageErrors }) => {
    pageErrors.allow(PROVIDER);
    // The visitor's cart becomes the customer's while the page may ask for its channel.
    pageErrors.allow(/^WebSocket connection to .* 404$/);
    const person = new AccountHolder(page, country, options);
    await person.goTo('/');
    const { sku } = await payableProduct(page);
    await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 2 }] });
    await person.goTo('/login');
    await page.getByRole('link', { name: person.say('social.google') }).click();
    await expect(page.getByRole('heading', { name: 'Google (simulated)' })).toBeVisible();
    await page.getByRole('link', { name: 'Allow', exact: true }).first().click();
    await expect(page).toHaveURL(shopUrl(country, person.home));
    const menu = page.getByRole('region', { name: person.say('account.menu') });
    // A click before the scripts have loaded follows the link, and a customer ends on the home page again.
    await expect(async () => {
      await person.header.click();
      await expect(menu).toContainText('nora.novak@example.com', { timeout: 2000 });
    }).toPass();
    expect((await cartOf(page))?.lineItems.map((line) => line.sku)).toContain(sku);
  });

  test(`${country}: a visitor who refuses at Facebook reads what to do`, async ({ page, pageErrors }) => {
    pageErrors.allow(PROVIDER);
    const person = new AccountHolder(page, country, options);
    await person.goTo('/checkout/login');
    await page.getByRole('link', { name: person.say('social.facebook') }).click();
    await expect(page.getByRole('heading', { name: 'Facebook (simulated)' })).toBeVisible();
    await page.getByRole('link', { name: 'Refuse' }).first().click();
    await expect(page).toHaveURL(/\/checkout\/login\?problem=refused$/);
    await expect(page.getByText(person.say('social.refused'))).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

// In a shop of its own: in the others the same person comes through Google.
test('PL: a customer without a password gets the data and deletes the account', async ({ page, pageErrors }) => {
  pageErrors.allow(PROVIDER);
  const person = new AccountHolder(page, 'PL');
  await person.goTo('/login');
  await page.getByRole('link', { name: person.say('social.facebook') }).click();
  await page.getByRole('link', { name: 'Allow', exact: true }).first().click();
  await expect(page).toHaveURL(shopUrl('PL', '/'));
  await person.goTo('/my-account/my-profile');
  // The sign-in was a moment ago: changing the address, linking Google, the copy of the data and the deletion ask for no proof.
  await expect(page.getByText(person.say('proof.recent'))).toHaveCount(4);
  expect(await accessibilityViolations(page)).toEqual([]);
  await person.button('your-data.export-send').click();
  await expect(page.getByText(/nora\.novak@example\.com/).last()).toBeVisible();
  await person.button('your-data.delete-submit').click();
  await expect(page.getByText(person.say('proof.error-sure'))).toBeVisible();
  await page.getByRole('checkbox', { name: person.say('proof.sure') }).check();
  await person.button('your-data.delete-submit').click();
  await expect(page.getByRole('heading', { name: person.say('your-data.deleted-title') })).toBeVisible();
});
