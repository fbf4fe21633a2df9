import { SEEDER } from '@manifold/start/testing/commerce-backend';
import { systemUnderTest } from '@manifold/start/testing/system';
import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityViolations } from './axe.js';
import { callShop } from './call-shop.js';
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

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The commerce backend, as its administrator sees it. */
class Backend {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async open(request: APIRequestContext): Promise<Backend> {
    const authorization = `Basic ${Buffer.from(`${SEEDER.id}:${SEEDER.secret}`).toString('base64')}`;
    const form = { grant_type: 'client_credentials' };
    const answer = await request.post(`${origin()}/oauth/token`, { headers: { authorization }, form });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return new Backend(request, { authorization: `Bearer ${token}` });
  }

  /** Gives a product from the store's stock to carts with some pieces of another one. Returns how to stop. */
  async giveAway(given: Card, { to, pieces }: { readonly to: Card; readonly pieces: number }) {
    const { supplyChannels } = await this.get<{ supplyChannels: object[] }>(`/stores/key=${STORE}`);
    const [supplyChannel] = supplyChannels;
    const { id, version } = await this.post('/cart-discounts', {
      name: { sl: NAME, en: NAME },
      value: { type: 'giftLineItem', product: { typeId: 'product', id: given.id }, variantId: 1, supplyChannel },
      cartPredicate: `lineItemCount(sku = "${to.sku}") >= ${pieces}`,
      sortOrder: `0.98765${pieces}`,
      stores: [{ typeId: 'store', key: STORE }],
      requiresDiscountCode: false,
    });
    const actions = [{ action: 'changeIsActive', isActive: false }];
    return () => this.post(`/cart-discounts/${id}`, { version, actions });
  }

  private async get<Body>(path: string): Promise<Body> {
    return (await this.request.get(`${origin()}/manifold${path}`, { headers: this.headers })).json() as Promise<Body>;
  }

  private async post(path: string, data: object): Promise<Versioned> {
    const answer = await this.request.post(`${origin()}/manifold${path}`, { headers: this.headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Versioned;
  }
}

const origin = (): string => `http://127.0.0.1:${systemUnderTest().ports.commerce}`;

test('a cart gets a gift, loses it with its reason, and keeps a declined one out', async ({ page, request }) => {
  const shopper = new Shopper(page, COUNTRY);
  await shopper.goTo('/');
  const { bought, given } = await goods(page, 0);
  const stop = await (await Backend.open(request)).giveAway(given, { to: bought, pieces: 2 });
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
  const stop = await (await Backend.open(request)).giveAway(given, { to: bought, pieces: 1 });
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
