import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser, discardDraft } from './console.js';
import { expect, seedOf, test } from './shop.js';

/** Downloads a store as a file and returns its text. */
async function exported(page: Page, store: string): Promise<string> {
  await page.getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: store, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 40[01]/));

test('a store is exported as a file, imported with another value as a draft, and restored', async ({ page }) => {
  const { label, storeKey } = seedOf('LT');
  const user = new ConsoleUser(page, 'operations');
  await user.signsInAsInvited('Fiona Files');
  await user.opens('Files');
  const yaml = await exported(page, `${label} (ferrum)`);
  expect(yaml).toContain(`store: ${storeKey}`);

  const importFile = async (text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).click();
    await (await choosing).setFiles({ name: 'lithuania.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  };
  await importFile(yaml);
  await expect(page.getByText(/^No differences: lithuania\.yaml/)).toBeVisible();

  /** Returns the file with its own price limit for the store. */
  const withLimit = (limit: string) =>
    yaml.replace('  cash-on-delivery: []', `  cash-on-delivery:\n    - value:\n        priceLimitCentAmount: ${limit}`);

  // An error is shown with its place in the file, and nothing is imported.
  await importFile(withLimit('much'));
  const refusal = page.getByRole('alert').filter({ hasText: 'These files have errors:' });
  await expect(refusal).toContainText('lithuania.yaml');
  await expect(refusal).toContainText('priceLimitCentAmount');

  await importFile(withLimit('451234'));
  await expect(page.getByText('1 row differs')).toBeVisible();
  const changes = page.getByRole('region', { name: 'What lithuania.yaml would change' });
  await expect(changes.getByRole('row').filter({ hasText: 'Price limit' })).toContainText(/4.512,34/);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Save as draft' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
  const letter = page.getByRole('table', { name: 'Cash on delivery' });
  await expect(letter.getByRole('row').filter({ hasText: 'Price limit' })).toContainText(/4.512,34/);
  await discardDraft(page);
  await expect(page.getByText(/^Your draft is empty/)).toBeVisible();

  await user.opens('Files');
  expect(await exported(page, `${label} (ferrum)`)).toBe(yaml);
});
