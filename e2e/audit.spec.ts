import { readFile } from 'node:fs/promises';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { publishEdit } from './publish-edit.js';
import { expect, seedOf, test } from './shop.js';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('an admin finds who changed a value and why, and downloads the entries found', async ({ page }) => {
  const { countryCode } = seedOf('GR');
  const mark = `Euros of an audit ${Date.now()}`;
  const row = { section: 'live-cart', layer: 'country', key: countryCode, before: null, after: { retries: 4 } };
  const admin = new ConsoleUser(page, 'admin');
  await admin.signsInAsInvited('Audrey Audit');
  await publishEdit(page, row, mark);
  await publishEdit(page, { ...row, before: row.after, after: null }, 'As everywhere again');

  await admin.opens('Audit');
  await page.getByRole('textbox', { name: 'Setting, value or reason' }).fill(mark);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  const entries = page.getByRole('table', { name: 'Audit' });
  await expect(entries.getByRole('row').filter({ hasText: mark })).toContainText('audrey.audit');

  const details = page.getByRole('button', { name: /^Details of Published/ });
  await details.press('Enter');
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  const changes = page.getByRole('region', { name: /^Values changed by / });
  await expect(changes.getByRole('row').filter({ hasText: `country ${countryCode}` })).toContainText('4');
  expect(await accessibilityViolations(page, 'main')).toEqual([]);

  // The filters are in the address, so that a search can be shared.
  await page.reload();
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const lines = csv.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !line.includes(mark))).toEqual([]);
  expect(csv).toContain('audrey.audit');

  await page.getByRole('textbox', { name: 'Person' }).fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^No entries match/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(entries.getByRole('row').nth(1)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(entries).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
});
