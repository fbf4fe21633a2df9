import { countrySeeds } from '@manifold/config-seeds/countries';
import { isBuyer } from './addresses.js';
import { cashOnDeliveryFee, shippingCost } from './seeded-numbers.js';
import { expect, test } from './shop.js';
import { Shopper, type WayToPay } from './shopper.js';

test.describe.configure({ mode: 'parallel' });

/** The first way to pay that the page offers. */
async function offeredWay(shopper: Shopper): Promise<WayToPay> {
  const offered = shopper.way('bank-transfer').or(shopper.way('cash-on-delivery'));
  await expect(offered.first()).toBeVisible();
  return (await shopper.way('bank-transfer').isVisible()) ? 'bank-transfer' : 'cash-on-delivery';
}

countrySeeds.forEach(({ countryCode, label, locales }, index) => {
  if (!isBuyer(countryCode)) throw new Error(`No address in ${label}`);
  // Stock is one for all countries: each buys from its own shelf as far as shelves go.
  const wish = { department: index % 10 };
  const [first, ...others] = locales;

  test(`a guest buys a machine in ${label} in ${first?.language}`, async ({ page }) => {
    const shopper = new Shopper(page, countryCode);
    await shopper.findsProduct(wish);
    const { price, isFreight } = await shopper.addsToCart();
    await shopper.goesToCheckout();
    await shopper.givesAddress();
    await shopper.continuesToPayment();
    const way = await offeredWay(shopper);
    await shopper.way(way).check();
    const fee = way === 'cash-on-delivery' ? cashOnDeliveryFee(countryCode) : 0;
    const total = price + shippingCost(countryCode, price, isFreight) + fee;
    expect(await shopper.sum('order-summary.total')).toBe(total);
    await shopper.placesOrder();
    expect(await shopper.thankYou()).toMatch(new RegExp(`^${countryCode}-\\d+$`, 'i'));
    expect(await shopper.sum('order-summary.total')).toBe(total);
  });

  for (const { language } of others) {
    test(`a guest in ${label} puts a machine in the cart in ${language}`, async ({ page }) => {
      const shopper = new Shopper(page, countryCode, { language });
      await shopper.findsProduct(wish);
      const { price, isFreight } = await shopper.addsToCart();
      expect(await shopper.sum('order-summary.total')).toBe(price + shippingCost(countryCode, price, isFreight));
    });
  }
});
