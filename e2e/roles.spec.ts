import type { Page } from '@playwright/test';
import { ConsoleUser } from './console.js';
import { consoleUrl, expect, seedOf, shopUrl, test } from './shop.js';

/** Calls the console's API as its pages do. */
function askConsole(
  page: Page,
  method: string,
  path: string,
  { body, version }: { body?: unknown; version?: number | undefined } = {},
) {
  return page.evaluate(
    async ([how, where, text, seen]) => {
      const headers = {
        ...(text ? { 'content-type': 'application/json' } : {}),
        ...(seen ? { 'if-match': seen } : {}),
      };
      const response = await fetch(where ?? '', { method: how ?? '', headers, ...(text ? { body: text } : {}) });
      const answer = (await response.json()) as { id?: string; version?: number; error?: { code: string } };
      return { status: response.status, answer };
    },
    [
      method,
      `/api/admin${path}`,
      body === undefined ? '' : JSON.stringify(body),
      version === undefined ? '' : String(version),
    ],
  );
}

test.beforeEach(({ pageErrors }) => {
  // The browser reports the refusals that this test provokes.
  pageErrors.allow(/the server responded with a status of 4\d\d/);
});

test('support sees cash on delivery and cannot change it, in the console or through its API', async ({ page }) => {
  const user = new ConsoleUser(page, 'support');
  const { label } = seedOf('SK');
  await user.signsIn();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cash on delivery', includeHidden: true })).toHaveCount(0);
  await page.goto(consoleUrl('/cash-on-delivery'));
  await expect(user.cell(label, 'Price limit')).toBeDisabled();
  await expect(page.getByText('Your role can view this but not change it.')).toBeVisible();

  const draft = await askConsole(page, 'POST', '/change-sets', { body: { name: 'Past the console' } });
  expect(draft.status).toBeLessThan(300);
  const refused = await page.evaluate(
    async ([id, version]) => {
      const response = await fetch(`/api/admin/change-sets/${String(id)}/edits`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': String(version) },
        body: JSON.stringify({
          section: 'cash-on-delivery',
          layer: 'country',
          key: 'SK',
          validFrom: null,
          validTo: null,
          before: null,
          after: { priceLimitCentAmount: 1 },
        }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    [draft.answer.id, draft.answer.version],
  );
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-allowed' } } });
  await askConsole(page, 'DELETE', `/change-sets/${draft.answer.id ?? ''}`, { version: draft.answer.version });
});

test('operations changes cash on delivery, and undoes the change before it is published', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  const { label } = seedOf('FI');
  await user.signsIn();
  await user.setsCashOnDelivery(label, 'Price limit', '1400,00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(user.cell(label, 'Price limit')).toHaveAccessibleName(/own$/);
});

test('the console answers signed-in people only, and shops do not serve it', async ({ page }) => {
  await page.goto(consoleUrl());
  expect(await askConsole(page, 'GET', '/stores')).toMatchObject({ status: 401 });
  await page.goto(shopUrl('SK'));
  expect(await askConsole(page, 'GET', '/stores')).toMatchObject({ status: 404 });
});

test('a wrong password is refused without naming the wrong field', async ({ page }) => {
  await page.goto(consoleUrl());
  await page.getByLabel('E-mail').fill('nobody@manifold.test');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');
});
