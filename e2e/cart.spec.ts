import type { Page } from '@playwright/test';
import { callShop, cartOf } from './call-shop.js';
import { accessibilityViolations } from './axe.js';
import { Payer } from './payer.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';
import { beginning } from './words.js';

/** A department in which no other test of these countries buys. */
const DEPARTMENT = 6;
const UPDATES = '**/api/commerce/updateCart';
/** One request and three retries. */
const ATTEMPTS = 4;

/** Loses the first answer to an operation, which the server has carried out. Returns the number of lost answers. */
async function loseFirstAnswer(page: Page, operation: string): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    const send = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (!answer.url.endsWith(name) || document.documentElement.dataset['lost'] !== undefined) return answer;
      document.documentElement.dataset['lost'] = '1';
      throw new TypeError('Failed to fetch');
    };
  }, operation);
  return () => page.evaluate(() => Number(document.documentElement.dataset['lost'] ?? 0));
}

test('a change that cannot be sent is retried three times, and the shopper can send it again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const shopper = new Shopper(page, 'SK');
  await shopper.findsProduct({ department: DEPARTMENT });
  await shopper.addsToCart();
  let attempts = 0;
  await page.route(UPDATES, (route) => {
    attempts += 1;
    return route.abort();
  });
  const quantity = page.getByRole('main').getByRole('textbox').first();
  await quantity.fill('2');
  await quantity.press('Enter');
  const problem = page.getByRole('alert').filter({ hasText: shopper.say('error.backend-unavailable') });
  await expect(problem).toBeVisible({ timeout: 20_000 });
  expect(attempts).toBe(ATTEMPTS);
  await expect(quantity).toHaveValue('1');
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.unroute(UPDATES);
  await problem.getByRole('button', { name: shopper.say('shell.retry') }).click();
  await expect(quantity).toHaveValue('2');
  await expect(problem).toHaveCount(0);
  await expect.poll(async () => (await cartOf(page))?.lineItems.map((line) => line.quantity)).toEqual([2]);
});

test('an addition whose answer is lost is in the cart once', async ({ page }) => {
  const shopper = new Shopper(page, 'GR');
  await shopper.findsProduct({ department: DEPARTMENT });
  const lost = await loseFirstAnswer(page, 'updateCart');
  await shopper.addsToCart();
  expect(await lost()).toBe(1);
  expect((await cartOf(page))?.lineItems.map((line) => line.quantity)).toEqual([1]);
});

test('the cart says when each line arrives, and suggests products with and without lines', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  const heading = (id: string) => page.getByRole('heading', { name: shopper.say(id) });
  await shopper.goTo('/checkout/cart');
  await expect(heading('home.bestsellers')).toBeVisible();
  await shopper.findsProduct({ department: DEPARTMENT });
  await shopper.addsToCart();
  await expect(heading('cart.suggestions')).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').first();
  await expect(line).toContainText(/Lieferung bis \S+ \d+\./);
});

/** Opens the drawer of a cart whose address is known, and with it the taxes. */
async function openTaxedDrawer(payer: Payer) {
  const { page, say } = payer;
  await payer.fillsCart();
  await payer.setsAddresses();
  await payer.goTo('/');
  // The number appears when the page is hydrated: the link then opens the drawer.
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('banner').locator('a[href$="/checkout/cart"]').click();
  return page.getByRole('dialog', { name: say('cart.title') });
}

test('the drawer has the sums and the taxes of the cart page', async ({ page }) => {
  const payer = new Payer(page, 'AT');
  const drawer = await openTaxedDrawer(payer);
  const sums = drawer.locator('dl');
  await expect(sums).toContainText(payer.say('order-summary.total'));
  await expect(sums).toContainText(payer.say('order-summary.net'));
  const shown = await sums.innerText();
  await expect(drawer.getByRole('heading', { name: payer.say('cart.suggestions') })).toBeVisible();
  expect(await accessibilityViolations(page, 'dialog[open]')).toEqual([]);
  await drawer.getByRole('link', { name: payer.say('cart.to-cart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: payer.say('cart.title') })).toBeVisible();
  await expect(page.getByRole('main').locator('dl')).toHaveText(shown, { useInnerText: true });
});

test('on a short screen all of the drawer scrolls, and its header stays', async ({ page }) => {
  // A desktop of 1440 px at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  const payer = new Payer(page, 'AT');
  const drawer = await openTaxedDrawer(payer);
  const close = drawer.getByRole('button', { name: payer.say('shell.close'), exact: true });
  await expect(drawer.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
  for (const id of ['cart.to-checkout', 'cart.to-cart'])
    await drawer.getByRole('link', { name: payer.say(id) }).click({ trial: true });
  await expect(drawer.getByRole('listitem').first()).not.toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(drawer).toBeHidden();
});

test('on a phone with text of twice the size the lines of the drawer and its links are reachable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const payer = new Payer(page, 'AT');
  const drawer = await openTaxedDrawer(payer);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const id of ['cart.to-checkout', 'cart.to-cart'])
    await drawer.getByRole('link', { name: payer.say(id) }).click({ trial: true });
  const line = drawer.getByRole('listitem').first();
  for (const control of await line.getByRole('button').all()) await control.scrollIntoViewIfNeeded();
  await line.getByRole('button').first().click();
  const undo = drawer.getByRole('button', { name: payer.say('cart.undo') });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(drawer.locator('ul:focus')).toBeVisible();
});

test('lines that are removed one after the other stay away until the shop has answered', async ({ page }) => {
  const shopper = new Payer(page, 'GR');
  await shopper.goTo('/checkout/login');
  const { body } = await callShop(page, 'getProducts', {
    query: 'listing',
    sort: 'price-asc',
    onStock: true,
    hitsPerPage: 48,
  });
  const { products } = body.data as { readonly products: { readonly results: readonly { readonly sku: string }[] } };
  const actions = products.results.slice(0, 2).map(({ sku }) => ({ action: 'addLineItem', sku, quantity: 1 }));
  expect((await callShop(page, 'updateCart', { actions })).status).toBe(200);
  await shopper.goTo('/checkout/cart');
  const undo = page.getByRole('main').getByRole('button', { name: shopper.say('cart.undo') });
  const removals = page
    .getByRole('main')
    .getByRole('button', { name: beginning(shopper.say('cart.remove', { name: '' })) });
  await expect(removals).toHaveCount(2);
  let answer: () => void = () => undefined;
  const isChecked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(UPDATES, async (route) => {
    await isChecked;
    await route.continue();
  });
  const sent = page.waitForRequest(UPDATES);
  await removals.first().click();
  await sent;
  await removals.first().click();
  await expect(undo).toBeVisible();
  await expect(removals).toHaveCount(0);
  answer();
  await expect.poll(async () => (await cartOf(page))?.lineItems).toEqual([]);
});
