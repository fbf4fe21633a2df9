import { AccountHolder, PASSWORD } from './account-holder.js';
import { callShop } from './call-shop.js';
import { mailedLink } from './invited.js';
import { payableProduct } from './purchase-pages.js';
import { expect, test } from './shop.js';

test('the second of two tabs with the same registration link says who is signed in', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const person = new AccountHolder(page, 'AT');
  await person.goTo('/create-account');
  await person.asksForAccount();
  const link = await mailedLink(person.email, 'sign-up');
  // The second tab sends the token after the first has used it.
  let release = (): void => undefined;
  const firstTabDone = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/customer/confirmSignUp', async (route) => {
    await firstTabDone;
    await route.continue();
  });
  const request = page.waitForRequest('**/api/customer/confirmSignUp');
  await page.goto(link);
  await request;
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText(person.say('entry.created', { name: 'Jana' }))).toBeVisible();
  release();
  await expect(page.getByText(person.say('entry.signed-in-already', { email: person.email }))).toBeVisible();
});

test('the second of two tabs that ask for the password says who is signed in', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/);
  const person = new AccountHolder(await (await browser.newContext()).newPage(), 'AT');
  await person.goTo('/create-account');
  await person.asksForAccount();
  const link = await mailedLink(person.email, 'sign-up');
  const other = await page.context().newPage();
  // A browser that did not register is asked for the password.
  for (const tab of [page, other]) {
    await tab.goto(link);
    await person.field('account.password', tab).fill(PASSWORD);
  }
  const create = { name: person.say('account.create'), exact: true };
  await page.getByRole('button', create).click();
  await expect(page.getByText(person.say('entry.created', { name: 'Jana' }))).toBeVisible();
  await other.getByRole('button', create).click();
  await expect(other.getByText(person.say('entry.signed-in-already', { email: person.email }))).toBeVisible();
  await person.page.context().close();
});

test('a used registration link says so to a visitor', async ({ page, browser, pageErrors }) => {
  pageErrors.allow(/status of 400/);
  const person = new AccountHolder(await (await browser.newContext()).newPage(), 'AT');
  await person.goTo('/create-account');
  await person.registers();
  await page.goto(await mailedLink(person.email, 'sign-up'));
  await expect(page.getByText(person.say('entry.link-used'))).toBeVisible();
  await person.page.context().close();
});

test('a registration link waits until it is known who is signed in', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503|^WebSocket connection to .* 404$/);
  const person = new AccountHolder(page, 'AT');
  await person.goTo('/');
  // A browser that has a cart has a session, which may be a customer's.
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  await person.goTo('/create-account');
  await person.asksForAccount();
  await page.route('**/api/customer/getMe', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'backend-unavailable', message: 'Not available' } } }),
  );
  await page.goto(await mailedLink(person.email, 'sign-up'));
  await expect(page.getByRole('alert').filter({ hasText: person.say('error.backend-unavailable') })).toBeVisible();
  await page.unroute('**/api/customer/getMe');
  await person.button('shell.retry').click();
  await expect(page.getByText(person.say('entry.created', { name: 'Jana' }))).toBeVisible();
});
