import type { Locator } from '@playwright/test';
import { departmentPaths, productPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';

test.use({ javaScriptEnabled: false });

test('home, category and product are readable without JavaScript, and a category can be sorted', async ({ page }) => {
  await page.goto(shopUrl('de'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(shopUrl('de', '/gastronomie'));
  const [cheapest] = await prices(page.getByRole('main').locator('article').first());
  expect(cheapest).toBeDefined();

  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('price-asc');
  await page.getByRole('main').getByRole('button', { name: 'Anwenden' }).first().click();
  await expect(page).toHaveURL(/sort=price-asc/);
  const ascending = await Promise.all((await page.getByRole('main').locator('article').all()).map(prices));
  const paid = ascending.map(([first = 0]) => first);
  expect(paid).toEqual([...paid].sort((first, second) => first - second));

  const [product = ''] = await productPaths(page);
  await page.goto(shopUrl('de', product));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('€').first()).toBeVisible();
  expect((await departmentPaths(page, 'de-DE')).length).toBeGreaterThan(5);
});

/** The prices of a card; the first one is the current price. */
async function prices(card: Locator): Promise<number[]> {
  const text = await card.innerText();
  return [...text.matchAll(/([\d.]+),(\d\d)\s*€/g)].map(([, whole = '', cents = '']) =>
    Number(whole.replaceAll('.', '') + cents),
  );
}
