import { ConsoleUser, discardDraft } from './console.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

test('a draft is visible in the shop with its link only, and nothing can be ordered there', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/);
  const staff = new ConsoleUser(page, 'operations');
  await staff.signsInAsInvited('Pia Proof');
  await staff.setsCashOnDelivery('Austria', 'Fee', '7.77');
  await page.getByRole('button', { name: 'Preview' }).click();
  const links = page.getByRole('dialog', { name: 'Preview the draft in the shops' });
  await expect(links.getByRole('listitem').first()).toContainText('changed');
  const link = await links.getByRole('link', { name: 'Austria' }).getAttribute('href');

  const shop = await context.newPage();
  await shop.goto(link ?? '');
  const shopper = new Shopper(shop, 'AT');
  const leave = shop.getByRole('link', { name: shopper.say('preview.leave') });
  await expect(leave).toBeVisible();
  await shopper.goesToPayment({ department: 3 });
  await shopper.paysBy('cash-on-delivery');
  expect(await shopper.sums('order-summary.fee')).toEqual([777]);
  await shopper.placesOrder();
  await expect(shop.getByText(shopper.say('error.not-allowed')).first()).toBeVisible();

  await shopper.goTo('/');
  await leave.click();
  await expect(leave).toBeHidden();
  await page.bringToFront();
  await links.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await discardDraft(page);
});
