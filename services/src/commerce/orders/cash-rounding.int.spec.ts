import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';
import { sell, sellerOf, type Seller } from '../testing/test-goods.js';
import { Checkouts } from '../payments/checkouts.repository.js';
import { dueCentAmount } from '../payments/attempt-rows.repository.js';

const GOOD = 'EX57000001';
const CURRENCIES = { CH: 'CHF', HU: 'HUF', SE: 'SEK', SK: 'EUR', DE: 'EUR' };
/** In cents. Price plus fee is an amount that needs rounding. */
const PRICES = { CH: 8913, HU: 8_423_900, SE: 234_185, SK: 9892, DE: 9893 };

interface Cents {
  readonly centAmount: number;
}

interface BackendSale {
  readonly totalPrice: Cents;
  readonly custom?: { readonly fields: { readonly calculatedCodFee?: Cents; readonly cashRounding?: Cents } };
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
}

let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
  await sell(seller, { sku: GOOD, isFreight: false, prices: PRICES }, CURRENCIES);
});

afterAll(() => shop.stop());

async function readyToPay(country: string) {
  const visitor = shop.visitor(country);
  await add(visitor, GOOD);
  return { visitor, cart: await giveAddress(visitor, country) };
}

/** Returns total, fee, rounding and payment amount of an order at the commerce backend. */
async function atBackend(orderId: string) {
  const order = await seller.get<BackendSale>(`/orders/${orderId}`);
  const [payment] = order.paymentInfo?.payments ?? [];
  const { amountPlanned } = await seller.get<{ amountPlanned: Cents }>(`/payments/${payment?.id}`);
  const { calculatedCodFee, cashRounding } = order.custom?.fields ?? {};
  const centsOf = (amount: Cents | undefined) => amount?.centAmount ?? 0;
  return [centsOf(order.totalPrice), centsOf(calculatedCodFee), centsOf(cashRounding), centsOf(amountPlanned)];
}

describe('an order that is paid in cash', () => {
  //  total, fee and rounding; then what is collected
  it.each([
    ['CH', 'CHF 91.08 to five rappen', [8913, 195, 2], 9110],
    ['HU', 'HUF 84,969 to five forint', [8_423_900, 73_000, 100], 8_497_000],
    ['SE', 'SEK 2,363.85 to the krona', [234_185, 2200, 15], 236_400],
    ['SK', 'EUR 100.87 to five cents', [9892, 195, -2], 10_085],
    ['DE', 'EUR 100.88 to the cent, as the country does', [9893, 195, 0], 10_088],
  ])('in %s rounds %s, in the shop as in the commerce backend', async (country, _title, parts, collected) => {
    const [total = 0, fee = 0, rounding = 0] = parts;
    const { visitor } = await readyToPay(country);
    const { paymentMethods } = await visitor.call('getPaymentMethods', {});
    expect(paymentMethods.map((offer) => [offer.method, offer.rounding?.centAmount ?? 0])).toEqual([
      ['online', 0],
      ['cash-on-delivery', rounding],
      ['bank-transfer', 0],
    ]);
    const placed = await placeOrder(visitor, 'cash-on-delivery');
    expect(placed.totalGross.centAmount).toBe(total + fee);
    expect(placed.totalNet.centAmount + placed.totalTax.centAmount).toBe(total + fee);
    expect([placed.cashRounding?.centAmount ?? 0, placed.totalPayable.centAmount]).toEqual([rounding, collected]);
    expect(await atBackend(placed.id)).toEqual([total, fee, rounding, collected]);
    expect(total + fee + rounding).toBe(collected);
  });

  it('is finished after a crash with the rounding that the shopper agreed to', async () => {
    const { visitor, cart } = await readyToPay('CH');
    await visitor.call('createCodPayment', { cartId: cart.id, version: cart.version });
    const stored = await shop.application.app.get(Checkouts).find(cart.id);
    expect(stored?.attempts.map(dueCentAmount)).toEqual([9110]);
  });

  it('is not rounded when it is paid by bank transfer instead', async () => {
    const { visitor, cart } = await readyToPay('CH');
    const early = await visitor.call('createCodPayment', { cartId: cart.id, version: cart.version });
    expect(early.payment.amountPlanned.centAmount).toBe(9110);
    const placed = await placeOrder(visitor, 'bank-transfer');
    expect([placed.cashRounding, placed.totalPayable.centAmount]).toEqual([null, 8913]);
    expect(await atBackend(placed.id)).toEqual([8913, 0, 0, 8913]);
  });

  it('is refused for an amount without the rounding', async () => {
    const { visitor, cart } = await readyToPay('CH');
    const amountPlanned = { centAmount: 9108, currencyCode: 'CHF' };
    const input = { cartId: cart.id, version: cart.version, amountPlanned };
    await expect(visitor.call('createCodPayment', input)).rejects.toThrow('malformed-price');
    const rounded = { ...input, amountPlanned: { ...amountPlanned, centAmount: 9110 } };
    expect((await visitor.call('createCodPayment', rounded)).payment.amountPlanned.centAmount).toBe(9110);
  });
});
