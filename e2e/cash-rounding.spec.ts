import type { Page } from '@playwright/test';
import { callShop } from './call-shop.js';
import { cashOnDeliveryFee, cashRounding, shippingCost } from './seeded-numbers.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

const COUNTRY = 'CH';

interface Cents {
  readonly centAmount: number;
}

interface Card {
  readonly path: string;
  readonly isFreight: boolean;
  readonly price: { readonly value: Cents; readonly discounted: Cents | null };
}

const exactSum = (price: number): number => price + shippingCost(COUNTRY, price, false) + cashOnDeliveryFee(COUNTRY);

/** Returns a parcel in stock with a price that needs rounding, and the price. */
async function unevenProduct(page: Page): Promise<{ readonly path: string; readonly price: number }> {
  const filters = { query: 'listing', sort: 'price-asc', onStock: true, hitsPerPage: 48 };
  for (let listed = 1; listed <= 12; listed += 1) {
    const { body } = await callShop(page, 'getProducts', { ...filters, page: listed });
    const { products } = body.data as { readonly products: { readonly results: readonly Card[] } };
    const uneven = products.results
      .filter(({ isFreight }) => !isFreight)
      .map(({ path, price }) => ({ path, price: (price.discounted ?? price.value).centAmount }))
      .find(({ price }) => cashRounding(COUNTRY, exactSum(price)) !== 0);
    if (uneven) return uneven;
  }
  throw new Error(`Coins can pay for every product in ${COUNTRY}`);
}

test('cash on delivery in Switzerland is rounded to the smallest coin, and the difference is shown', async ({
  page,
}) => {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { path, price } = await unevenProduct(page);
  const exact = exactSum(price);
  const rounding = cashRounding(COUNTRY, exact);
  await shopper.goTo(path);
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
  await shopper.addsToCart();
  expect(await shopper.sums('order-summary.rounding')).toEqual([]);
  await shopper.goesToCheckout();
  await shopper.givesAddress();
  await shopper.continuesToPayment();

  await shopper.paysBy('bank-transfer');
  expect(await shopper.sums('order-summary.rounding')).toEqual([]);
  expect(await shopper.sum('order-summary.total')).toBe(exact - cashOnDeliveryFee(COUNTRY));
  await shopper.paysBy('cash-on-delivery');
  await expect(page.getByRole('main').getByText(shopper.say('order-summary.rounding')).first()).toBeVisible();
  expect(await shopper.sum('order-summary.rounding')).toBe(rounding);
  expect(await shopper.sum('order-summary.total')).toBe(exact + rounding);
  expect((exact + rounding) % 5).toBe(0);

  await shopper.placesOrder();
  await shopper.thankYou();
  expect(await shopper.sum('order-summary.rounding')).toBe(rounding);
  expect(await shopper.sum('order-summary.total')).toBe(exact + rounding);
  await page.reload();
  await shopper.thankYou();
  expect(await shopper.sum('order-summary.rounding')).toBe(rounding);
});
