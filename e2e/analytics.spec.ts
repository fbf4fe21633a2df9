import type { Page } from '@playwright/test';
import { agreedToAnalytics } from './answered-consent.js';
import { callShop } from './call-shop.js';
import { payableProduct } from './purchase-pages.js';
import { expect, shopUrl, test } from './shop.js';
import { Shopper } from './shopper.js';

interface Entry {
  readonly event: string;
  readonly ecommerce?: { readonly value: number; readonly transaction_id?: string };
}

/** Records the events of the data layer of all pages of the tab. */
async function noteEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      const events = entries.filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry);
      const noted = JSON.parse(sessionStorage.getItem('noted') ?? '[]') as unknown[];
      sessionStorage.setItem('noted', JSON.stringify([...noted, ...events]));
      return push(...entries);
    };
    Object.assign(globalThis, { dataLayer: layer });
  });
}

const noted = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '[]') as Entry[]);

const names = async (page: Page): Promise<string[]> => (await noted(page)).map(({ event }) => event);

const PURCHASE = ['view_item', 'add_to_cart', 'begin_checkout', 'pay_now', 'purchase'];

test.describe.configure({ timeout: 120_000 });

async function buy(shopper: Shopper): Promise<string> {
  await shopper.goesToPayment({ department: 3 });
  await shopper.paysBy('bank-transfer');
  await shopper.placesOrder();
  return shopper.thankYou();
}

test('with consent, analytics learn each step of a purchase once, and no e-mail address', async ({ page, context }) => {
  await context.addCookies([agreedToAnalytics(shopUrl('SK'))]);
  await noteEvents(page);
  const shopper = new Shopper(page, 'SK');
  const number = await buy(shopper);
  await expect.poll(() => names(page)).toEqual(PURCHASE);
  await page.reload();
  await shopper.thankYou();
  // An event that follows shows that the reload has reported nothing.
  await shopper.goTo('/search?query=stroj');
  await expect.poll(() => names(page)).toEqual([...PURCHASE, 'search']);

  const purchase = (await noted(page)).find(({ event }) => event === 'purchase');
  expect(purchase?.ecommerce?.transaction_id).toBe(number);
  // Digests of the shopper are for advertisers, which this consent is not about.
  expect(purchase).not.toHaveProperty('user_data');
  expect(JSON.stringify(await noted(page))).not.toContain('@');
});

test('with consent, analytics learn the outcome of the check of a VAT number, and not the number', async ({
  page,
  context,
}) => {
  await context.addCookies([agreedToAnalytics(shopUrl('SK'))]);
  await noteEvents(page);
  const shopper = new Shopper(page, 'SK');
  await shopper.goTo('/');
  const { sku } = await payableProduct(page);
  await callShop(page, 'updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
  await shopper.goTo('/checkout/addresses');
  await shopper.givesAddress({ name: 'Kiosk', vatNumber: 'SK4030000007' });
  await shopper.field('addresses.field-vat-number').press('Tab');
  await expect
    .poll(() => noted(page))
    .toContainEqual({
      event: 'vat_validation',
      vat_validation_outcome: 'success',
    });
  expect(JSON.stringify(await noted(page))).not.toContain('4030000007');
});

test('without consent, analytics learn nothing, and their code is not loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await noteEvents(page);
  await buy(new Shopper(page, 'SK'));
  expect(await noted(page)).toEqual([]);
  expect(scripts.filter((url) => url.includes('data-layer'))).toEqual([]);
});
