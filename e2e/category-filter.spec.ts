import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { expect, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

const PHONE = { width: 390, height: 844 };
const say = wordsOf('de-DE');
const CATEGORY = '/gastronomie';

/** Returns the number of products that the page shows. */
async function total(page: Page): Promise<number> {
  return Number.parseInt(await page.getByRole('main').getByRole('status').innerText(), 10);
}

test('a filter applies at once, and its chip removes it', async ({ page }) => {
  await page.goto(shopUrl('de', CATEGORY));
  const whole = await total(page);
  await page.getByRole('checkbox', { name: say('product-tag.bware') }).check();
  await expect(page).toHaveURL(/\?tags=bware$/);
  await expect.poll(() => total(page)).toBeLessThan(whole);
  const left = await total(page);
  expect(left).toBeGreaterThan(0);

  await page.getByRole('link', { name: say('listing.remove-filter', { name: say('product-tag.bware') }) }).click();
  await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`));
  await expect.poll(() => total(page)).toBe(whole);
  await expect(page.getByRole('checkbox', { name: say('product-tag.bware') })).not.toBeChecked();
});

test('prices can be limited, and an empty result leads back', async ({ page }) => {
  await page.goto(shopUrl('de', CATEGORY));
  const whole = await total(page);
  await page.getByRole('spinbutton', { name: say('listing.from') }).fill('200');
  await page.getByRole('spinbutton', { name: say('listing.to') }).fill('300');
  await page.getByRole('spinbutton', { name: say('listing.to') }).press('Enter');
  await expect(page).toHaveURL(/priceFrom=200&priceTo=300/);
  const prices = async () => {
    const texts = await page.getByRole('main').locator('article strong').allInnerTexts();
    return texts.map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  await expect.poll(async () => Math.max(...(await prices()))).toBeLessThanOrEqual(300);
  expect(Math.min(...(await prices()))).toBeGreaterThanOrEqual(200);

  await page.goto(shopUrl('de', `${CATEGORY}?priceFrom=999999`));
  await expect(page.getByText(say('listing.no-hits'))).toBeVisible();
  await page.getByRole('link', { name: say('listing.show-all') }).click();
  await expect.poll(() => total(page)).toBe(whole);
});

test('on a phone the filters open from the bottom bar, and the sheet shows the number of products', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(shopUrl('de', CATEGORY));
  const box = page.getByRole('checkbox', { name: say('product-tag.bestseller') });
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: say('listing.filter') }).click();
  await box.check();
  await expect(page).toHaveURL(/tags=bestseller/);
  await expect(box).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(page.getByRole('button', { name: `${say('listing.filter')} 1` })).toBeVisible();
});

test('search engines index the complete list, not a filtered one', async ({ page }) => {
  await page.goto(shopUrl('de', `${CATEGORY}?tags=bware&sort=newest`));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${CATEGORY}$`));
});

test('a filter shows only products in stock', async ({ page }) => {
  await page.goto(shopUrl('de', CATEGORY));
  const whole = await total(page);
  await page.getByRole('checkbox', { name: say('listing.on-stock') }).check();
  await expect(page).toHaveURL(/\?onStock=true$/);
  await expect.poll(() => total(page)).toBeLessThan(whole);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: say('stock.out-of-stock') })).toHaveCount(0);
});

test('filters chosen before the scripts are loaded apply once they are', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(shopUrl('de', CATEGORY), { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: say('listing.on-stock') }).check();
  await page.getByLabel(say('listing.sort')).selectOption('price-asc');
  release();
  await expect(page).toHaveURL(/onStock=true/);
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(page.getByRole('checkbox', { name: say('listing.on-stock') })).toBeChecked();
  await expect(page.getByLabel(say('listing.sort'))).toHaveValue('price-asc');
});

test('every brand of the footer has its page', async ({ page }) => {
  await page.goto(shopUrl('de'));
  const footer = page.getByRole('contentinfo');
  const brands = footer.locator('section', { has: page.getByRole('heading', { name: say('footer.our-brands') }) });
  const paths = await brands
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toHaveLength(10);
  for (const path of paths) {
    await page.goto(shopUrl('de', `${path}/`));
    await expect(page).toHaveURL(shopUrl('de', path));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    expect(await total(page)).toBeGreaterThan(0);
  }
});
