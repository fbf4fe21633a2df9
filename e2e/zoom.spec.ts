import type { Locator, Page } from '@playwright/test';
import { pagesWithProblems } from './axe.js';
import { layoutProblems } from './layout-problems.js';
import { storesIn, visitPurchase } from './purchase-pages.js';
import { expect, test } from './shop.js';

/** Long words, and the three scripts. */
const STORES = storesIn('de-DE', 'el-GR', 'bg-BG', 'hu-HU');

/** Shows that a pointer reaches the control: it would wait in vain for one that is out of sight or under something else. */
const reach = (wayOn: Locator): Promise<void> => wayOn.click({ trial: true, timeout: 5_000 });

/** How wide the page is once its text is twice as large. */
function widthWithLargeText(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
}

/** A desktop of 1440 at 200 %; the dots are as fine on the phone. */
const ZOOMED = { width: 720, height: 450 };
const PHONE = { width: 390, height: 844 };

test.use({ viewport: ZOOMED, deviceScaleFactor: 2 });
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

for (const store of STORES) {
  test(`a purchase in ${store.locale} finds room on a desktop at 200 % and on a phone with text of twice the size`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {};
    await visitPurchase(page, store, async (name, wayOn) => {
      faults[`${name} at 200 %`] = await layoutProblems(page);
      await reach(wayOn);
      await page.setViewportSize(PHONE);
      const width = await widthWithLargeText(page);
      faults[`${name} with large text`] = width > PHONE.width ? [`${width} pixels wide`] : [];
      await reach(wayOn);
      await page.setViewportSize(ZOOMED);
    });
    expect(pagesWithProblems(faults)).toEqual([]);
  });
}
