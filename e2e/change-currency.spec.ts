import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, seedOf, test } from './shop.js';

const DAYS_AHEAD = 40;
const DAY_MS = 86_400_000;

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('a country changes its currency on a date, after every amount is reviewed', async ({ page }) => {
  const { label } = seedOf('BG');
  await new ConsoleUser(page, 'operations').signsInAsInvited('Carla Currency');
  await page.getByRole('link', { name: label, exact: true }).click();
  await page.getByRole('link', { name: 'Change the currency' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Change the currency of ${label}` })).toBeVisible();
  const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  await page.getByLabel('From').fill(`${day}T00:00`);
  await page.getByRole('textbox', { name: 'BGN for one EUR' }).fill('1.95583');
  await page.getByRole('button', { name: 'Convert the amounts' }).click();

  const limit = page.getByRole('textbox', { name: 'Cash on delivery, Price limit, BG: EUR' });
  await expect(limit).toHaveValue(/^4550/);
  expect(await accessibilityViolations(page)).toEqual([]);
  await limit.fill('4600');
  await page.getByRole('button', { name: 'Create draft' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
  await expect(page.getByText(/4.?600/).first()).toBeVisible();
  await expect(page.getByText('This cannot be published as it is:')).toBeHidden();
});
