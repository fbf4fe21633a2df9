import { accessibilityViolations } from './axe.js';
import { ConsoleUser, discardDraft } from './console.js';
import { expect, test } from './shop.js';

test('before a limit is published, its effect on carts, orders and test carts is shown', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const staff = new ConsoleUser(page, 'operations');
  await staff.signsInAsInvited('Ines Impact');
  await staff.setsCashOnDelivery('Austria', 'Price limit', '123.45');
  await page.getByRole('link', { name: 'Review and publish' }).click();

  const trials = page
    .getByRole('list', { name: 'Test carts at this limit' })
    .filter({ hasText: '123,45' })
    .getByRole('listitem');
  await expect(trials).toHaveText(
    [/123,44 EUR.*on delivery/, /123,45 EUR.*on delivery/, /123,46 EUR.*over the limit/],
    {
      timeout: 30_000,
    },
  );
  const impact = page.getByRole('region', { name: 'Impact' }).first();
  await expect(impact.getByRole('status')).toHaveText(/Open carts: [\d,]+, orders of the last 30 days: [\d,]+/, {
    timeout: 30_000,
  });
  expect(await accessibilityViolations(page, '[aria-labelledby=impact]')).toEqual([]);
  await discardDraft(page);
});
