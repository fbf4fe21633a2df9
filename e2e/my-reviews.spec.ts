import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { expect, test } from './shop.js';

test('a customer reviews a purchase, and sees that it waits for approval', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const { lineItems } = await customer.orders();
  const name = lineItems[0]?.name ?? '';
  await customer.goTo('/my-account/my-reviews');
  await page.getByRole('button', { name: `${customer.say('my-reviews.write')}: ${name}` }).click();
  await customer.button('my-reviews.send').click();
  await expect(page.getByText(customer.say('my-reviews.rating-required'))).toBeVisible();
  await expect(page.getByText(customer.say('my-reviews.text-required'))).toBeVisible();
  const rating = page.getByRole('radiogroup', { name: customer.say('my-reviews.rating') });
  await expect(rating.getByRole('radio').first()).toBeFocused();
  expect(await accessibilityViolations(page)).toEqual([]);
  await rating.getByRole('radio').nth(1).check();
  await page.getByRole('textbox', { name: customer.say('my-reviews.text') }).fill('Rýchlo hreje.');
  await customer.button('my-reviews.send').click();
  const written = page.getByRole('article').filter({ hasText: 'Rýchlo hreje.' });
  await expect(written).toContainText(customer.say('my-reviews.open'));
  await expect(page.getByRole('button', { name: new RegExp(customer.say('my-reviews.write')) })).toHaveCount(0);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a review from a product needs a purchase, and in Czechia consent', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 403/);
  const customer = new Customer(page, 'CZ');
  await customer.signsUp();
  const sku = await customer.fillsCart();
  await customer.goTo(`/my-account/my-reviews?sku=${sku}`);
  await page
    .getByRole('radiogroup', { name: customer.say('my-reviews.rating') })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('textbox', { name: customer.say('my-reviews.text') }).fill('Dobré.');
  await customer.button('my-reviews.send').click();
  await expect(page.getByText(customer.say('my-reviews.consent-required'))).toBeVisible();
  await page.getByRole('checkbox', { name: customer.say('my-reviews.consent') }).check();
  const name = page.getByRole('textbox', { name: customer.say('my-reviews.name') });
  await name.fill(customer.email);
  await customer.button('my-reviews.send').click();
  await expect(page.getByText(customer.say('my-reviews.name-is-address'))).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Eva');
  await customer.button('my-reviews.send').click();
  await expect(page.getByRole('alert')).toContainText(customer.say('my-reviews.not-purchased'));
});
