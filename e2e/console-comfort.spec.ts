import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { consoleUrl, expect, test } from './shop.js';

const WINDOW = { width: 1440, height: 900 };

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 40[14]/));

test('the menu begins with publishing, fits the window, and finds a screen by its name', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  await page.setViewportSize(WINDOW);
  await user.signsInAsInvited('Mona Menu');
  await expect(page).toHaveTitle('Stores – Manifold console');
  const menu = page.getByRole('menu').first();
  await expect(menu.getByRole('menuitem').first()).toHaveText('Publish');
  await expect(menu.getByRole('menuitem').nth(1)).toHaveText('History');
  await expect(menu.getByRole('menuitem').last()).toBeInViewport();
  await expect(menu.getByRole('menuitem', { name: 'Low stock' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Checkout rules' }).click();
  await menu.getByRole('menuitem', { name: 'Low stock' }).click();
  await expect(page).toHaveTitle('Low stock – Manifold console');
  await page.getByRole('searchbox', { name: 'Find a screen' }).fill('bank');
  await expect(menu.getByRole('menuitem')).toHaveText(['Bank transfer']);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('an unknown store and a spreadsheet to import are answered in plain words', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  await user.signsInAsInvited('Uma Unknown');
  await page.goto(consoleUrl('/store/ferrum_xx'));
  await expect(page.getByText('There is no store with this key.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown store' })).toBeVisible();
  await user.opens('Files');
  const file = { name: 'limits.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from([80, 75, 3, 4, 0, 0]) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert').filter({ hasText: 'limits.xlsx' })).toContainText('This is not a config file.');
});

test('a value that waits for the network is marked in its cell, kept at a sign-out, and saved when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const user = new ConsoleUser(page, 'operations');
  await user.signsInAsInvited('Nora Network');
  await user.opens('Low stock');
  const cell = user.cell('CZK', 'Pieces, between');
  await expect(cell).toBeVisible();
  await context.setOffline(true);
  await cell.click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(/7, not saved yet$/);
  await expect(page.getByText('Your last change is not saved yet.')).toBeVisible();
  const signsOut = async () => {
    await page.getByRole('button', { name: 'Nora Network' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Sign out and lose your last change?' });
  await signsOut();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await signsOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(
    page.getByText(/^The sign-out could not be confirmed: you may still be signed in\. .+ try again\.$/),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(cell).toHaveAccessibleName(/7,.*in your draft$/);
});

test('roles that may not change the target of support requests see it, and who may change it', async ({ page }) => {
  const user = new ConsoleUser(page, 'support');
  await user.signsInAsInvited('Tara Target');
  await user.opens('Support form');
  const target = page.getByRole('region', { name: 'Where requests are sent' });
  await expect(target).toContainText('Only admins can change where requests are sent.');
  await expect(target.getByRole('button')).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});
