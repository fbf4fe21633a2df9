import type { Browser, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { callShop } from './call-shop.js';
import { ConsoleUser } from './console.js';
import { publishEdit } from './publish-edit.js';
import { payableProduct } from './purchase-pages.js';
import { expect, seedOf, test } from './shop.js';
import { Shopper } from './shopper.js';

const COUNTRY = 'PL';

/** Switches a service on in one store for the duration of a test. */
async function withService(
  browser: Browser,
  { section, on }: { readonly section: string; readonly on: object },
  during: () => Promise<void>,
): Promise<void> {
  const user = new ConsoleUser(await (await browser.newContext()).newPage(), 'admin');
  await user.signsIn();
  const row = { section, layer: 'store', key: seedOf(COUNTRY).storeKey };
  await publishEdit(user.page, { ...row, before: null, after: on }, 'Use the address service');
  try {
    await during();
  } finally {
    await publishEdit(user.page, { ...row, before: on, after: null }, 'As everywhere again');
    await user.page.context().close();
  }
}

/** Opens the addresses of a filled cart. */
async function openAddresses(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  await shopper.goTo('/checkout/addresses');
  await expect(shopper.field('addresses.email')).toBeVisible();
  return shopper;
}

test('a shopper completes an address by keyboard, and types on if the service is slow', async ({ browser, page }) => {
  test.slow();
  await withService(browser, { section: 'store-flags', on: { googleAutocomplete: true } }, async () => {
    const shopper = await openAddresses(page);
    const street = shopper.field('addresses.field-street');
    await expect(async () => {
      await page.reload();
      await expect(street).toHaveRole('combobox');
    }).toPass();
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

test('a shopper is asked once about an address that the service doubts, and may keep it', async ({
  browser,
  page,
  pageErrors,
}) => {
  test.slow();
  // Until the store checks addresses, the question is refused.
  pageErrors.allow(/status of 403/);
  await withService(browser, { section: 'feature-toggles', on: { addressValidation: true } }, async () => {
    const shopper = await openAddresses(page);
    const dialog = page.getByRole('dialog', { name: shopper.say('addresses.did-you-mean') });
    await expect
      .poll(async () => {
        await page.reload();
        return page.evaluate(async () => {
          const body = JSON.stringify({
            address: { streetName: 'Prosta', streetNumber: '1', postalCode: '00-001', city: 'Warszawa' },
          });
          const headers = { 'content-type': 'application/json' };
          return (await fetch('/api/commerce/validateAddress', { method: 'POST', headers, body })).status;
        });
      })
      .toBe(200);
    await shopper.givesAddress();
    await shopper.field('addresses.field-street').fill('Długa Ulicaa');
    await shopper.button('addresses.submit').click();
    await expect(dialog).toContainText('Długa Ulicaa 6');
    await expect(dialog).toContainText('Długa ulica 6');
    expect(await accessibilityViolations(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: shopper.say('shell.close'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(shopper.button('addresses.submit')).toBeFocused();
    // The same address is not asked about again.
    await shopper.continuesToPayment();
  });
});
