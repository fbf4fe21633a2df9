import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartAction } from '@manifold/domain/cart/contract';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { allCards, giveAddress, parcelsInStock } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

let shop: RunningShop;
let seller: Seller;
let skus: string[];

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
  skus = await parcelsInStock(shop.visitor('SK'));
});

afterAll(() => shop.stop());

const activeCart = async (browser: ShopClient) => (await browser.call('getMe', {})).me.activeCart;

async function update(browser: ShopClient, ...actions: CartAction[]) {
  const { cart } = await browser.call('updateCart', { actions });
  if (!cart) throw new Error('The shop gave no cart');
  return cart;
}

const adding = (sku: string | undefined, quantity = 1) =>
  ({ action: 'addLineItem', sku: sku ?? '', quantity }) as const;

interface StoredCart {
  readonly version: number;
  readonly lineItems: readonly Readonly<Record<'supplyChannel' | 'distributionChannel', { readonly id: string }>>[];
}

interface StoredStore {
  readonly supplyChannels: readonly { readonly id: string }[];
  readonly distributionChannels: readonly { readonly id: string }[];
}

const stored = (id: string) => seller.get<StoredCart>(`/carts/${id}`);

describe('the rules of a cart (spec core §4)', () => {
  it('it is created when the first product is added, and not before', async () => {
    const browser = shop.visitor('SK');
    expect([await activeCart(browser), browser.cookies.size]).toEqual([null, 0]);
    const cart = await update(browser, adding(skus[0]));
    expect([cart.itemCount, (await activeCart(browser))?.id]).toEqual([1, cart.id]);
  });

  it('adding a SKU again raises the quantity of its line', async () => {
    const browser = shop.visitor('SK');
    const [line] = (await update(browser, adding(skus[0]))).lineItems;
    const { lineItems } = await update(browser, adding(skus[0], 2));
    expect(lineItems.map(({ id, quantity }) => [id, quantity])).toEqual([[line?.id, 3]]);
  });

  it('actions of one request are one change of the cart, in their order', async () => {
    const browser = shop.visitor('SK');
    const first = await update(browser, adding(skus[0]));
    const lineItemId = first.lineItems[0]?.id ?? '';
    const together = await update(
      browser,
      adding(skus[1]),
      { action: 'changeLineItemQuantity', lineItemId, quantity: 5 },
      { action: 'changeLineItemQuantity', lineItemId, quantity: 2 },
    );
    expect(together.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [skus[0], 2],
      [skus[1], 1],
    ]);
    // All or nothing: the last action is refused, so the first is not applied.
    const tooMany = { actions: [adding(skus[2]), adding(skus[1], 1000)] };
    expect((await browser.refusal('updateCart', tooMany))[0]).toBe(422);
    expect(await activeCart(browser)).toEqual(together);
  });

  it('a quantity of 0 removes the line', async () => {
    const browser = shop.visitor('SK');
    const { lineItems } = await update(browser, adding(skus[0]), adding(skus[1]));
    const lineItemId = lineItems[0]?.id ?? '';
    const cart = await update(browser, { action: 'changeLineItemQuantity', lineItemId, quantity: 0 });
    expect(cart.lineItems.map(({ sku }) => sku)).toEqual([skus[1]]);
  });

  it('a cart that the backend does not find any more is replaced by a new one with the product', async () => {
    const browser = shop.visitor('SK');
    const lost = await update(browser, adding(skus[0]));
    const { version } = await stored(lost.id);
    await seller.remove(`/carts/${lost.id}?version=${version}`);
    expect(await activeCart(browser)).toBeNull();
    const cart = await update(browser, adding(skus[1]));
    expect(cart.id).not.toBe(lost.id);
    expect(cart.lineItems.map(({ sku }) => sku)).toEqual([skus[1]]);
  });

  it('a cart of another store is not changed, and this store creates its own', async () => {
    const browser = shop.visitor('SK');
    const slovak = await update(browser, adding(skus[0]));
    const german = browser.on('de.localhost');
    expect(await activeCart(german)).toBeNull();
    expect((await german.call('getCart', { cartId: slovak.id })).cart).toBeNull();
    const cart = await update(german, adding(skus[1]));
    expect([cart.id === slovak.id, cart.totalPrice.currencyCode]).toEqual([false, 'EUR']);
    expect(await activeCart(browser)).toEqual(slovak);
  });

  it('removing a coupon that is not on the cart changes nothing', async () => {
    const browser = shop.visitor('SK');
    const before = await update(browser, adding(skus[0]));
    expect((await browser.call('removeCartCoupon', { discountCodeId: 'never-there' })).cart).toEqual(before);
    const { cart } = await browser.call('applyCartCoupon', { code: 'WELCOME5' });
    const [code] = cart?.discountCodes ?? [];
    expect(code?.code).toBe('WELCOME5');
    const taken = (await browser.call('removeCartCoupon', { discountCodeId: code?.id ?? '' })).cart;
    expect(taken?.discountCodes).toEqual([]);
    expect((await browser.call('removeCartCoupon', { discountCodeId: code?.id ?? '' })).cart).toEqual(taken);
  });

  it.each(['SK', 'CH', 'HU'])('in %s every line names its savings, and they add up', async (country) => {
    const browser = shop.visitor(country);
    await update(browser, adding(skus[0], 3), adding(skus[1]));
    const { cart } = await browser.call('applyCartCoupon', { code: 'WELCOME5' });
    for (const { price, quantity, savings, totalPrice } of cart?.lineItems ?? []) {
      const each = (price.discounted ?? price.value).centAmount;
      const saved = savings.reduce((cents, { amount }) => cents + amount.centAmount, 0);
      expect(each * quantity - saved).toBe(totalPrice.centAmount);
      expect([saved > 0, savings.every(({ name }) => name)]).toEqual([true, true]);
    }
  });

  it('it gets the default shipping method, or the first available one if that is not possible', async () => {
    const browser = shop.visitor('DE');
    await update(browser, adding(skus[0]));
    const { shippingMethods } = await browser.call('getShippingMethods', {});
    const usual = shippingMethods.find(({ isDefault }) => isDefault)?.key;
    expect((await giveAddress(browser, 'DE')).shippingInfo?.methodKey).toBe(usual);
    const heavy = (await allCards(browser)).find(({ isFreight }) => isFreight);
    expect((await update(browser, adding(heavy?.sku))).shippingInfo?.methodKey).toBe('freight');
    const lineItemId = (await activeCart(browser))?.lineItems.find(({ isFreight }) => isFreight)?.id ?? '';
    const light = await update(browser, { action: 'removeLineItem', lineItemId });
    expect(light.shippingInfo?.methodKey).toBe(usual);
  });

  it('a shipping method that the cart cannot have changes nothing', async () => {
    const browser = shop.visitor('SK');
    await update(browser, adding(skus[0]));
    const before = await giveAddress(browser, 'SK');
    expect(await update(browser, { action: 'setShippingMethod', shippingMethodKey: 'by-balloon' })).toEqual(before);
  });

  it('the e-mail address is the one entered with the addresses, until another is entered', async () => {
    const browser = shop.visitor('SK');
    await update(browser, adding(skus[0]));
    expect((await giveAddress(browser, 'SK')).customerEmail).toBe('eva@example.com');
    expect((await update(browser, adding(skus[1]))).customerEmail).toBe('eva@example.com');
    const { cart } = await browser.call('setCheckoutAddresses', {
      clientType: 'private',
      email: 'other@example.com',
      billingAddress: addressIn('SK'),
      shippingAddress: null,
    });
    expect(cart?.customerEmail).toBe('other@example.com');
  });

  it('every line has the store’s channels, and a line with other channels can be moved to them', async () => {
    const browser = shop.visitor('SK');
    const { id } = await update(browser, adding(skus[0]));
    const store = await seller.get<StoredStore>('/stores/key=ferrum_sk');
    const channels = {
      supplyChannel: { id: store.supplyChannels[0]?.id },
      distributionChannel: { id: store.distributionChannels[0]?.id },
    };
    expect((await stored(id)).lineItems).toMatchObject([channels]);
    const { version } = await stored(id);
    const lineItemId = (await activeCart(browser))?.lineItems[0]?.id ?? '';
    const forgotten = ['setLineItemSupplyChannel', 'setLineItemDistributionChannel'].map((action) => {
      return { action, lineItemId };
    });
    await seller.post(`/carts/${id}`, { version, actions: forgotten });
    expect((await stored(id)).lineItems[0]?.supplyChannel).toBeUndefined();
    await browser.call('updateCartItemChannel', { lineItemId });
    expect((await stored(id)).lineItems).toMatchObject([channels]);
    const before = await activeCart(browser);
    expect((await browser.call('updateCartItemChannel', { lineItemId: 'gone' })).cart).toEqual(before);
    expect(await shop.visitor('SK').refusal('updateCartItemChannel', { lineItemId })).toEqual([422, 'cart-empty']);
  });
});
