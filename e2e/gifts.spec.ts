import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { callShop } from './call-shop.js';
import { CommerceBackend } from './commerce-backend.js';
import { expect, test } from './shop.js';
import { Shopper } from './shopper.js';

const COUNTRY = 'SI';
const STORE = 'ferrum_si';
const NAME = 'Darilo ob nakupu dveh kosov';

interface Card {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly isFreight: boolean;
}

interface Goods {
  readonly bought: Card;
  readonly given: Card;
}

/** Returns parcels in stock that no other test buys: rather expensive ones, different ones for each test. */
async function goods(page: Page, test: 0 | 1): Promise<Goods> {
  const filters = { query: 'listing', sort: 'price-desc', onStock: true, hitsPerPage: 48, page: 2 };
  const { body } = await callShop(page, 'getProducts', filters);
  const { results } = (body.data as { readonly products: { readonly results: readonly Card[] } }).products;
  const [bought, given] = results.filter(({ isFreight }) => !isFreight).slice(2 * test);
  if (!bought || !given) throw new Error('The list has no two parcels');
  return { bought, given };
}

/** Gives a product from the store's stock to carts with some pieces of another one. Returns how to stop. */
async function giveAway(
  request: APIRequestContext,
  given: Card,
  { to, pieces }: { readonly to: Card; readonly pieces: number },
) {
  const backend = await CommerceBackend.open(request);
  const { supplyChannels } = await backend.get<{ supplyChannels: object[] }>(`/stores/key=${STORE}`);
  const [supplyChannel] = supplyChannels;
  const { id, version } = await backend.post('/cart-discounts', {
    name: { sl: NAME, en: NAME },
    value: { type: 'giftLineItem', product: { typeId: 'product', id: given.id }, variantId: 1, supplyChannel },
    cartPredicate: `lineItemCount(sku = "${to.sku}") >= ${pieces}`,
    sortOrder: `0.98765${pieces}`,
    stores: [{ typeId: 'store', key: STORE }],
    requiresDiscountCode: false,
  });
  const actions = [{ action: 'changeIsActive', isActive: false }];
  return () => backend.post(`/cart-discounts/${id}`, { version, actions });
}

test('a cart gets a gift, loses it with its reason, and keeps a declined one out', async ({ page, request }) => {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { bought, given } = await goods(page, 0);
  const stop = await giveAway(request, given, { to: bought, pieces: 2 });
  try {
    const actions = [{ action: 'addLineItem', sku: bought.sku, quantity: 2 }];
    expect((await callShop(page, 'updateCart', { actions })).status).toBe(200);
    await shopper.goTo('/checkout/cart');
    const main = page.getByRole('main');
    const gift = main.getByText(shopper.say('cart.gift'));
    await expect(gift.first()).toBeVisible();
    await expect(main.getByRole('button', { name: shopper.say('cart.more-of', { name: given.name }) })).toHaveCount(0);
    expect(await accessibilityViolations(page)).toEqual([]);

    await main.getByRole('button', { name: shopper.say('cart.less-of', { name: bought.name }) }).click();
    await expect(gift).toHaveCount(0);
    await main.getByRole('button', { name: shopper.say('cart.more-of', { name: bought.name }) }).click();
    await expect(gift.first()).toBeVisible();

    await main.getByRole('button', { name: shopper.say('cart.remove', { name: given.name }) }).click();
    await expect(main.getByText(shopper.say('cart.refused-gift', { name: NAME }))).toBeVisible();
    await expect(gift).toHaveCount(0);
    await shopper.goTo('/checkout/cart');
    await expect(main.getByText(shopper.say('cart.refused-gift', { name: NAME }))).toBeVisible();
    await expect(gift).toHaveCount(0);
  } finally {
    await stop();
  }
});

test('a gift is ordered with the goods that it came with, for nothing', async ({ page, request }) => {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { bought, given } = await goods(page, 1);
  const stop = await giveAway(request, given, { to: bought, pieces: 1 });
  try {
    const actions = [{ action: 'addLineItem', sku: bought.sku, quantity: 1 }];
    expect((await callShop(page, 'updateCart', { actions })).status).toBe(200);
    await shopper.goTo('/checkout/cart');
    await expect(page.getByRole('main').getByText(shopper.say('cart.gift')).first()).toBeVisible();
    await shopper.goesToCheckout();
    await shopper.givesAddress();
    await shopper.continuesToPayment();
    await shopper.paysBy('bank-transfer');
    await shopper.placesOrder();
    await shopper.thankYou();
    await expect(page.getByRole('main').getByText(given.name).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(shopper.say('cart.gift')).first()).toBeVisible();
  } finally {
    await stop();
  }
});
