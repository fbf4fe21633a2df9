import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, machineOnStock } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
});

afterAll(() => shop.stop());

async function readyToPay(country = 'SK'): Promise<{ readonly browser: ShopClient; readonly cart: Cart }> {
  const browser = shop.visitor(country);
  await add(browser);
  return { browser, cart: await giveAddress(browser, country) };
}

interface Paid {
  readonly paymentInfo?: { readonly payments: readonly { readonly id: string }[] };
  readonly custom?: { readonly fields: { readonly calculatedCodFee?: { readonly centAmount: number } } };
}

const atBackend = (path: string) => seller.get<Paid>(path);
const paymentsOf = async (cart: Pick<Cart, 'id'>) =>
  (await atBackend(`/carts/${cart.id}`)).paymentInfo?.payments.map(({ id }) => id) ?? [];

/** Returns fee and rounding for cash on delivery. */
async function addedOnDelivery(browser: ShopClient): Promise<{ readonly fee: number; readonly rounding: number }> {
  const { paymentMethods } = await browser.call('getPaymentMethods', {});
  const offer = paymentMethods.find(({ method }) => method === 'cash-on-delivery');
  return { fee: offer?.fee?.gross.centAmount ?? 0, rounding: offer?.rounding?.centAmount ?? 0 };
}

const seen = ({ id, version }: Cart) => ({ cartId: id, version });

async function order(browser: ShopClient, { cart }: CommerceResponse<'createMyPayment'>, paymentMethod: PaymentMethod) {
  const answer = await browser.call('createMyOrderFromCart', { cartId: cart.id, version: cart.version, paymentMethod });
  if (answer.status !== 'ordered') throw new Error(`The order is ${answer.status}`);
  return answer.order;
}

describe('a payment before the order', () => {
  it('does not keep a shopper who deletes its cart from filling another one', async () => {
    const { browser, cart } = await readyToPay();
    const created = await browser.call('createCodPayment', seen(cart));
    await browser.call('deleteCart', { id: created.cart.id, version: created.cart.version });
    await add(browser);
    expect((await browser.call('getMe', {})).me.activeCart).toMatchObject({ cartState: 'Active' });
  });

  it('has the amount of cart and fee, is on the cart, and pays the order', async () => {
    const { browser, cart } = await readyToPay();
    const { fee, rounding } = await addedOnDelivery(browser);
    const created = await browser.call('createCodPayment', seen(cart));
    const { payment } = created;
    expect(payment).toMatchObject({
      paymentInterface: 'cash-on-delivery',
      amountPlanned: { centAmount: cart.totalPrice.centAmount + fee + rounding, currencyCode: 'EUR' },
    });
    expect(await paymentsOf(cart)).toEqual([payment.id]);
    expect((await atBackend(`/carts/${cart.id}`)).custom?.fields.calculatedCodFee?.centAmount).toBe(fee);
    const placed = await order(browser, created, 'cash-on-delivery');
    expect(placed.totalPayable.centAmount).toBe(payment.amountPlanned.centAmount);
    const paid = await atBackend(`/orders/${placed.id}`);
    expect(paid.paymentInfo?.payments.map(({ id }) => id)).toEqual([payment.id]);
  });

  it('is created once for repeated requests, at the version before and after', async () => {
    const { browser, cart } = await readyToPay();
    const first = await browser.call('createBankPayment', seen(cart));
    const again = await browser.call('createBankPayment', seen(cart));
    expect(again).toEqual(first);
    const after = await browser.call('createBankPayment', { cartId: cart.id, version: first.cart.version });
    expect(after.payment).toEqual(first.payment);
    expect(await paymentsOf(cart)).toEqual([first.payment.id]);
  });

  it('is replaced together with its fee when the shopper selects another method', async () => {
    const { browser, cart } = await readyToPay();
    const first = await browser.call('createCodPayment', seen(cart));
    const second = await browser.call('createBankPayment', { cartId: cart.id, version: first.cart.version });
    expect(await paymentsOf(cart)).toEqual([second.payment.id]);
    expect((await atBackend(`/carts/${cart.id}`)).custom?.fields.calculatedCodFee).toBeUndefined();
    const placed = await order(browser, second, 'bank-transfer');
    expect([placed.paymentMethod, placed.cashOnDeliveryFee]).toEqual(['bank-transfer', null]);
  });

  it('is replaced with the order if the cart has changed since', async () => {
    const { browser, cart } = await readyToPay();
    const early = await browser.call('createBankPayment', seen(cart));
    const grown = await add(browser);
    const stale = { cartId: cart.id, version: early.cart.version };
    expect(await browser.refusal('createBankPayment', stale)).toEqual([409, 'conflict']);
    const ordered = await browser.call('createMyOrderFromCart', { ...seen(grown), paymentMethod: 'bank-transfer' });
    if (ordered.status !== 'ordered') throw new Error(ordered.status);
    expect(ordered.order.totalGross).toEqual(grown.totalPrice);
    const paid = await atBackend(`/orders/${ordered.order.id}`);
    expect(paid.paymentInfo?.payments).toHaveLength(1);
    expect(paid.paymentInfo?.payments[0]?.id).not.toBe(early.payment.id);
  });

  it('is refused for another amount or currency', async () => {
    const { browser, cart } = await readyToPay();
    const pay = (amount: object) =>
      browser.refusal('createMyPayment', {
        ...seen(cart),
        paymentMethodInfo: { paymentInterface: 'bank-transfer' },
        amountPlanned: { ...cart.totalPrice, ...amount },
      });
    expect(await pay({ centAmount: cart.totalPrice.centAmount - 1 })).toEqual([422, 'malformed-price']);
    expect(await pay({ currencyCode: 'CHF' })).toEqual([422, 'malformed-price']);
    const { me } = await browser.call('getMe', {});
    const { version, totalPrice } = me.activeCart ?? cart;
    const { payment } = await browser.call('createMyPayment', {
      cartId: cart.id,
      version,
      paymentMethodInfo: { paymentInterface: 'bank-transfer' },
      amountPlanned: totalPrice,
    });
    expect(payment.amountPlanned).toEqual(totalPrice);
  });

  it('is refused for an unavailable payment method and without an address', async () => {
    const browser = shop.visitor('SK');
    const machine = await add(browser, await machineOnStock(shop), 2);
    expect(await browser.refusal('createBankPayment', seen(machine))).toEqual([422, 'email-missing']);
    const cart = await giveAddress(browser, 'SK');
    expect(await browser.refusal('createCodPayment', seen(cart))).toEqual([422, 'payment-method-refused']);
  });

  it('is refused for the cart of another shopper and for an ordered cart', async () => {
    const { browser, cart } = await readyToPay();
    const stranger = await readyToPay();
    expect(await stranger.browser.refusal('createBankPayment', seen(cart))).toEqual([404, 'cart-not-found']);
    expect(await shop.visitor('SK').refusal('createBankPayment', seen(cart))).toEqual([404, 'cart-not-found']);
    await order(browser, await browser.call('createBankPayment', seen(cart)), 'bank-transfer');
    expect(await browser.refusal('createBankPayment', seen(cart))).toEqual([404, 'cart-not-found']);
  });
});
