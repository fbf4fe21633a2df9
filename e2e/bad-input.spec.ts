import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from './addresses.js';
import { callShop, cartOf, skuIn, stockOf } from './call-shop.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

/** A valid German address, as the API expects it. */
const german = {
  firstName: 'Eva',
  lastName: 'Novak',
  streetName: 'Hauptstraße',
  streetNumber: '5',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
};

test.beforeEach(({ pageErrors }) => {
  // The browser reports every refusal of the API as a failed load.
  pageErrors.allow(/the server responded with a status of 4\d\d/);
});

/** Puts one product into the cart of the page's session through the API; returns its SKU. */
async function fillCart(page: Page, countryCode: string): Promise<string> {
  await page.goto(shopUrl(countryCode));
  const [product] = await page.locator('article a[href]').all();
  const path = (await product?.getAttribute('href')) ?? '';
  const sku = skuIn(shopUrl(countryCode, path));
  const { status } = await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  expect(status).toBe(200);
  return sku;
}

test('an empty, negative or non-numeric quantity becomes one piece; too many become the pieces in stock', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'DE');
  await shopper.findsProduct({ department: 2 });
  const sku = skuIn(page.url());
  const stock = await stockOf(page, sku);
  await shopper.addsToCart({ quantity: 2 });
  const field = page.getByRole('main').getByRole('textbox').first();
  const fill = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  const pieces = async () => (await cartOf(page))?.lineItems[0]?.quantity;
  for (const text of ['0', '-1', 'abc']) {
    await fill('2');
    await expect.poll(pieces).toBe(2);
    await fill(text);
    await expect(field).toHaveValue('1');
    await expect.poll(pieces).toBe(1);
  }
  await fill('1000000000');
  await expect(field).toHaveValue(String(stock));
  await expect.poll(pieces).toBe(stock);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: String(stock) })
      .first(),
  ).toBeVisible();
});

test('the API refuses an empty, negative, non-numeric or huge quantity, and the cart stays the same', async ({
  page,
}) => {
  const sku = await fillCart(page, 'DE');
  for (const quantity of [0, -1, 'abc', 1.5, null, 1_000_000_000]) {
    const { status, body } = await callShop(page, 'updateCart', {
      actions: [{ action: 'addLineItem', sku, quantity }],
    });
    expect([400, 409, 422]).toContain(status);
    expect(body.error?.code).toMatch(/^(invalid-input|maximum-quantity|out-of-stock)$/);
    expect(JSON.stringify(body)).not.toContain('    at ');
  }
  expect(await cartOf(page)).toMatchObject({ lineItems: [{ sku, quantity: 1 }] });
});

test('a postal code of another country is refused with an example, by the form and by the server', async ({ page }) => {
  const shopper = new Shopper(page, 'DE');
  await fillCart(page, 'DE');
  await shopper.goTo('/checkout/addresses');
  await shopper.givesAddress();
  await shopper.field('addresses.field-postal-code').fill(addresses.GB['addresses.field-postal-code']);
  await shopper.button('addresses.submit').click();
  const code = shopper.field('addresses.field-postal-code');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription(
    new RegExp(shopper.say('addresses.error-postal-code-form').split('{')[0] ?? ''),
  );
  await expect(page).toHaveURL(/\/checkout\/addresses$/);

  const { status, body } = await callShop(page, 'setCheckoutAddresses', {
    clientType: 'private',
    email: 'eva@example.com',
    billingAddress: { ...german, postalCode: 'SW1A 2AA' },
    shippingAddress: null,
  });
  expect(status).toBe(422);
  expect(body.error?.code).toBe('postal-code-billing');
});

test("another session's cart is neither shown nor ordered", async ({ page, browser }) => {
  await fillCart(page, 'DE');
  const cart = await cartOf(page);
  const stranger = await (await browser.newContext()).newPage();
  await fillCart(stranger, 'DE');
  const foreignCart = await callShop(stranger, 'getCart', { cartId: cart?.id });
  expect(foreignCart).toMatchObject({ status: 200, body: { data: { cart: null } } });
  const ordered = await callShop(stranger, 'createMyOrderFromCart', {
    cartId: cart?.id,
    version: cart?.version,
    paymentMethod: 'bank-transfer',
  });
  expect(ordered).toMatchObject({ status: 404, body: { error: { code: 'cart-not-found' } } });
  expect(await cartOf(page)).toEqual(cart);
});

/** Copies the session of one store to another, which no browser does by itself. */
async function carrySession(context: BrowserContext, from: string, to: string): Promise<void> {
  const held = await context.cookies(from.replace('http:', 'https:'));
  const { origin } = new URL(to.replace('http:', 'https:'));
  await context.addCookies(held.map(({ name, value }) => ({ name, value, url: origin, secure: true, httpOnly: true })));
}

test('a cart of another store is not used: the shopper begins with an empty one', async ({ page, context }) => {
  const sku = await fillCart(page, 'DE');
  const german = await cartOf(page);
  expect(german).toMatchObject({ lineItems: [{ sku }] });
  await carrySession(context, shopUrl('DE'), shopUrl('CH'));
  await page.goto(shopUrl('CH', '/checkout/cart'));
  expect(await cartOf(page)).toBeNull();
  expect(await callShop(page, 'getCart', { cartId: german?.id })).toMatchObject({ body: { data: { cart: null } } });
  await fillCart(page, 'CH');
  const swiss = await cartOf(page);
  expect(swiss?.lineItems).toHaveLength(1);
  expect(swiss?.id).not.toBe(german?.id);
});
