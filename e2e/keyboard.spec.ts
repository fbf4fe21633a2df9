import type { Locator, Page } from '@playwright/test';
import { addresses } from './addresses.js';
import { departmentPaths } from './catalogue.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';
import { tabTo, tabUntil } from './tab-to.js';

/** Returns the focused radio. */
const focusedRadio = (page: Page): Locator => page.locator('input[type=radio]:focus');

test('a guest buys from home to thank-you with the keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  const { say } = shopper;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  await page.goto(shopUrl('DE'));
  const [, department = ''] = await departmentPaths(page, shopper.locale);
  const bar = page.getByRole('navigation', { name: say('shell.categories'), exact: true });
  await press(bar.locator(`a[href="${department}"]`).first());
  await expect(page).toHaveURL(new RegExp(`${department}$`));
  const inStock = page
    .getByRole('main')
    .locator('article')
    .filter({ hasText: say('stock.in-stock') });
  await press(inStock.first().getByRole('link'));
  await expect(shopper.button('add-to-cart.add').first()).toBeEnabled();
  await press(shopper.button('add-to-cart.add').first());
  await press(page.getByRole('dialog').getByRole('link', { name: say('cart.to-checkout') }));

  const lines = { 'addresses.email': 'eva.tastatur@example.com', ...addresses.DE };
  for (const [id, text] of Object.entries(lines)) {
    await tabTo(page, shopper.field(id));
    await page.keyboard.insertText(text);
  }
  await press(shopper.button('addresses.submit'));
  const transfer = shopper.paymentOption('bank-transfer');
  await expect(shopper.button('payment.place')).toBeVisible();
  // Tab goes to the chosen radio of a group, otherwise to the first enabled one.
  await tabUntil(page, focusedRadio(page));
  await page.keyboard.press('Space');
  const methodCount = await page.getByRole('radio').count();
  for (let step = 0; step < methodCount && !(await transfer.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(transfer).toBeChecked();
  await press(shopper.button('payment.place'));
  expect(await shopper.thankYou()).toMatch(/^DE-\d+$/);
});
