import { seedRows } from '@manifold/config-seeds/rows';
import { slugsByLanguage } from '@manifold/config-seeds/page-slugs-by-language';
import type { Page } from '@playwright/test';
import { accessibilityViolations, pagesWithProblems } from './axe.js';
import { chooseInMenu, ConsoleUser } from './console.js';
import { consoleUrl, expect, seedOf, shopUrl, test } from './shop.js';

/** Sections with a page of their own instead of the common screen; each has a browser test of its own. */
const WITH_OWN_PAGE: readonly string[] = ['support-webform'];

/** The sections with the common screen and with rows in the seeds. */
const KEYS = [...new Set<string>(seedRows().map(({ section }) => section))].filter(
  (key) => !WITH_OWN_PAGE.includes(key),
);

interface NamedSection {
  readonly key: string;
  readonly label: { readonly en: string; readonly de: string };
}

/** Returns the sections with their names, as the console's API lists them to the person who is signed in. */
async function sectionsOf(page: Page, keys: readonly string[]): Promise<NamedSection[]> {
  const listed = await page.evaluate(async (): Promise<unknown> => (await fetch('/api/admin/sections')).json());
  const { sections } = listed as { readonly sections: readonly NamedSection[] };
  return keys.map((key) => {
    const found = sections.find((section) => section.key === key);
    if (!found) throw new Error(`The console does not list the section ${key}`);
    return found;
  });
}

/** Sections with different forms: one with plain fields, and all with custom editors. */
const FORMS: readonly string[] = [
  'vat-number',
  'store',
  'brand',
  'campaigns',
  'postal-code',
  'page-slugs',
  'seo-redirects',
];

/** The names of the grid's button for a store's form and of the menu button on a phone. */
const WORDS = {
  en: { edit: /^Edit /, menu: 'Open menu' },
  de: { edit: / bearbeiten$/, menu: 'Menü öffnen' },
} as const;

/** Returns the violations on the screens of these sections and in the forms of their first lines. */
async function violationsInSections(
  page: Page,
  { language, keys }: { language: 'en' | 'de'; keys: readonly string[] },
): Promise<Record<string, string[]>> {
  const violations: Record<string, string[]> = {};
  const { edit, menu } = WORDS[language];
  for (const { key, label } of await sectionsOf(page, keys)) {
    const name = label[language];
    await chooseInMenu(page, name, menu);
    const grid = page.getByRole('table', { name, exact: true });
    await expect(grid).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    violations[name] = await accessibilityViolations(page);
    if (!FORMS.includes(key)) continue;
    await grid.getByRole('button', { name: edit }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    violations[`${name}, as a form`] = await accessibilityViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  return violations;
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test.describe('every section', () => {
  // Every section's screen and seven forms, with what axe finds on each.
  test.setTimeout(300_000);

  test('opens on a desktop in English and is accessible', async ({ page }) => {
    await new ConsoleUser(page, 'operations').signsIn();
    expect(pagesWithProblems(await violationsInSections(page, { language: 'en', keys: KEYS }))).toEqual([]);
  });

  test.describe('in German', () => {
    test.use({ viewport: { width: 390, height: 844 }, locale: 'de-AT' });

    test('opens on a phone, and each kind of form is accessible', async ({ page }) => {
      await page.goto(consoleUrl());
      await page.getByLabel('E-Mail').fill('operations@manifold.test');
      await page.getByLabel('Passwort').fill('manifold-demo-1');
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(pagesWithProblems(await violationsInSections(page, { language: 'de', keys: FORMS }))).toEqual([]);
    });
  });
});

test('the console can be switched to German and stays German', async ({ page }) => {
  await new ConsoleUser(page, 'operations').signsIn();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('menuitem', { name: 'Nachnahme', includeHidden: true })).toBeAttached();
  await page.goto(consoleUrl('/cash-on-delivery'));
  await expect(page.getByRole('table', { name: 'Nachnahme' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Nachnahme' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: /^Österreich, Preisgrenze: .*€.*, eigener Wert$/ })).toBeVisible();
});

test('a published phone number, return period and page path appear in the shop', async ({ page }) => {
  const { label } = seedOf('SI');
  const user = new ConsoleUser(page, 'operations');
  await user.signsInAsInvited('Selma Sections');

  await user.opens('Consumer rights');
  await user.cell(label, 'Days to return').click();
  const days = page.getByRole('textbox', { name: `${label}: Days to return` });
  await days.fill('500');
  await days.press('Enter');
  await expect(page.getByText(/This value is not valid for the setting/)).toBeVisible();
  await days.fill('47');
  await days.press('Enter');
  await expect(user.cell(label, 'Days to return')).toHaveAccessibleName(/: 47,.*in your draft$/);

  await user.opens('Customer care');
  await page
    .getByRole('button', { name: `Edit ${label}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+386 1 555 47 47');
  await page.getByRole('button', { name: 'Save to draft' }).click();
  await expect(user.cell(label, 'Phone')).toHaveAccessibleName(/: \+386 1 555 47 47,.*in your draft$/);

  await user.opens('Page slugs');
  await page
    .getByRole('button', { name: `Edit Slovenian (${label})` })
    .first()
    .click();
  const payment = page.getByRole('textbox', { name: 'Payment', exact: true });
  await payment.fill(slugsByLanguage['sl']?.sale ?? '');
  await expect(page.getByText('Another page has this path in this language.').first()).toBeVisible();
  await payment.fill('nacini-placila-47');
  await page.getByRole('button', { name: 'Save to draft' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await user.publishes('How Slovenia is reached');
  await page.goto(shopUrl('SI', '/nacini-placila-47'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '+386 1 555 47 47' }).first()).toBeVisible();
  await page.goto(shopUrl('SI'));
  await expect(page.getByText(/\b47 dni\b/).first()).toBeVisible();
});
