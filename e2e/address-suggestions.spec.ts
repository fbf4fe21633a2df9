import { type Browser, type Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { callShop } from './call-shop.js';
import { ConsoleUser } from './console.js';
import { publishEdit } from './publish-edit.js';
import { payableProduct } from './purchase-pages.js';
import { expect, seedOf, test } from './shop.js';
import { Shopper } from './shopper.js';

const COUNTRY = 'PL';

/** Switches the completion of addresses on in one store for the duration of a test. */
async function withSuggestions(browser: Browser, during: () => Promise<void>): Promise<void> {
  const user = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await user.signsIn();
  const row = { section: 'store-flags', layer: 'store', key: seedOf(COUNTRY).storeKey };
  const on = { googleAutocomplete: true };
  await publishEdit(user.page, { ...row, before: null, after: on }, 'Complete addresses');
  try {
    await during();
  } finally {
    await publishEdit(user.page, { ...row, before: on, after: null }, 'As everywhere again');
    await user.page.context().close();
  }
}

/** Opens the addresses of a filled cart, as soon as the store completes addresses. */
async function opensAddresses(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  await expect(async () => {
    await shopper.goTo('/checkout/addresses');
    await expect(shopper.field('addresses.field-street')).toHaveRole('combobox');
  }).toPass();
  return shopper;
}

test('a shopper completes an address by keyboard, and types on if the service is slow', async ({ browser, page }) => {
  test.slow();
  await withSuggestions(browser, async () => {
    const shopper = await opensAddresses(page);
    const street = shopper.field('addresses.field-street');
    const options = page.getByRole('listbox', { name: shopper.say('search.suggestions') }).getByRole('option');

    const asked = page.waitForRequest(/suggestAddresses/);
    await street.pressSequentially('Now');
    expect((await asked).postDataJSON()).toMatchObject({ text: 'Now' });
    await street.pressSequentially('y sw');
    await expect(options).toHaveText([/Nowy Świat.*Warszawa/s]);
    expect(await accessibilityViolations(page, 'main')).toEqual([]);
    await street.press('Escape');
    await expect(options).toHaveCount(0);

    await street.fill('nowy swiat 6');
    await expect(options).toHaveText([/Nowy Świat 6/]);
    await street.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await street.press('Enter');
    await expect(street).toHaveValue('Nowy Świat');
    await expect(shopper.field('addresses.field-street-number')).toHaveValue('6');
    await expect(shopper.field('addresses.field-postal-code')).toHaveValue('00-496');
    await expect(shopper.field('addresses.field-city')).toHaveValue('Warszawa');
    await expect(options).toHaveCount(0);

    await street.fill('Slow');
    await street.pressSequentially(' street');
    await expect(street).toHaveValue('Slow street');
    await expect(options).toHaveCount(0);
  });
});
