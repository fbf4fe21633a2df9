import type { Page } from '@playwright/test';
import { callShop, cartOf } from './call-shop.js';
import { accessibilityViolations } from './axe.js';
import { CARDS, Payer } from './payer.js';
import { providerPayments } from './provider-payments.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

/** Takes 40 euros off a cart of at least 1000. */
const CODE = 'EQUIPMENT';
const MINIMUM_CENTS = 100_000;
/** Two pieces may cost a little less than twice the price of one. */
const [ENOUGH_FOR_TWO, TOO_LITTLE_ALONE] = [0.6, 0.9];

interface Cents {
  readonly centAmount: number;
}

interface Card {
  readonly sku: string;
  readonly isFreight: boolean;
  readonly name: string;
  readonly price: { readonly value: Cents; readonly discounted: Cents | null };
}

/** A parcel whose price reaches the voucher's minimum with two pieces, but not with one. */
async function halfOfVoucher(page: Page): Promise<Card> {
  const filters = { query: 'listing', sort: 'price-desc', onStock: true, hitsPerPage: 48 };
  for (let number = 1; number <= 20; number += 1) {
    const { body } = await callShop(page, 'getProducts', { ...filters, page: number });
    const { results } = (body.data as { readonly products: { readonly results: readonly Card[] } }).products;
    const found = results.find(({ isFreight, price: { value, discounted } }) => {
      const share = (discounted ?? value).centAmount / MINIMUM_CENTS;
      return !isFreight && share > ENOUGH_FOR_TWO && share < TOO_LITTLE_ALONE;
    });
    if (found) return found;
  }
  throw new Error('No parcel costs about half of the minimum of the voucher');
}

/** Fills the cart with two pieces, which the voucher requires, and enters the voucher. Returns the product. */
async function fillWithVoucher(page: Page): Promise<Card> {
  const product = await halfOfVoucher(page);
  const actions = [{ action: 'addLineItem', sku: product.sku, quantity: 2 }];
  expect((await callShop(page, 'updateCart', { actions })).status).toBe(200);
  expect((await callShop(page, 'applyCartCoupon', { code: CODE })).status).toBe(200);
  return product;
}

test('the order names a voucher that no longer applies to the cart, and one click removes it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 4(00|04|22)/);
  const shopper = new Shopper(page, 'SK');
  await shopper.goTo('/');
  const { name } = await fillWithVoucher(page);

  await shopper.goTo('/checkout/cart');
  await expect(page.getByText(shopper.say('coupon.applied', { code: CODE })).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('cart.less-of', { name }) })
    .click();
  await expect.poll(async () => (await cartOf(page))?.lineItems.map(({ quantity }) => quantity)).toEqual([1]);
  await expect(page.getByText(shopper.say('coupon.does-not-match')).first()).toBeVisible();

  const [open, field] = [shopper.button('coupon.open'), shopper.field('coupon.field')];
  await page.getByRole('button', { name: shopper.say('coupon.remove', { code: CODE }), exact: true }).click();
  await expect(open).toBeFocused();
  await open.click();
  await field.fill('NO-SUCH-VOUCHER');
  await shopper.button('coupon.apply').click();
  await expect(page.getByRole('status').filter({ hasText: shopper.say('coupon.unknown') })).toHaveCount(1);
  await expect(field).toBeFocused();
  await field.fill(CODE);
  await shopper.button('coupon.apply').click();
  await expect(open).toBeFocused();
  await expect(page.getByText(shopper.say('coupon.does-not-match')).first()).toBeVisible();

  await shopper.goesToCheckout();
  await shopper.givesAddress();
  await shopper.continuesToPayment();
  await shopper.paysBy('bank-transfer');
  await shopper.placesOrder();
  const refused = shopper.say('payment.voucher-refused', { codes: CODE });
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await shopper.button('payment.voucher-remove-and-order').click();
  expect(await shopper.thankYou()).toMatch(/\d/);
});

test('an order by card without a voucher that no longer applies is paid with one click', async ({
  page,
  pageErrors,
}) => {
  // The refused voucher.
  pageErrors.allow(/status of 422/);
  const payer = new Payer(page, 'SK');
  await payer.goTo('/checkout/login');
  await fillWithVoucher(page);
  const lineItemId = (await cartOf(page))?.lineItems[0]?.id;
  const actions = [{ action: 'changeLineItemQuantity', lineItemId, quantity: 1 }];
  expect((await callShop(page, 'updateCart', { actions })).status).toBe(200);
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await payer.seesForm();
  await payer.choosesMethod('scheme');
  await payer.entersCard(CARDS.authorised);
  await payer.placesOrder();
  const refused = payer.say('payment.voucher-refused', { codes: CODE });
  await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
  await payer.button('payment.voucher-remove-and-order').click();
  const number = await payer.thankYou();
  expect((await providerPayments(number)).filter(({ authorised }) => authorised > 0)).toHaveLength(1);
});
