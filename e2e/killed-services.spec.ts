import { Replica } from '@manifold/start/testing/replica';
import { systemUnderTest } from '@manifold/start/testing/system';
import type { Page } from '@playwright/test';
import { cartOf, skuIn, stockOf } from './call-shop.js';
import { test as base, expect } from './shop.js';
import { Shopper } from './shopper.js';

/** A department in which no other test buys: the stock shows the number of orders. */
const LEASE_OVER_MS = 45_000;
const DEPARTMENT = { 'never twice': 3, 'cart-frozen': 4, 'attempt-accepted': 5 };

/** A replica of the services for this test, on the shared data, which can be killed without affecting other tests. */
const test = base.extend<{ replica: Replica }>({
  // Playwright reads the needed fixtures from this pattern.
  replica: async ({}, use) => {
    const replica = await Replica.beside(systemUnderTest().dataDir);
    await use(replica);
    await replica.end();
  },
});

test.beforeEach(({ pageErrors }) => {
  // The browser reports requests that did not reach the killed process.
  pageErrors.allow(/Failed to load resource|ERR_|A part is (?:still )?missing/);
  // The cart becomes the order while the page may ask for its channel.
  pageErrors.allow(/^WebSocket connection to .* 404$/);
  test.setTimeout(240_000);
});

/** Adds a product to the cart; returns its SKU and its stock before. */
async function fillCart(shopper: Shopper, page: Page, department: number): Promise<{ sku: string; stock: number }> {
  await shopper.findsProduct({ department });
  const sku = skuIn(page.url());
  const stock = await stockOf(page, sku);
  await shopper.addsToCart();
  return { sku, stock };
}

test('a kill of the services at any step of the checkout loses neither the cart nor the typed text', async ({
  page,
  replica,
}) => {
  await replica.start();
  const shopper = new Shopper(page, 'DE', { port: replica.port });
  const { sku, stock } = await fillCart(shopper, page, DEPARTMENT['never twice']);
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

  await shopper.paysBy('bank-transfer');
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
    const { sku, stock } = await fillCart(shopper, page, DEPARTMENT[point]);
    await shopper.goesToCheckout();
    await shopper.givesAddress();
    await shopper.continuesToPayment();
    await shopper.paysBy('bank-transfer');
    await shopper.placesOrder();
    await replica.death();
    await expect(page.getByRole('alert').filter({ hasText: shopper.say('error.backend-unavailable') })).toBeVisible();
    await replica.start();
    // The page may have found the order by itself before the shopper presses the button.
    await expect(async () => {
      if (!/thank-you/.test(page.url())) await shopper.button('payment.place').click({ timeout: 2000 });
    }).toPass();
    // The attempt of the killed process is free again when its lease ends.
    await page.waitForURL(/thank-you/, { timeout: LEASE_OVER_MS });
    const number = await shopper.thankYou();
    expect(number).toMatch(/^DE-\d+$/);
    expect(await stockOf(page, sku)).toBe(stock - 1);
    expect(await cartOf(page)).toBeNull();
  });
}
