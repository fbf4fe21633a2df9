import type { Page } from '@playwright/test';
import { departmentPaths, productPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';
import { wordsOf } from './words.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns all elements with a visible animation or transition, with its duration. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MAXIMUM_SECONDS = 0.01;
    const seconds = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) / (time.trim().endsWith('ms') ? 1000 : 1)));
    return Array.from(document.querySelectorAll('*')).flatMap((element) =>
      [undefined, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(
          element,
          pseudo,
        );
        const animated = animationName === 'none' ? 0 : seconds(animationDuration);
        const moved = transitionProperty === 'none' ? 0 : seconds(transitionDuration);
        const longest = Math.max(animated, moved);
        return longest > MAXIMUM_SECONDS
          ? [`${longest} s: ${element.tagName} ${element.getAttribute('class') ?? ''}`]
          : [];
      }),
    );
  });
}

test('nothing moves on home and product with reduced motion', async ({ page }) => {
  await page.goto(shopUrl('DE'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await motions(page)).toEqual([]);
  const [department = ''] = await departmentPaths(page, 'de-DE');
  await page.goto(shopUrl('DE', department));
  const [product = ''] = await productPaths(page);
  await page.goto(shopUrl('DE', product));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

test('a row of products scrolls without animation with reduced motion', async ({ page }) => {
  await page.goto(shopUrl('DE'));
  const next = page.getByRole('button', { name: wordsOf('de-DE')('slider.next') }).first();
  // The browser loads the stock: once it is shown, the page is hydrated.
  await expect(page.getByText(wordsOf('de-DE')('stock.in-stock')).first()).toBeVisible();
  const share = await next.evaluate((button: HTMLButtonElement) => {
    const row = button.closest('section')?.querySelector('ul');
    if (!row) throw new Error('No row beside the button');
    button.click();
    return row.scrollLeft / row.clientWidth;
  });
  expect(share).toBeGreaterThan(0.5);
});
