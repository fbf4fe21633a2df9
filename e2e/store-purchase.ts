import { countrySeeds, type CountrySeed } from '@manifold/config-seeds/countries';
import { isBuyer } from './addresses.js';
import { pagesWithProblems } from './axe.js';
import { layoutProblems } from './layout-problems.js';
import { pathOfLongestName } from './purchase-pages.js';
import { cashOnDeliveryFee, cashRounding, shippingCost } from './seeded-numbers.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper, type OfflineMethod } from './shopper.js';

/** The narrowest phone; also a desktop of 1280 px at 400 %. */
export const NARROWEST = { width: 320, height: 640 };
export const PURCHASE_TIMEOUT_MS = 90_000;

/** Returns the first payment method that the page offers. */
async function firstOfferedMethod(shopper: Shopper): Promise<OfflineMethod> {
  const offered = shopper.paymentOption('bank-transfer').or(shopper.paymentOption('cash-on-delivery'));
  await expect(offered.first()).toBeVisible();
  return (await shopper.paymentOption('bank-transfer').isVisible()) ? 'bank-transfer' : 'cash-on-delivery';
}

/** Declares a purchase on a phone in each language of a store. */
export function testPurchasesIn({ countryCode, label, locales }: CountrySeed): void {
  if (!isBuyer(countryCode)) throw new Error(`No address in ${label}`);
  // All countries share the stock, so each test buys from its own department as far as possible.
  const params = { department: countrySeeds.findIndex((seed) => seed.countryCode === countryCode) % 10 };

  for (const { language } of locales) {
    test(`a guest buys a machine in ${label} in ${language} on the narrowest phone, where every text fits`, async ({
      page,
    }) => {
      const shopper = new Shopper(page, countryCode, { language });
      const violations: Record<string, string[]> = {};
      const look = async (name: string) => (violations[name] = await layoutProblems(page));

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
      const method = await firstOfferedMethod(shopper);
      await shopper.paysBy(method);
      const fee = method === 'cash-on-delivery' ? cashOnDeliveryFee(countryCode) : 0;
      const exact = price + shippingCost(countryCode, price, isFreight) + fee;
      const total = exact + (method === 'cash-on-delivery' ? cashRounding(countryCode, exact) : 0);
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

      expect(pagesWithProblems(violations)).toEqual([]);
    });
  }
}
