import type { Page } from '@playwright/test';
import { layoutProblems } from './layout-problems.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

/** An A4 page without its margins of 14 mm, in pixels. */
const SHEET = { width: 688, height: 1017 };
/** White or transparent. */
const PAPER = /^rgb\(255, 255, 255\)$|, 0\)$/;
const FRYER = '/x-ex10010004';

/** Switches to print and checks: no buttons, nothing outside the page, no dark background. */
async function expectPrintLayout(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').locator('img').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const ground of await page.locator('html, header, main, footer').all()) {
    await expect(ground).toHaveCSS('background-color', PAPER);
  }
  expect(await layoutProblems(page)).toEqual([]);
}

/** Switches back to the screen. */
async function emulateScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
}

test('a product is printed with its price, its complete table and all answers', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.goTo(FRYER);
  await expectPrintLayout(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/€/).first()).toBeVisible();
  await expect(main.getByRole('table', { name: shopper.say('product.tech-details') })).toBeVisible();
  await expect(main.getByRole('heading', { name: shopper.say('product.similar') })).toHaveCount(0);
  const answers = main.locator('details p');
  await expect(answers.first()).toBeVisible();
  expect((await answers.first().boundingBox())?.height).toBeGreaterThan(0);
});

test('an order is printed with its number, goods, total and address', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.findsProduct();
  await shopper.addsToCart();
  await expectPrintLayout(page);
  await emulateScreen(page);
  await shopper.goesToCheckout();
  await shopper.givesAddress();
  await shopper.continuesToPayment();
  await shopper.paysBy('bank-transfer');
  const total = await shopper.sum('order-summary.total');
  await shopper.placesOrder();
  const number = await shopper.thankYou();
  await expectPrintLayout(page);
  const main = page.getByRole('main');
  await expect(main.getByText(number).first()).toBeVisible();
  await expect(main.getByText('10115 Berlin').first()).toBeVisible();
  await expect(main.getByText(/^DE\d\d /).first()).toBeVisible();
  await expect(main.locator('aside li').first()).toBeVisible();
  expect(await shopper.sum('order-summary.total')).toBe(total);
});

test('a drawer that is closing is not printed', async ({ page, context }) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.goTo('/');
  // A click has no effect until the page is hydrated.
  await expect(async () => {
    await shopper.button('shell.all-categories').click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const slowMotion = await context.newCDPSession(page);
  await slowMotion.send('Animation.enable');
  await slowMotion.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:not([open])').first()).toBeVisible();
  await expectPrintLayout(page);
});

test('an information page is printed with its numbers and contact', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.goTo('/');
  const name = shopper.say('information.dispatch-information');
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectPrintLayout(page);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Ferrum');
});
