import type { Page } from '@playwright/test';
import { ConsoleUser } from './console.js';
import { consoleUrl, expect, seedOf, shopUrl, test } from './shop.js';

/** Asks the console's API as its pages do. */
function askConsole(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([how, where, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(where ?? '', { method: how ?? '', ...(text ? { headers, body: text } : {}) });
      const answer = (await response.json()) as { id?: string; version?: number; error?: { code: string } };
      return { status: response.status, answer };
    },
    [method, `/api/admin${path}`, body === undefined ? '' : JSON.stringify(body)],
  );
}

test.beforeEach(({ complaints }) => {
  // Refusals are what is tested here; the browser reports each.
  complaints.forgive(/the server responded with a status of 4\d\d/);
});

test('support may look at cash on delivery and change nothing of it, in the console or past it', async ({ page }) => {
  const user = new ConsoleUser(page, 'support');
  const { label } = seedOf('SK');
  await user.signsIn();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Cash on delivery', includeHidden: true })).toHaveCount(0);
  await page.goto(consoleUrl('/cash-on-delivery'));
  await expect(user.cell(label, 'Price limit')).toBeDisabled();
  await expect(page.getByText('Your role can view this but not change it.')).toBeVisible();

  const draft = await askConsole(page, 'POST', '/change-sets', { name: 'Past the console' });
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
  await askConsole(page, 'DELETE', `/change-sets/${draft.answer.id ?? ''}`);
});

test('operations may change cash on delivery, and takes a change back before anybody sees it', async ({ page }) => {
  const user = new ConsoleUser(page, 'operations');
  const { label } = seedOf('FI');
  await user.signsIn();
  await user.setsCashOnDelivery(label, 'Price limit', '1400,00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(user.cell(label, 'Price limit')).toHaveAccessibleName(/own$/);
});

test('nobody who is not signed in is answered by the console, and no shop answers for it', async ({ page }) => {
  await page.goto(consoleUrl());
  expect(await askConsole(page, 'GET', '/stores')).toMatchObject({ status: 401 });
  await page.goto(shopUrl('SK'));
  expect(await askConsole(page, 'GET', '/stores')).toMatchObject({ status: 404 });
});

test('a wrong password is refused without saying which of the two was wrong', async ({ page }) => {
  await page.goto(consoleUrl());
  await page.getByLabel('E-mail').fill('nobody@manifold.test');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is wrong.');
});
