import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { payElsewhere } from './provider-payments.js';
import { expect, test } from './shop.js';

/** The report of a payment and the comparison take some seconds each, and a comparison may be under way. */
const COMPARED_MS = 60_000;

test.setTimeout(120_000);

test('staff find money without an order, check it again and settle it with what was done', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const reference = `SK-ELSEWHERE-${Date.now()}`;
  await payElsewhere({ merchantAccount: 'FerrumSandbox_SK', reference });
  const staff = new ConsoleUser(page, 'operations');
  await staff.signsIn();
  await staff.opens('Payment differences');
  const difference = page.getByRole('article', { name: `Money without an order ${reference}` });
  await expect(async () => {
    const start = page.getByRole('button', { name: 'Compare now' });
    if (await start.isEnabled()) await start.click();
    await expect(difference).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: COMPARED_MS });
  await expect(page.getByRole('status').filter({ hasText: 'Last compared' })).toBeVisible({ timeout: 30_000 });
  await expect(difference).toContainText('Expected: nothing. Found: €123.45.');
  await expect(difference).toContainText('Slovakia');
  await expect(difference).toContainText('Find out in the provider’s Customer Area who paid.');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: `Check again: ${reference}` }).click();
  await expect(page.getByText('The difference is still there.')).toBeVisible();

  await page.getByRole('button', { name: `Settle: ${reference}` }).click();
  const dialog = page.getByRole('dialog', { name: `Settle the difference of payment ${reference}` });
  const settle = dialog.getByRole('button', { name: 'Settle' });
  await expect(settle).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What was done' }).fill('Refunded at the provider');
  expect(await accessibilityViolations(page)).toEqual([]);
  await settle.click();
  await expect(dialog).toBeHidden();
  await expect(difference).toHaveCount(0);
  await page.getByRole('tab', { name: 'Settled' }).click();
  await expect(difference).toContainText('Settled by operations@manifold.test');
  await expect(difference).toContainText('Refunded at the provider');
  await expect(difference.getByRole('button')).toHaveCount(0);
});
