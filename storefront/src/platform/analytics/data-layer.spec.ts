import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, LineItem } from '@manifold/domain/cart/contract';
import { money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { openDataLayer } from './data-layer.js';
import type { AnalyticsEvent } from './events.js';

const line = (id: string, quantity: number): LineItem => ({
  id,
  productId: id,
  sku: `EX1000000${id}`,
  name: `Drill ${id}`,
  path: '/',
  productTypeKey: 'standard_product',
  image: null,
  quantity,
  price: { value: money(1000, 'EUR'), discounted: null },
  totalPrice: money(900 * quantity, 'EUR'),
  savings: [],
  isFreight: false,
});

const cart = (version: number, ...lineItems: LineItem[]) =>
  ({
    id: 'cart',
    version,
    lineItems,
    discountCodes: [{ id: 'c', code: 'TEN', state: 'MatchesCart' }],
    totalPrice: money(2000, 'EUR'),
  }) as Partial<Cart> as Cart;

const order = (createdAt = new Date().toISOString()) =>
  ({
    id: 'order',
    orderNumber: 'SK-7',
    createdAt,
    customerEmail: ' Eva@Example.com',
    billingAddress: { phone: '0900123456', country: 'SK' },
    lineItems: [line('1', 2)],
    totalPayable: money(1995, 'EUR'),
    totalTax: money(333, 'EUR'),
    shippingInfo: { methodKey: 'parcel', methodName: 'Parcel', price: money(195, 'EUR'), isFree: false },
    paymentMethod: 'online',
    paymentInfo: { payments: [{ providerMethod: 'scheme', action: null }] },
  }) as Partial<Order> as Order;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

class MemoryStorage {
  private readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
}

describe('the data layer', () => {
  let isCatalogueDown: boolean;
  let consent: readonly string[];
  const api: ShopApi = {
    commerce: (_operation, request) => {
      if (isCatalogueDown) return Promise.reject(new Error('down'));
      const { skus } = request as { skus: string[] };
      const tagManager = skus.map((sku) => ({
        sku,
        name: 'Drill',
        brand: 'MSW',
        family: null,
        categories: ['Workshop', 'Drills'],
        price: money(1000, 'EUR'),
        isBware: true,
      }));
      return Promise.resolve({ tagManager }) as never;
    },
  };

  /** Opens a page on which these events happen, and returns the entries about them. */
  async function page(...events: AnalyticsEvent[]): Promise<Record<string, unknown>[]> {
    const dataLayer: Record<string, unknown>[] = [];
    Object.assign(globalThis, { window: { dataLayer, shopConsent: consent } });
    const { push } = openDataLayer(api);
    await Promise.all(events.map(push));
    return dataLayer.filter(({ event }) => event !== undefined);
  }

  beforeEach(() => {
    isCatalogueDown = false;
    consent = ['analytics', 'marketing'];
    Object.assign(globalThis, { localStorage: new MemoryStorage() });
  });

  it('has a purchase once, even after a reload', async () => {
    const purchase: AnalyticsEvent = { name: 'purchase', order: order() };
    const first = await page(purchase, purchase);
    expect(first).toEqual([
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'SK-7',
          currency: 'EUR',
          value: 19.95,
          tax: 3.33,
          shipping: 1.95,
          payment_type: 'scheme',
          items: [
            {
              item_id: 'EX10000001',
              item_name: 'Drill 1',
              price: 9,
              quantity: 2,
              item_brand: 'MSW',
              item_category: 'Workshop',
              item_category2: 'Drills',
              condition: 'used',
            },
          ],
        },
        user_data: {
          sha256_email_address: sha256('eva@example.com'),
          sha256_phone_number: sha256('+421900123456'),
        },
      },
    ]);
    expect(await page(purchase)).toEqual([]);
  });

  it('has no digest of the shopper without consent to marketing', async () => {
    consent = ['analytics'];
    const [purchase] = await page({ name: 'purchase', order: order() });
    expect(purchase).toMatchObject({ event: 'purchase' });
    expect(purchase).not.toHaveProperty('user_data');
  });

  it('has no order that is opened again days later, for example from a mail', async () => {
    const old = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    expect(await page({ name: 'purchase', order: order(old) })).toEqual([]);
  });

  it('has the begin of the checkout once per version of the cart', async () => {
    const begin = (version: number): AnalyticsEvent => ({ name: 'begin-checkout', cart: cart(version, line('1', 2)) });
    expect(await page(begin(4), begin(4))).toMatchObject([
      { event: 'begin_checkout', ecommerce: { value: 20, coupon: 'TEN' } },
    ]);
    expect(await page(begin(4), begin(5))).toHaveLength(1);
  });

  it('has the outcome of the check of a VAT number', async () => {
    expect(await page({ name: 'vat-check', outcome: 'failed-without-rate-change' })).toEqual([
      { event: 'vat_validation', vat_validation_outcome: 'failed_without_rate_change' },
    ]);
  });

  it('has each press of the order button, with the method', async () => {
    const paying: AnalyticsEvent = { name: 'pay-now', cart: cart(4, line('1', 2)), method: 'bank-transfer' };
    expect(await page(paying, paying)).toMatchObject([
      { event: 'pay_now', payment_type: 'bank-transfer' },
      { event: 'pay_now' },
    ]);
  });

  it('has the pieces that were added and removed, at the price that is paid', async () => {
    const changed: AnalyticsEvent = {
      name: 'cart-changed',
      before: cart(4, line('1', 3), line('2', 1)),
      after: cart(5, line('1', 1), line('2', 1), line('3', 2)),
    };
    expect(await page(changed)).toMatchObject([
      { event: 'add_to_cart', ecommerce: { value: 18, items: [{ item_id: 'EX10000003', quantity: 2 }] } },
      { event: 'remove_from_cart', ecommerce: { value: 18, items: [{ item_id: 'EX10000001', quantity: 2 }] } },
    ]);
  });

  it('has nothing about a cart that another sign-in brought', async () => {
    const after = { ...cart(9, line('1', 3)), id: 'other' };
    expect(await page({ name: 'cart-changed', before: cart(4), after })).toEqual([]);
  });

  it('has events without brand and categories while the catalogue does not answer', async () => {
    isCatalogueDown = true;
    expect(await page({ name: 'cart-changed', before: null, after: cart(1, line('1', 1)) })).toMatchObject([
      { event: 'add_to_cart', ecommerce: { items: [{ item_name: 'Drill 1' }] } },
    ]);
  });

  it('empties the items of the event before', async () => {
    const dataLayer: Record<string, unknown>[] = [];
    Object.assign(globalThis, { window: { dataLayer, shopConsent: consent } });
    await openDataLayer(api).push({ name: 'view-product', sku: 'EX10000001' });
    expect(dataLayer).toMatchObject([{ ecommerce: null, user_data: null }, { event: 'view_item' }]);
  });
});
