import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { expect, seedOf, test } from './shop.js';

const [AUSTRIA, HUNGARY] = [seedOf('AT').label, seedOf('HU').label];
const [BRITAIN, POLAND] = [seedOf('GB').label, seedOf('PL').label];

/** Pastes cells, as a spreadsheet copies them, into the focused element. */
async function pastes(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test.beforeEach(async ({ pageErrors, context }) => {
  pageErrors.allow(/status of 401/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a column of countries and values is pasted into a section after a preview', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  // Values that were never published before, however often this runs.
  const limit = 1_000 + (Date.now() % 400);
  await user.signsInAsInvited('Paula Paste');
  await user.opens('Cash on delivery');
  const grid = page.getByRole('table', { name: 'Cash on delivery' });
  const last = grid.getByRole('row').last();
  const inner = await grid.evaluate((table) => table.parentElement && getComputedStyle(table.parentElement).overflowY);
  expect(inner).toBe('visible');
  await last.scrollIntoViewIfNeeded();
  await expect(grid.getByRole('columnheader', { name: 'Price limit' })).toBeInViewport();
  // Header, default and 25 countries; another test may have added one.
  expect(await grid.getByRole('row').count()).toBeGreaterThanOrEqual(27);

  await user.cell(AUSTRIA, 'Price limit').focus();
  await pastes(page, `Country\tPrice limit\nUngarn\t${limit}00\nAT\t${limit},50\n${BRITAIN}\t1.500\nAtlantis\t5\n`);
  const preview = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await expect(preview.getByRole('row').filter({ hasText: BRITAIN })).toContainText('can mean thousands or a fraction');
  await expect(preview.getByRole('row').filter({ hasText: 'Atlantis' })).toContainText('has this name');
  expect(await accessibilityViolations(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Apply the 2 values' }).click();
  await expect(user.cell(AUSTRIA, 'Price limit')).toHaveAccessibleName(/,50.*in your draft$/);
  await expect(user.cell(HUNGARY, 'Price limit')).toHaveAccessibleName(/in your draft$/);
  await expect(user.cell(BRITAIN, 'Price limit')).not.toHaveAccessibleName(/in your draft$/);

  // Undo and redo with the usual keys.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(user.cell(HUNGARY, 'Price limit')).not.toHaveAccessibleName(/in your draft$/);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(user.cell(HUNGARY, 'Price limit')).toHaveAccessibleName(/in your draft$/);

  // A block without names starts at the cell.
  await user.cell(AUSTRIA, 'Item limit').focus();
  await pastes(page, '41\n42\n');
  await preview.getByRole('button', { name: 'Apply the 2 values' }).click();
  await expect(user.cell(AUSTRIA, 'Item limit')).toHaveAccessibleName(/: 41, .*in your draft$/);
});

test('a column of countries and values pastes into the matrix, where countries are columns', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  const days = 100 + (Date.now() % 200);
  const cell = (store: string) => page.getByRole('gridcell', { name: new RegExp(`^${store}, Days to return: `) });
  await user.signsInAsInvited('Milo Matrix');
  await user.opens('Matrix');
  await page.getByRole('searchbox', { name: 'Find a setting or a value' }).fill('days to return');
  await cell(POLAND).focus();
  await pastes(page, `HU\t${days}\nAustria\t${days + 1}\n`);
  const preview = page.getByRole('dialog', { name: 'Paste from a spreadsheet' });
  await preview.getByRole('button', { name: 'Apply the 2 values' }).click();
  await expect(cell(HUNGARY)).toHaveAccessibleName(new RegExp(`: ${days},.*in your draft$`));
  await expect(cell(AUSTRIA)).toHaveAccessibleName(new RegExp(`: ${days + 1},.*in your draft$`));
  await expect(cell(POLAND)).not.toHaveAccessibleName(/in your draft$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(HUNGARY)).not.toHaveAccessibleName(/in your draft$/);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(cell(HUNGARY)).toHaveAccessibleName(/in your draft$/);
});
