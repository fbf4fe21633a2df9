import type { Page } from '@playwright/test';
import { wordsOf } from './words.js';

const PRODUCT = /-ex\d{8}$/;

/** Returns the paths of all links within the store. */
export async function linkedPaths(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

/** Returns the paths of the departments in the navigation bar, without the sale. */
export async function departmentPaths(page: Page, locale: string): Promise<string[]> {
  const say = wordsOf(locale);
  const bar = page.getByRole('navigation', { name: say('shell.categories'), exact: true });
  const departments = bar.locator('a').filter({ hasNotText: say('collection.sale') });
  const links = await departments.evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

/** Returns the paths of the products that a page links to. */
export async function productPaths(page: Page): Promise<string[]> {
  return (await linkedPaths(page)).filter((path) => PRODUCT.test(path));
}
