import { layoutFaults } from './layout-faults.js';
import { spokenStores, visitPurchase } from './purchase-pages.js';
import { expect, test } from './shop.js';

/** The narrowest telephone there is; also a desktop of 1280 at 400 %. */
test.use({ viewport: { width: 320, height: 640 } });
test.describe.configure({ mode: 'parallel' });

for (const store of spokenStores) {
  test(`every text of a purchase finds room on the narrowest phone in ${store.locale}`, async ({ page }) => {
    const faults: Record<string, string[]> = {};
    await visitPurchase(page, store, async (name, wayOn) => {
      if (name === 'payment') await page.getByRole('main').locator('button[aria-expanded="false"]').first().click();
      faults[name] = await layoutFaults(page);
      if (name !== 'addresses') return;
      await wayOn.click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
      faults['addresses with mistakes'] = await layoutFaults(page);
    });
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  });
}
