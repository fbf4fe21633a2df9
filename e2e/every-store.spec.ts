import { countrySeeds } from '@manifold/config-seeds/countries';
import { isBuyer } from './addresses.js';
import { faulty } from './faulty.js';
import { layoutFaults } from './layout-faults.js';
import { pathOfLongestName } from './purchase-pages.js';
import { cashOnDeliveryFee, cashRounding, shippingCost } from './seeded-numbers.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper, type WayToPay } from './shopper.js';

/** The narrowest telephone there is; also a desktop of 1280 at 400 %. */
test.use({ viewport: { width: 320, height: 640 } });
test.describe.configure({ mode: 'parallel', timeout: 90_000 });

/** The first way to pay that the page offers. */
async function offeredWay(shopper: Shopper): Promise<WayToPay> {
  const offered = shopper.way('bank-transfer').or(shopper.way('cash-on-delivery'));
  await expect(offered.first()).toBeVisible();
  return (await shopper.way('bank-transfer').isVisible()) ? 'bank-transfer' : 'cash-on-delivery';
}

countrySeeds.forEach(({ countryCode, label, locales }, index) => {
  if (!isBuyer(countryCode)) throw new Error(`No address in ${label}`);
  // Stock is one for all countries: each buys from its own shelf as far as shelves go.
  const params = { department: index % 10 };

  for (const { language } of locales) {
    test(`a guest buys a machine in ${label} in ${language} on the narrowest phone, where every text finds room`, async ({
      page,
    }) => {
      const shopper = new Shopper(page, countryCode, { language });
      const faults: Record<string, string[]> = {};
      const look = async (name: string) => (faults[name] = await layoutFaults(page));

      await shopper.goTo('/');
      await look('home');
      await shopper.opensDepartment(params);
      await expect(shopper.cardsOnStock.first()).toBeVisible();
      await look('category');
      const longestName = await pathOfLongestName(shopper.cardsOnStock);
      await shopper.opensCheapest();
      const { price, isFreight } = await shopper.addsToCart();
      await expect(page.getByRole('dialog')).toBeHidden();
      await look('cart');
      await shopper.goesToCheckout();
      await look('addresses');
      await shopper.button('addresses.submit').click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
      await look('addresses with mistakes');
      await shopper.givesAddress();
      await shopper.continuesToPayment();
      const way = await offeredWay(shopper);
      await shopper.way(way).check();
      const fee = way === 'cash-on-delivery' ? cashOnDeliveryFee(countryCode) : 0;
      const exact = price + shippingCost(countryCode, price, isFreight) + fee;
      const total = exact + (way === 'cash-on-delivery' ? cashRounding(countryCode, exact) : 0);
      expect(await shopper.sum('order-summary.total')).toBe(total);
      await page.getByRole('main').locator('button[aria-expanded="false"]').first().click();
      await look('payment');
      await shopper.placesOrder();
      expect(await shopper.thankYou()).toMatch(new RegExp(`^${countryCode}-\\d+$`, 'i'));
      expect(await shopper.sum('order-summary.total')).toBe(total);
      await look('thank-you');
      await page.goto(shopUrl(countryCode, longestName));
      await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
      await look('product with the longest name');

      expect(faulty(faults)).toEqual([]);
    });
  }
});
