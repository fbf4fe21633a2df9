import { bankTransferRows } from '@manifold/config-seeds/bank-transfer';
import type { Buyer } from './addresses.js';
import { cashOnDeliveryFee, cashRounding, shippingCost } from './seeded-numbers.js';
import { expect, test } from './shop.js';
import { Shopper, type OfflineMethod } from './shopper.js';

/** A company with a valid number pays net prices, see vat-number.spec.ts. Without one it pays what everybody pays. */
const NO_VAT_NUMBER = '';

interface Purchase {
  readonly title: string;
  readonly country: Buyer;
  readonly language?: string;
  readonly method: OfflineMethod;
  readonly quantity?: number;
  readonly company?: { readonly name: string; readonly vatNumber: string };
}

const PURCHASES: readonly Purchase[] = [
  { title: 'a guest in Slovakia buys a machine and pays on delivery', country: 'SK', method: 'cash-on-delivery' },
  {
    title: 'a company in Germany buys two machines and pays by bank transfer',
    country: 'DE',
    method: 'bank-transfer',
    quantity: 2,
    company: { name: 'Muster GmbH', vatNumber: NO_VAT_NUMBER },
  },
  {
    title: 'a guest in Switzerland buys in French and pays by bank transfer',
    country: 'CH',
    language: 'fr',
    method: 'bank-transfer',
  },
  {
    title: 'a company in Hungary buys a machine and pays on delivery',
    country: 'HU',
    method: 'cash-on-delivery',
    company: { name: 'Minta Kft.', vatNumber: NO_VAT_NUMBER },
  },
  {
    title: 'a guest in Great Britain buys three machines and pays on delivery',
    country: 'GB',
    method: 'cash-on-delivery',
    quantity: 3,
  },
];

/** A country's IBAN as it is shown: in groups of four, as it is read aloud. */
function ibanOf(country: string): string {
  const row = bankTransferRows.find(({ key }) => key === country);
  const { iban } = row?.value as { readonly iban: string };
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

const isText = (fact: string | undefined): fact is string => fact !== undefined;

for (const { title, country, language, method, quantity = 1, company } of PURCHASES) {
  test(title, async ({ page }) => {
    const shopper = new Shopper(page, country, { language });
    await shopper.findsProduct();
    const { price, isFreight } = await shopper.addsToCart({ quantity });
    const subtotal = price * quantity;
    const shipping = shippingCost(country, subtotal, isFreight);
    expect(await shopper.sum('order-summary.subtotal')).toBe(subtotal);
    expect(await shopper.sum('order-summary.total')).toBe(subtotal + shipping);

    await shopper.goesToCheckout();
    await shopper.givesAddress(company);
    await shopper.continuesToPayment();
    await shopper.paysBy(method);
    const fee = method === 'cash-on-delivery' ? cashOnDeliveryFee(country) : 0;
    const exact = subtotal + shipping + fee;
    const rounding = method === 'cash-on-delivery' ? cashRounding(country, exact) : 0;
    const total = exact + rounding;
    expect(await shopper.sum('order-summary.subtotal')).toBe(subtotal);
    expect(await shopper.sum(isFreight ? 'order-summary.shipping-freight' : 'order-summary.shipping-parcel')).toBe(
      shipping,
    );
    expect(await shopper.sum('order-summary.total')).toBe(total);

    expect(await shopper.sums('order-summary.rounding')).toEqual(rounding === 0 ? [] : [rounding]);

    await shopper.placesOrder();
    const number = await shopper.thankYou();
    expect(number).toMatch(new RegExp(`^${country}-\\d+$`, 'i'));
    expect(await shopper.sum('order-summary.total')).toBe(total);
    const facts = [company?.name, method === 'bank-transfer' ? ibanOf(country) : undefined].filter(isText);
    for (const fact of facts) await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
    expect(await shopper.sums('order-summary.fee')).toEqual(fee > 0 ? [fee] : []);
    expect(await shopper.sums('order-summary.rounding')).toEqual(rounding === 0 ? [] : [rounding]);

    await page.reload();
    expect(await shopper.thankYou()).toBe(number);
    await shopper.goTo('/checkout/cart');
    await expect(page.getByText(shopper.say('shell.cart-empty')).first()).toBeVisible();
  });
}
