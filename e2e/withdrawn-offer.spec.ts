import type { Browser } from '@playwright/test';
import { ConsoleUser } from './console.js';
import { cashOnDeliveryLimit } from './seeded-numbers.js';
import { expect, seedOf, test } from './shop.js';
import { Shopper } from './shopper.js';

// Two countries without shared config, so that the tests do not affect each other.
test.describe.configure({ mode: 'parallel' });

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** A member of staff in a separate browser. Drafts are per person, and another test uses the draft of the operations account. */
async function staff(browser: Browser): Promise<ConsoleUser> {
  const user = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await user.signsInAsInvited('Wim Withdrawn');
  return user;
}

test('a lower limit removes cash on delivery from an open checkout without a reload, and a higher one restores it', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, 'AT');
  const { label } = seedOf('AT');
  await shopper.goesToPayment();
  const cash = shopper.paymentOption('cash-on-delivery');
  const method = shopper.say('payment.cash-on-delivery');
  await cash.check();
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  const user = await staff(browser);

  await user.setsCashOnDelivery(label, 'Price limit', '2,00');
  await user.publishes('No cash on delivery while the carrier is on strike');
  const notice = page.getByRole('status').filter({ hasText: shopper.say('payment.withdrawn', { method }) });
  await expect(notice).toBeVisible();
  await expect(cash).toBeDisabled();

  await user.setsCashOnDelivery(label, 'Price limit', euros(cashOnDeliveryLimit('AT')));
  await user.publishes('The strike is over');
  const returned = page.getByRole('status').filter({ hasText: shopper.say('payment.returned', { method }) });
  await expect(returned).toBeVisible();
  await expect(cash).toBeEnabled();
  expect(reloads).toBe(0);
});

test('a page that missed the lower limit is refused with the reason when it orders', async ({
  page,
  browser,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await page.route('**/api/config/events', (route) => route.abort());
  const shopper = new Shopper(page, 'PT');
  const { label } = seedOf('PT');
  await shopper.goesToPayment();
  await shopper.paysBy('cash-on-delivery');
  const user = await staff(browser);
  await user.setsCashOnDelivery(label, 'Price limit', '2,00');
  await user.publishes('No cash on delivery while the carrier is on strike');
  await expect(shopper.paymentOption('cash-on-delivery')).toBeChecked();

  await shopper.placesOrder();
  const refusal = shopper.say('payment.method-refused', {
    method: shopper.say('payment.cash-on-delivery'),
    // The current limit of the services, although this page still has the older one.
    reason: shopper.say('payment.refused-over-price-limit', { limit: '2,00\u00a0€' }),
  });
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(shopper.paymentOption('cash-on-delivery')).toBeDisabled();

  await user.setsCashOnDelivery(label, 'Price limit', euros(cashOnDeliveryLimit('PT')));
  await user.publishes('The strike is over');
  await shopper.paysBy('bank-transfer');
  await shopper.placesOrder();
  expect(await shopper.thankYou()).toMatch(/^PT-\d+$/);
});
