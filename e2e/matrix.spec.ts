import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, seedOf, shopUrl, test } from './shop.js';

const [POLAND, PORTUGAL, ROMANIA] = [seedOf('PL').label, seedOf('PT').label, seedOf('RO').label];
const DRAFTED = /in your draft$/;

/** The matrix, filtered by some words: `cell('Finland', 'Price limit')`. */
class Matrix {
  constructor(readonly page: Page) {}

  async finds(words: string, settings: number): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'Find a setting or a value' }).fill(words);
    await expect(this.page.getByRole('rowheader')).toHaveCount(settings);
  }

  cell(store: string, setting: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(`^${store}, ${setting}: `) });
  }

  /** Presses keys one after another. */
  async presses(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Pastes cells as a spreadsheet copies them. */
  async pastes(text: string): Promise<void> {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.presses('ControlOrMeta+v');
  }
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('staff change, paste, undo and publish with the keyboard alone, and the shop shows the value', async ({
  page,
  context,
}) => {
  const user = new ConsoleUser(page, 'operations');
  const matrix = new Matrix(page);
  const days = (store: string) => matrix.cell(store, 'Days to return');
  const years = matrix.cell(ROMANIA, 'Years of guarantee');
  // Values that were never published before, however often this runs.
  const first = 100 + (Date.now() % 200);
  const [second, third, last] = [first + 1, first + 2, first + 9];
  const drafted = (value: number) => new RegExp(`: ${value},.*in your draft$`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await user.signsInAsInvited('Mina Matrix');
  await user.opens('Matrix');
  await matrix.finds('consumer rights', 2);

  // Types three cells one after another.
  await days(POLAND).focus();
  await page.keyboard.type(String(first));
  await matrix.presses('Tab');
  await page.keyboard.type(String(second));
  await matrix.presses('Tab');
  await page.keyboard.type(String(third));
  await matrix.presses('Enter');
  await expect(days(POLAND)).toHaveAccessibleName(drafted(first));
  await expect(days(PORTUGAL)).toHaveAccessibleName(drafted(second));
  await expect(days(ROMANIA)).toHaveAccessibleName(drafted(third));

  // Pastes a block of two by three, and undoes it.
  await expect(years).toBeFocused();
  await matrix.presses('ArrowUp', 'ArrowLeft', 'ArrowLeft');
  await expect(days(POLAND)).toBeFocused();
  await matrix.pastes('41\t42\t43\n5\t6\t7\n');
  await expect(years).toHaveAccessibleName(drafted(7));
  await expect(days(POLAND)).toHaveAccessibleName(drafted(41));
  await expect(page.getByText('3 changes in your draft')).toBeVisible();
  await matrix.presses('ControlOrMeta+z');
  await expect(years).not.toHaveAccessibleName(DRAFTED);
  await expect(days(ROMANIA)).toHaveAccessibleName(drafted(third));

  // Errors are listed cell by cell; nothing is pasted here.
  await matrix.pastes('34\tmany');
  const refusal = page.getByRole('dialog', { name: 'Some values are not valid' });
  await expect(refusal.getByRole('row').filter({ hasText: 'many' })).toContainText('Type a whole number.');
  await refusal.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(days(POLAND)).toHaveAccessibleName(drafted(first));

  // Resets cells to the default, then pastes only the valid cell of a block.
  await days(ROMANIA).focus();
  await matrix.presses('Delete');
  await expect(days(ROMANIA)).not.toHaveAccessibleName(DRAFTED);
  await matrix.presses('ArrowLeft');
  await matrix.pastes(`${last}\tfew`);
  await refusal.getByRole('button', { name: 'Apply the valid value' }).press('Enter');
  await expect(days(PORTUGAL)).toHaveAccessibleName(drafted(last));
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  await user.publishes('More days to return in two countries');
  await page.goto(shopUrl('PL'));
  await expect(page.getByText(new RegExp(`\\b${first}\\b`)).first()).toBeVisible();
});

test('support sees the matrix but cannot change it; a phone shows one store at a time', async ({ page }) => {
  const user = new ConsoleUser(page, 'support');
  const matrix = new Matrix(page);
  const { label } = seedOf('FI');
  await user.signsIn();
  await user.opens('Matrix');
  await matrix.finds('price limit', 1);
  const cell = matrix.cell(label, 'Price limit');
  const name = (await cell.getAttribute('aria-label')) ?? '';
  await cell.focus();
  await page.keyboard.type('5');
  await expect(page.getByText('Your role can view this but not change it.')).toBeVisible();
  await expect(cell).toHaveAccessibleName(name);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'One store' }).click();
  await page.getByRole('option', { name: label }).click();
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Price limit/ }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(label) })).toContainText('Your role can view this');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
