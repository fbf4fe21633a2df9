import type { Page } from '@playwright/test';
import type { Buyer } from './addresses.js';
import { CARDS, Payer } from './payer.js';
import { providerPayments } from './provider-payments.js';
import { shippingCost, shownAmount, taxIn } from './seeded-numbers.js';
import { expect, seedOf } from './shop.js';

/** Below the first volume discount. */
const PIECES = 2;

/** Buys by card and compares every amount on the way with its own calculation, from the product's price and the seeds. */
export async function expectPurchaseByCard(page: Page, country: Buyer): Promise<void> {
  const payer = new Payer(page, country);
  const { price } = await payer.fillsCart(PIECES);
  const subtotal = (price.discounted ?? price.value).centAmount * PIECES;
  const shipping = shippingCost(country, subtotal, false);
  const total = subtotal + shipping;
  const net = shownAmount(country, total - taxIn(country, subtotal) - taxIn(country, shipping));
  await payer.setsAddresses();
  await payer.goTo('/checkout/payment');
  await payer.seesForm();
  const expectAmounts = async () => {
    expect(await payer.sum('order-summary.subtotal')).toBe(subtotal);
    expect(await payer.sum('order-summary.shipping-parcel')).toBe(shipping);
    expect(await payer.sum('order-summary.total')).toBe(total);
    expect(await payer.sum('order-summary.net')).toBe(net);
  };
  await expectAmounts();
  await payer.choosesMethod('scheme');
  await payer.entersCard(CARDS.authorised);
  await payer.placesOrder();
  const number = await payer.thankYou();
  expect(number).toMatch(new RegExp(`^${country}-\\d+$`, 'i'));
  await expectAmounts();
  await expect(page.getByText(payer.say('confirmation.paid'), { exact: true })).toBeVisible();
  expect(await providerPayments(number)).toMatchObject([
    {
      state: 'authorised',
      method: 'scheme',
      merchantAccount: `FerrumSandbox_${country}`,
      amount: { currency: seedOf(country).currencyCode, value: total },
      authorised: total,
    },
  ]);
}
