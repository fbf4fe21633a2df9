import { AccountHolder } from './account-holder.js';
import { Customer } from './customer.js';
import { expect, test } from './shop.js';

// A line that breaks for a moment: the part of the page that needs it comes as soon as the line is back.

test.beforeEach(({ pageErrors }) => pageErrors.allow(/Failed to load resource|ERR_|TypeError|did not help/));

test('the form for an address appears once the network is back', async ({ page, context }) => {
  const person = new AccountHolder(page, 'DE');
  await person.goTo('/create-account');
  await person.registers();
  await person.goTo('/my-account/shipping-details');
  await expect(person.button('account.add-address')).toBeVisible();
  await context.setOffline(true);
  await person.button('account.add-address').click();
  await expect(page.getByText(person.say('error.backend-unavailable'))).toBeVisible();
  await context.setOffline(false);
  await expect(person.field('addresses.field-street')).toBeVisible();
});

test('the addresses of the checkout appear although the first request for its config was lost', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  await customer.goTo('/');
  await customer.fillsCart();
  let requests = 0;
  await page.route('**/api/config', (route) => ((requests += 1) === 1 ? route.abort() : route.continue()));
  await customer.goTo('/checkout/addresses');
  await expect(customer.field('addresses.email')).toBeVisible();
  expect(requests).toBeGreaterThan(1);
});

test('a company that asks about its VAT number without a network keeps what it typed', async ({ page, context }) => {
  const customer = new Customer(page, 'SK', { isCompany: true });
  await customer.goTo('/');
  await customer.fillsCart();
  await customer.goTo('/checkout/addresses');
  await page.getByRole('radio', { name: customer.say('addresses.as-company') }).check();
  await customer.field('addresses.field-city').fill('Nitra');
  await customer.field('addresses.field-vat-number').fill('4000000201');
  await page.keyboard.press('Tab');
  await expect(customer.button('vat.issues')).toBeVisible();
  await context.setOffline(true);
  await customer.button('vat.issues').click();
  await expect(page.getByText(customer.say('error.backend-unavailable'))).toBeVisible();
  await expect(customer.field('addresses.field-city')).toHaveValue('Nitra');
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: customer.say('vat.issues') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(customer.field('addresses.field-city')).toHaveValue('Nitra');
});

test('the cart that cannot open without a network says so, and opens afterwards', async ({ page, context }) => {
  const customer = new Customer(page, 'SK');
  await customer.goTo('/');
  await customer.fillsCart();
  await customer.goTo('/');
  const opener = page.getByRole('banner').locator('a[href$="/checkout/cart"]');
  const drawer = page.getByRole('dialog', { name: customer.say('cart.title') });
  const problem = page.getByRole('alert').getByText(customer.say('error-occured'));
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await opener.click();
  await expect(problem).toBeVisible();
  await expect(opener).toBeFocused();
  await context.setOffline(false);
  // The browser keeps a failed module for the life of the page: the page may reload, and then the drawer is closed.
  await expect(async () => {
    if (!(await drawer.isVisible())) await opener.click({ timeout: 1000 });
    await expect(drawer).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a cart that is not loaded yet does not count as empty: its link opens the cart page, which says that it is late', async ({
  page,
}) => {
  const customer = new Customer(page, 'SK');
  await customer.goTo('/');
  await customer.fillsCart();
  await page.route('**/api/commerce/getMe', (route) => route.abort());
  await customer.goTo('/');
  await page.getByRole('banner').locator('a[href$="/checkout/cart"]').click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByText(customer.say('shell.cart-empty'))).toBeHidden();
  await expect(page.getByRole('main').getByText(customer.say('error.backend-unavailable'))).toBeVisible();
  await page.unroute('**/api/commerce/getMe');
  await page
    .getByRole('main')
    .getByRole('button', { name: customer.say('shell.retry') })
    .click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});
