import type { Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser, discardDraft } from './console.js';
import { mailedLink } from './invited.js';
import { consoleUrl, expect, seedOf, test } from './shop.js';

const PASSWORD = 'a password of her own';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** An admin on the Staff screen. */
class Admin extends ConsoleUser {
  /** Invites an operations person who may change cash on delivery in one country; returns the mailed one-time link. */
  async invites(email: string, name: string, country: string): Promise<string> {
    await this.opens('Staff');
    await this.page.getByRole('button', { name: 'Invite a person' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Invite a person' });
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Limited to some sections or stores').check();
    await this.chooses('Section', 'Cash on delivery');
    await this.chooses('Where', country);
    await dialog.getByRole('button', { name: 'Add' }).click();
    expect(await accessibilityViolations(this.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(this.page.getByText(`The link to choose the password was sent to ${email}.`)).toBeVisible();
    return mailedLink(email);
  }

  private async chooses(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}

/** Changes a row through the API, as a script on the page could. */
function changeByApi(page: Page, country: string) {
  return page.evaluate(async (key) => {
    const ask = async (path: string, method: string, body: unknown, version: number) => {
      const headers = { 'content-type': 'application/json', 'if-match': String(version) };
      const response = await fetch(`/api/admin${path}`, { method, headers, body: JSON.stringify(body) });
      return {
        status: response.status,
        body: (await response.json()) as { id?: string; error?: { details?: object } },
      };
    };
    const draft = await ask('/change-sets', 'POST', { name: 'Past the console' }, 1);
    const place = { section: 'cash-on-delivery', layer: 'country', key, validFrom: null, validTo: null };
    const edit = { ...place, before: null, after: { itemLimit: 3 } };
    const answer = await ask(`/change-sets/${draft.body.id ?? ''}/edits`, 'PUT', edit, 1);
    await fetch(`/api/admin/change-sets/${draft.body.id ?? ''}`, { method: 'DELETE' });
    return { status: answer.status, details: answer.body.error?.details };
  }, country);
}

// Two people in two browsers, on a machine that may be busy.
test.setTimeout(120_000);

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/));

test('a person invited for Austria can change only cash on delivery there, and keeps the draft when an admin ends the session', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 403/);
  const run = Date.now();
  const [email, name] = [`anna.${run}@example.com`, `Anna Huber ${run}`];
  const austria = seedOf('AT').label;
  const admin = new Admin(page, 'admin');
  await admin.signsIn();
  const link = await admin.invites(email, name, 'Austria');

  const own = await browser.newContext({ viewport: PHONE });
  const anna = new ConsoleUser(await own.newPage(), 'operations');
  await anna.page.goto(link);
  expect(await accessibilityViolations(anna.page)).toEqual([]);
  await anna.page.setViewportSize(DESKTOP);
  await anna.page.getByLabel('New password').fill(PASSWORD);
  await anna.page.getByRole('button', { name: 'Choose password and sign in' }).click();
  await expect(anna.page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();

  await anna.setsCashOnDelivery(austria, 'Item limit', '7');
  await expect(anna.page.getByText('You may change this for Austria only.')).toBeVisible();
  await expect(anna.cell(seedOf('DE').label, 'Item limit')).toBeDisabled();
  expect(await changeByApi(anna.page, 'DE')).toMatchObject({ status: 403, details: { reason: 'store-not-granted' } });
  await anna.opens('Low stock');
  await expect(anna.page.getByText('You have no right to change this section. Ask an admin.')).toBeVisible();

  await page.reload();
  const rowOfPerson = page.getByRole('row', { name: new RegExp(name) });
  await rowOfPerson.getByRole('button', { name: `End the session: ${name}` }).click();
  await expect(page.getByText('Ended')).toBeVisible();
  await anna.page.reload();
  await anna.page.getByLabel('E-mail').fill(email);
  await anna.page.getByLabel('Password').fill(PASSWORD);
  await anna.page.getByRole('button', { name: 'Sign in' }).click();
  await expect(anna.page.getByText('1 change in your draft')).toBeVisible();
  await anna.page.goto(consoleUrl('/change-set'));
  await discardDraft(anna.page);
  await expect(anna.page.getByText(/^Your draft is empty/)).toBeVisible();

  await page.getByRole('button', { name: `Disable ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Disable ${name}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(rowOfPerson.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(rowOfPerson.getByText('Disabled')).toBeVisible();
  await anna.page.reload();
  await expect(anna.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await own.close();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the staff screen and the own account are accessible at ${viewport.width} pixels`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 400/);
    await page.setViewportSize(viewport);
    const admin = new ConsoleUser(page, 'admin');
    await admin.signsIn();
    await admin.opens('Staff');
    await expect(page.getByText('Ada Admin').first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^(?:Account of Ada Admin|My account)$/ }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page.getByText('This browser')).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
  });
}

test('a used link leads only to the sign-in', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 40[04]/);
  await page.goto(consoleUrl('/welcome#a-token-that-nobody-has-ever-been-given'));
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an invited person keeps the typed password when the server fails for a moment', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 503/);
  const link = { name: 'Eva Early', email: 'eva.early@example.com' };
  const failure = { error: { code: 'backend-unavailable', message: 'Not available' } };
  let isDown = true;
  await page.route('**/api/admin/staff-links/open', (route) =>
    route.fulfill(isDown ? { status: 503, json: failure } : { status: 200, json: link }),
  );
  await page.route('**/api/admin/staff-links/use', (route) => route.fulfill({ status: 503, json: failure }));
  await page.goto(consoleUrl('/welcome#a-token-of-an-invited-person-is-this-long'));
  await expect(page.getByRole('alert')).toContainText('Nothing is lost; try again.');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Choose password and sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost; try again.');
  await expect(page.getByLabel('New password')).toHaveValue(PASSWORD);
});
