import { Replica } from '@manifold/start/testing/replica';
import { systemUnderTest } from '@manifold/start/testing/system';
import type { Page } from '@playwright/test';
import { cartOf, skuIn, stockOf } from './ask-shop.js';
import { test as base, expect } from './shop.js';
import { Shopper } from './shopper.js';

/** Far from the products that other tests buy: their stock shows how many orders there were. */
const LEASE_OVER_MS = 45_000;
const DEPARTMENT = { 'never twice': 3, 'cart-frozen': 4, 'attempt-accepted': 5 };

/** The services of this test alone, on everybody's data: killing them disturbs nobody else. */
const test = base.extend<{ replica: Replica }>({
  // Playwright reads the fixtures that one needs from this pattern.
  replica: async ({}, use) => {
    const replica = await Replica.beside(systemUnderTest().dataDir);
    await use(replica);
    await replica.end();
  },
});

test.beforeEach(({ complaints }) => {
  // The browser reports what did not reach the killed process.
  complaints.forgive(/Failed to load resource|ERR_/);
  test.setTimeout(120_000);
});

/** Finds a product and goes to its cart; gives what is bought and how many of it there were. */
async function fillsCart(shopper: Shopper, page: Page, department: number): Promise<{ sku: string; stock: number }> {
  await shopper.findsProduct({ department });
  const sku = skuIn(page.url());
  const stock = await stockOf(page, sku);
  await shopper.addsToCart();
  return { sku, stock };
}

test('a kill of the services at any step of the checkout loses neither the cart nor what was typed', async ({
  page,
  replica,
}) => {
  await replica.start();
  const shopper = new Shopper(page, 'DE', { port: replica.port });
  const { sku, stock } = await fillsCart(shopper, page, DEPARTMENT['never twice']);
  await replica.kill();
  await replica.start();
  await page.reload();
  expect(await cartOf(page)).toMatchObject({ lineItems: [{ sku, quantity: 1 }] });

  await shopper.goesToCheckout();
  await shopper.givesAddress();
  await replica.kill();
  await shopper.button('addresses.submit').click();
  await expect(page.getByRole('alert').filter({ hasText: shopper.say('error.backend-unavailable') })).toBeVisible();
  await replica.start();
  await shopper.continuesToPayment();

  await shopper.way('bank-transfer').check();
  await replica.kill();
  await shopper.placesOrder();
  await expect(page.getByRole('alert').filter({ hasText: shopper.say('error.backend-unavailable') })).toBeVisible();
  await replica.start();
  await shopper.placesOrder();
  const number = await shopper.thankYou();

  await replica.kill();
  await replica.start();
  await page.reload();
  expect(await shopper.thankYou()).toBe(number);
  expect(await stockOf(page, sku)).toBe(stock - 1);
});

for (const point of ['cart-frozen', 'attempt-accepted'] as const) {
  test(`a kill while the order is made (${point}) loses no order and makes no second one`, async ({
    page,
    replica,
  }) => {
    test.setTimeout(120_000);
    await replica.start({ CRASH_AT: point });
    const shopper = new Shopper(page, 'DE', { port: replica.port });
    const { sku, stock } = await fillsCart(shopper, page, DEPARTMENT[point]);
    await shopper.goesToCheckout();
    await shopper.givesAddress();
    await shopper.continuesToPayment();
    await shopper.way('bank-transfer').check();
    await shopper.placesOrder();
    await replica.death();
    await expect(page.getByRole('alert').filter({ hasText: shopper.say('error.backend-unavailable') })).toBeVisible();
    await replica.start();
    await shopper.placesOrder();
    // An attempt that the dead process had in hand is free again when its lease ends.
    await page.waitForURL(/thank-you/, { timeout: LEASE_OVER_MS });
    const number = await shopper.thankYou();
    expect(number).toMatch(/^DE-\d+$/);
    expect(await stockOf(page, sku)).toBe(stock - 1);
    expect(await cartOf(page)).toBeNull();
  });
}
