import { addresses } from './addresses.js';
import { ACCOUNT_SHOPS } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { Customer } from './customer.js';
import { expect, test } from './shop.js';

for (const { country, ...options } of ACCOUNT_SHOPS)
  test(`${country}: a customer saves an address in the checkout and finds it the next time`, async ({ page }) => {
    const customer = new Customer(page, country, options);
    const street = addresses[country]['addresses.field-street'];
    await customer.signsUp();
    await customer.fillsCart();
    await customer.goTo('/checkout/addresses');
    await expect(customer.field('addresses.email')).toHaveValue(customer.email);
    for (const [id, value] of Object.entries(addresses[country])) await customer.field(id).fill(value);
    if (customer.isCompany) await customer.field('addresses.field-company').fill('Novak Metall');
    await page.getByRole('checkbox', { name: customer.say('saved-addresses.save'), exact: true }).check();
    await customer.button('addresses.submit').click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);

    await customer.goTo('/my-account/billing-details');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: street })).toHaveCount(1);
    await customer.goTo('/checkout/addresses');
    const saved = page.getByRole('group', { name: customer.say('saved-addresses.billing') });
    await expect(saved.getByRole('radio').first()).toBeChecked();
    await expect(customer.field('addresses.field-street')).toHaveValue(street);
    expect(await accessibilityViolations(page)).toEqual([]);
    await customer.field('addresses.field-city').fill('Nova');
    await page.getByRole('checkbox', { name: customer.say('saved-addresses.save-changes') }).check();
    await customer.button('addresses.submit').click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
    await customer.goTo('/my-account/billing-details');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nova' })).toHaveCount(1);
  });

test('a saved delivery address stays in the account when a parcel goes to another one', async ({ page }) => {
  const customer = new Customer(page, 'SK');
  const shipping = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('group', { name: customer.say('addresses.shipping-choice') }) });
  const elsewhere = shipping.getByRole('radio', { name: customer.say('addresses.different-from-billing') });
  const send = async (city: string) => {
    for (const [id, value] of Object.entries(addresses.SK)) await customer.field(id, shipping).fill(value);
    await customer.field('addresses.field-city', shipping).fill(city);
    await shipping.getByRole('checkbox', { name: customer.say('saved-addresses.save'), exact: true }).check();
    await customer.button('addresses.submit').click();
    await expect(page).toHaveURL(/\/checkout\/payment$/);
  };
  await customer.signsUp();
  await customer.fillsCart();
  await customer.goTo('/checkout/addresses');
  await expect(customer.field('addresses.email')).toHaveValue(customer.email);
  for (const [id, value] of Object.entries(addresses.SK)) await customer.field(id).fill(value);
  await customer.chooses(elsewhere);
  await send('Trnava');

  await customer.goTo('/checkout/addresses');
  await expect(customer.field('addresses.field-city', shipping)).toHaveValue('Trnava');
  await customer.chooses(elsewhere);
  await expect(customer.field('addresses.field-city', shipping)).toHaveValue('');
  await send('Nitra');
  await customer.goTo('/my-account/shipping-details');
  const saved = page.getByRole('main').getByRole('listitem');
  for (const city of ['Trnava', 'Nitra']) await expect(saved.filter({ hasText: city })).toHaveCount(1);
});
