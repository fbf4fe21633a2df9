import type { Locator, Page } from '@playwright/test';
import { pagesWithProblems } from './axe.js';
import { layoutProblems } from './layout-problems.js';
import { storesIn, visitPurchase } from './purchase-pages.js';
import { expect, test } from './shop.js';

/** A language with long words, and another alphabet. */
const STORES = storesIn('de-DE', 'el-GR');

/** Checks that a pointer reaches the control: fails if it is outside the page or covered. */
const checkReachable = (nextControl: Locator): Promise<void> => nextControl.click({ trial: true, timeout: 5_000 });

/** Returns the width of the page with text of twice the size. */
function widthWithLargeText(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
}

/** A desktop of 1440 px at 200 %; the phone has the same pixel density. */
const ZOOMED = { width: 720, height: 450 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: ZOOMED, deviceScaleFactor: 2 });
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

for (const store of STORES) {
  test(`a purchase in ${store.locale} fits on a desktop at 200 % and on a phone with text of twice the size`, async ({
    page,
  }) => {
    const violations: Record<string, string[]> = {};
    await visitPurchase(page, store, async (name, nextControl) => {
      violations[`${name} at 200 %`] = await layoutProblems(page);
      await checkReachable(nextControl);
      await page.setViewportSize(PHONE);
      const width = await widthWithLargeText(page);
      violations[`${name} with large text`] = width > PHONE.width ? [`${width} pixels wide`] : [];
      await checkReachable(nextControl);
      await page.setViewportSize(ZOOMED);
    });
    expect(pagesWithProblems(violations)).toEqual([]);
  });
}
