import type { Page } from '@playwright/test';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';
import { wordsOf } from './words.js';

const say = wordsOf('de-DE');
const CATEGORY = '/gastronomie';
const CODE = '**/assets/*.js';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/Failed to load resource|ERR_|TypeError/));

const category = (page: Page) => page.locator(`a[href="${CATEGORY}"]`).first();

/** Opens the home page without the code of the pages that it links to. Counts the loads of the whole page after it. */
async function openHome(page: Page): Promise<{ count: number }> {
  const shopper = new Shopper(page, 'DE');
  await shopper.goTo('/');
  // The browser loads the stock: once it is shown, the page is hydrated.
  await expect(shopper.cardsOnStock.first()).toBeVisible();
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('a page whose build no longer exists is loaded again, once', async ({ page }) => {
  const loads = await openHome(page);
  let isOld = true;
  page.on('request', (request) => (isOld &&= !request.isNavigationRequest()));
  await page.route(CODE, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await category(page).click();
  await expect.poll(() => loads.count).toBe(1);
  await page.goto(shopUrl('de', CATEGORY));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a page that loses the network is not loaded again, and goes on once it is back', async ({ page, context }) => {
  const loads = await openHome(page);
  await context.setOffline(true);
  await category(page).click();
  await expect(page.getByRole('heading', { level: 1, name: say('error-occured') })).toBeVisible();
  expect(loads.count).toBe(0);

  await context.setOffline(false);
  // Parts that failed without the network may reload the page now, which opens the category as well.
  await expect(async () => {
    const back = page.getByRole('button', { name: say('error.back') });
    if (await back.isVisible()) await back.click({ timeout: 2000 });
    await category(page).click({ timeout: 2000 });
    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`), { timeout: 2000 });
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 5000 });
  }).toPass();
});
