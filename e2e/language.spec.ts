import type { Page } from '@playwright/test';
import { departmentPaths } from './catalogue.js';
import { expect, SERVICES_URL, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

test('the default language has no prefix: a path with its prefix redirects permanently', async ({ request }) => {
  const response = await request.get(`${SERVICES_URL}/de/gastronomie`, {
    headers: { host: 'ch.localhost' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toMatch(/^(http:\/\/ch\.localhost(:\d+)?)?\/gastronomie$/);
});

test('the prefix of a language that the store does not have redirects to the home page', async ({ request }) => {
  const response = await request.get(`${SERVICES_URL}/es/gastronomie`, {
    headers: { host: 'ch.localhost' },
    maxRedirects: 0,
  });
  expect([301, 302, 307, 308]).toContain(response.status());
  expect(response.headers()['location']).toMatch(/^(http:\/\/ch\.localhost(:\d+)?)?\/$/);
});

test('another language of the store has a prefix, and its links keep it', async ({ page }) => {
  await page.goto(shopUrl('ch', '/fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  const departments = await departmentPaths(page, 'fr-CH');
  expect(departments.length).toBeGreaterThan(5);
  for (const path of departments) expect(path).toMatch(/^\/fr(\/|$)/);
});

/** Switches a German page of the Swiss store to French with the selector. */
async function switchToFrench(page: Page): Promise<void> {
  const german = wordsOf('de-CH');
  const selector = page.getByRole('group', { name: german('language.label') }).first();
  await selector.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(page).toHaveURL(/\/fr\/[a-z-]+$/);
}

test('changing the language stays in the category', async ({ page }) => {
  await page.goto(shopUrl('ch', '/gastronomie'));
  await switchToFrench(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('changing the language keeps the sorting and filters of a listing, but not its page number', async ({ page }) => {
  await page.goto(shopUrl('ch', '/gastronomie?sort=price-asc&page=2'));
  const german = wordsOf('de-CH');
  const selector = page.getByRole('group', { name: german('language.label') }).first();
  await selector.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await expect(page).toHaveURL(/\/fr\/[a-z-]+\?sort=price-asc$/);
});

test('changing the language stays on the information page', async ({ page }) => {
  await page.goto(shopUrl('ch'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf('de-CH')('information.payment') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('de-CH')('information.payment'));
  await switchToFrench(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('fr-CH')('information.payment'));
});

test('a store with one language shows no language selector', async ({ page }) => {
  await page.goto(shopUrl('sk'));
  const name = wordsOf('sk-SK')('language.label');
  await expect(page.getByRole('group', { name })).toHaveCount(0);
});
