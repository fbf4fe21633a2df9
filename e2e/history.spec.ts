import { ConsoleUser, discardDraft } from './console.js';
import { expect, seedOf, test } from './shop.js';

test('operations sees why a store has a value, and what a rollback would change', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401/);
  const user = new ConsoleUser(page, 'operations');
  const { label } = seedOf('PT');
  const why = page.getByRole('dialog', { name: `Cash on delivery: why ${label} has these values` });
  const limit = why.getByRole('region', { name: /^Price limit: / });
  const openExplanation = () => page.getByRole('button', { name: `Why: ${label}` }).press('Enter');

  await user.signsInAsInvited('Hedda History');
  await user.opens('Cash on delivery');
  await openExplanation();
  await expect(limit).toContainText('since revision 1');
  await why.getByRole('button', { name: 'Close' }).click();

  await user.setsCashOnDelivery(label, 'Price limit', '777,00');
  await user.publishes('A trial in one country');
  await user.opens('Cash on delivery');
  await openExplanation();
  await expect(limit.getByRole('listitem').first()).toContainText('A trial in one country');
  await why.getByRole('button', { name: 'Close' }).click();

  await user.opens('History');
  const trial = page.getByRole('row').filter({ hasText: 'A trial in one country' }).first();
  const number = Number(await trial.getByRole('cell').nth(1).innerText());
  await page.getByRole('button', { name: `Edits of revision ${number - 1}` }).click();
  await page.getByRole('button', { name: `Restore revision ${number - 1}` }).click();
  await expect(page.getByRole('heading', { name: `Restore revision ${number - 1}` })).toBeVisible();
  // Not published: it would undo the work of other tests too.
  await expect(page.getByRole('row').filter({ hasText: label }).filter({ hasText: '777' }).first()).toBeVisible();
  await discardDraft(page);
  await expect(page.getByText('Your draft is empty.')).toBeVisible();
});
