import type { Locator } from '@playwright/test';
import { cartOf } from './call-shop.js';
import { CommerceBackend } from './commerce-backend.js';
import { Payer } from './payer.js';
import { shippingCost } from './seeded-numbers.js';
import { expect, test } from './shop.js';

const SERVICE = 'Montage vor Ort';
const PIECES = 2;
const PRICE = 1503;

/** A guest to whose cart staff adds a service: a line item that is no product. */
class ServicedGuest extends Payer {
  async getsService(): Promise<void> {
    const cart = await cartOf(this.page);
    const backend = await CommerceBackend.open(this.page.request);
    const { results } = await backend.get<{ results: { id: string }[] }>('/tax-categories');
    const service = {
      action: 'addCustomLineItem',
      name: { de: SERVICE, en: 'Assembly' },
      slug: 'assembly',
      quantity: PIECES,
      money: { currencyCode: 'EUR', centAmount: PRICE },
      taxCategory: { typeId: 'tax-category', id: results[0]?.id },
    };
    await backend.change(`/carts/${cart?.id ?? ''}`, [service]);
  }

  /** The line of the service names its quantity, its price per piece and its price. */
  async seesService(place: Locator = this.page.getByRole('main')): Promise<void> {
    const paragraphs = place.getByRole('listitem').filter({ hasText: SERVICE }).getByRole('paragraph');
    await expect(paragraphs).toHaveCount(3);
    await expect(paragraphs.nth(0)).toHaveText(SERVICE);
    await expect(paragraphs.nth(1)).toHaveText(/^2 ×/);
    expect(await this.cents(paragraphs.nth(2))).toBe(PIECES * PRICE);
  }

  async seesSums(goods: number): Promise<void> {
    const shipping = shippingCost(this.country, goods, false);
    expect(await this.sum('order-summary.subtotal')).toBe(goods);
    expect(await this.sum('order-summary.total')).toBe(goods + shipping);
  }
}

test('a service that staff adds to the cart is shown with its price and counted in every sum, up to the order', async ({
  page,
}) => {
  const guest = new ServicedGuest(page, 'AT');
  const { price } = await guest.fillsCart();
  await guest.getsService();
  const goods = (price.discounted ?? price.value).centAmount + PIECES * PRICE;

  await guest.goTo('/');
  const drawer = page.getByRole('dialog', { name: guest.say('cart.title') });
  // The number appears when the page is hydrated: the link then opens the drawer.
  await expect(page.getByRole('banner').getByText('1', { exact: true })).toBeVisible();
  await page.getByRole('banner').locator('a[href$="/checkout/cart"]').click();
  await guest.seesService(drawer);
  const subtotal = drawer.getByRole('term').filter({ hasText: guest.say('order-summary.subtotal') });
  expect(await guest.cents(subtotal.locator('xpath=following-sibling::dd'))).toBe(goods);
  await drawer.getByRole('link', { name: guest.say('cart.to-cart') }).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.say('cart.title') })).toBeVisible();
  await guest.seesService();
  await guest.seesSums(goods);

  await guest.goesToCheckout();
  await guest.seesService();
  await guest.seesSums(goods);
  await guest.givesAddress();
  await guest.continuesToPayment();
  await guest.paysBy('bank-transfer');
  await guest.seesService();
  await guest.seesSums(goods);

  await guest.placesOrder();
  await guest.thankYou();
  await guest.seesService();
  await guest.seesSums(goods);
});
