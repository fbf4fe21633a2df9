import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, seedOf, test } from './shop.js';

/** The first check after a start renders pages that are not cached yet. */
const CHECKED_WITHIN_MS = 90_000;

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

/** Presses a control with the keyboard. */
async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

/** Opens a store's page from the list of stores. */
async function openStore(page: Page, label: string): Promise<void> {
  await press(page.getByRole('link', { name: label, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cash on delivery' })).toBeVisible();
}

test('a store’s page shows, checks, compares and copies its values with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const { label } = seedOf('AT');
  const other = seedOf('SK').label;
  await new ConsoleUser(page, 'operations').signsInAsInvited('Stella Store');
  await openStore(page, label);

  await page.getByRole('searchbox', { name: 'Search in this store' }).fill('item limit');
  await expect(page.getByRole('heading', { level: 2, name: 'Page slugs' })).toBeHidden();
  await expect(page.getByRole('button', { name: `Why: ${label}, Item limit` })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in this store' }).fill('');
  expect(await accessibilityViolations(page)).toEqual([]);

  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.focus();
  await settings.press('ArrowRight');
  await press(page.getByRole('tab', { name: 'Ready to sell?' }));
  const check = page.getByRole('button', { name: 'Check now' });
  await expect(async () => {
    await press(check);
    await expect(check).toBeEnabled({ timeout: 15_000 });
    await expect(page.getByText(/^Passed: \d+, warnings: 0, failed: 0\./)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: CHECKED_WITHIN_MS });
  await expect(page.getByText('The backend matches the configuration.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);

  await press(page.getByRole('tab', { name: 'Compare and copy' }));
  await press(page.getByRole('combobox', { name: 'Compare with' }));
  await press(page.getByRole('option', { name: new RegExp(`^${other} `) }));
  const cash = page.getByRole('region', { name: 'Cash on delivery' });
  await expect(cash).toContainText(/2\s?500/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await press(cash.getByRole('checkbox', { name: 'All values of Cash on delivery that stores can share' }), 'Space');
  const host = page.getByRole('checkbox', { name: 'Production host' });
  await expect(host).not.toBeChecked();
  await press(page.getByRole('button', { name: /^Copy to my draft \([1-9]\d*\)$/ }));
  await expect(cash).toBeHidden();
  await expect(page.getByText('1 change in your draft')).toBeVisible();

  await press(page.getByRole('tab', { name: 'Settings' }));
  await expect(page.getByText('in your draft').first()).toBeVisible();
  await press(page.getByRole('link', { name: 'Review and publish' }));
  await press(page.getByRole('button', { name: 'Discard the draft' }));
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await press(question.getByRole('button', { name: 'Discard the draft' }));
  await expect(page.getByText('1 change in your draft')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a store’s page shows and compares its values, and support cannot copy them', async ({ page }) => {
    const { label } = seedOf('HU');
    await new ConsoleUser(page, 'support').signsIn();
    await openStore(page, label);
    await expect(page.getByRole('button', { name: 'Edit Cash on delivery' })).toBeHidden();
    expect(await accessibilityViolations(page)).toEqual([]);
    await press(page.getByRole('tab', { name: 'Compare and copy' }));
    await page.getByRole('combobox', { name: 'Compare with' }).click();
    await page.getByRole('option', { name: new RegExp(`^${seedOf('RO').label} `) }).click();
    const cash = page.getByRole('region', { name: 'Cash on delivery' });
    await expect(cash.getByRole('checkbox').first()).toBeDisabled();
    await expect(cash.getByText('Your role can view this but not change it.').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('operations checks all stores from their list, and support only reads the results', async ({ page, browser }) => {
  // 25 stores are asked for their pages, hosts and products.
  test.setTimeout(180_000);
  await new ConsoleUser(page, 'operations').signsIn();
  const checkAll = page.getByRole('button', { name: 'Check all stores' });
  await checkAll.click();
  await expect(page.getByText('All stores are checked.')).toBeVisible({ timeout: 150_000 });
  // Another test may open a country meanwhile, which was not in the list.
  await expect(page.getByRole('row').filter({ hasText: 'Austria' })).not.toContainText('Not checked yet');
  await expect(checkAll).toBeEnabled();

  const support = await (await browser.newContext()).newPage();
  await new ConsoleUser(support, 'support').signsIn();
  await expect(support.getByRole('link', { name: 'Austria', exact: true })).toBeVisible();
  await expect(support.getByRole('row').filter({ hasText: 'Austria' })).not.toContainText('Not checked yet');
  await expect(support.getByRole('button', { name: 'Check all stores' })).toHaveCount(0);
  await support.context().close();
});
