import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { sellerOf } from '../testing/test-goods.js';

const SHOPPERS = 8;

let shop: RunningShop;
let sku: string;

beforeAll(async () => {
  shop = await startShop();
  [sku = ''] = await parcelsInStock(shop.visitor('SK'));
  const seller = await sellerOf(shop.backend.url);
  const discount = async (key: string, cartPredicate: string, sortOrder: string, limits: object) => {
    await seller.post('/cart-discounts', {
      key,
      name: { en: key },
      value: { type: 'relative', permyriad: 1000 },
      cartPredicate,
      target: { type: 'lineItems', predicate: 'true' },
      sortOrder,
      requiresDiscountCode: true,
    });
    await seller.post('/discount-codes', { code: key, cartDiscounts: [{ typeId: 'cart-discount', key }], ...limits });
  };
  await discount('ONCE', 'true', '0.00071', { maxApplications: 1 });
  await discount('MANY', `lineItemCount(sku = "${sku}") >= 2`, '0.00072', {});
});

afterAll(() => shop.stop());

async function readyToPay(code: string, quantity = 1): Promise<{ readonly browser: ShopClient; readonly cart: Cart }> {
  const browser = shop.visitor('SK');
  await add(browser, sku, quantity);
  await browser.call('applyCartCoupon', { code });
  return { browser, cart: await giveAddress(browser, 'SK') };
}

const wanted = ({ id, version }: Cart) => JSON.stringify({ cartId: id, version, paymentMethod: 'bank-transfer' });

async function order(browser: ShopClient, cart: Cart) {
  const { status, body } = await browser.send('createMyOrderFromCart', wanted(cart));
  const { code, fields = [], details } = body.error ?? {};
  return [status, code, ...fields.map(({ field, reason }) => `${field}: ${reason}`), details?.['codes']];
}

/** Orders the cart without its vouchers. */
async function orderWithoutVouchers(browser: ShopClient): Promise<number> {
  const { me } = await browser.call('getMe', {});
  const codes = me.activeCart?.discountCodes ?? [];
  const actions = codes.map(({ id }) => ({ action: 'removeDiscountCode', discountCodeId: id }) as const);
  await browser.call('updateCart', { actions });
  return (await placeOrder(browser, 'bank-transfer')).totalGross.centAmount;
}

describe('an order with a voucher', () => {
  it('that no longer matches is refused with the name of the voucher, and succeeds without it', async () => {
    const { browser, cart } = await readyToPay('MANY', 2);
    const [line] = cart.lineItems;
    const actions = [{ action: 'changeLineItemQuantity', lineItemId: line?.id ?? '', quantity: 1 }] as const;
    const { cart: fewer } = await browser.call('updateCart', { actions: [...actions] });
    if (!fewer) throw new Error('There is no cart');
    expect(await order(browser, fewer)).toEqual([
      422,
      'discount-code-not-applicable',
      'discountCodes.MANY: DoesNotMatchCart',
      'MANY',
    ]);
    expect(await orderWithoutVouchers(browser)).toBe(fewer.totalPrice.centAmount);
  });

  it(`that can be used once is redeemed once by ${SHOPPERS} shoppers at the same moment`, async () => {
    const ready = await Promise.all(Array.from({ length: SHOPPERS }, () => readyToPay('ONCE')));
    const answers = await Promise.all(ready.map(({ browser, cart }) => order(browser, cart)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    const refused = answers.filter(([status]) => status !== 200);
    const usedUp = [422, 'discount-code-not-applicable', 'discountCodes.ONCE: MaxApplicationReached', 'ONCE'];
    // Late requests get the same refusal, or another total if the shop already knew.
    for (const answer of refused) expect([usedUp, [422, 'malformed-price', undefined]]).toContainEqual(answer);
    const loser = ready[answers.findIndex(([status]) => status !== 200)];
    if (!loser) throw new Error('Everybody got the voucher');
    expect(await orderWithoutVouchers(loser.browser)).toBeGreaterThan(loser.cart.totalPrice.centAmount);
  });
});
