import type { Locator, Page } from '@playwright/test';
import { faulty } from './faulty.js';
import { layoutFaults } from './layout-faults.js';
import { storesIn, visitPurchase, type PurchasePage } from './purchase-pages.js';
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

test.describe('on a desktop of 1440 at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  for (const store of STORES) {
    test(`a purchase in ${store.locale} finds room at 200 %`, async ({ page }) => {
      const faults: Record<string, string[]> = {};
      await visitPurchase(page, store, async (name, wayOn) => {
        faults[name] = await layoutFaults(page);
        await reach(wayOn);
      });
      expect(faulty(faults)).toEqual([]);
    });
  }
});

test.describe('on a phone with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const store of STORES) {
    test(`a purchase in ${store.locale} does not scroll sideways with text of twice the size`, async ({ page }) => {
      const widths: Partial<Record<PurchasePage, number>> = {};
      await visitPurchase(page, store, async (name, wayOn) => {
        widths[name] = await widthWithLargeText(page);
        await reach(wayOn);
      });
      expect(Object.entries(widths).filter(([, width]) => width > 390)).toEqual([]);
    });
  }
});
