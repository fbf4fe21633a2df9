import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, CartDiscount, LineItem, MyCartUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { customerToken, me, PASSWORD, signUp } from './testing/test-customer.js';
import { changed, myCarts, newCart, setUpShop } from './testing/test-shop.js';

/** 20, 40 and 60 EUR. */
const [BOUGHT, GIFT] = ['EX10000001', 'EX10000002'];

let backend: TestBackend;
let shopper: Project;
let discount: CartDiscount;

beforeAll(async () => {
  backend = await startTestBackend();
  const seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const search = { queryArgs: { where: `masterVariant(sku = "${GIFT}")` } };
  const [product] = (await seeder.productProjections().get(search).execute()).body.results;
  const body = {
    name: { en: 'A fryer for free', sk: 'Fritéza zadarmo' },
    value: {
      type: 'giftLineItem' as const,
      product: { typeId: 'product' as const, id: product?.id ?? '' },
      variantId: 1,
    },
    cartPredicate: 'totalPrice >= "60.00 EUR"',
    sortOrder: '0.5',
    requiresDiscountCode: false,
  };
  discount = (await seeder.cartDiscounts().post({ body }).execute()).body;
});
beforeEach(async () => {
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const adding = (sku: string, quantity: number): MyCartUpdateAction => ({ action: 'addLineItem', sku, quantity });
const giftsOf = ({ lineItems }: Pick<Cart, 'lineItems'>): LineItem[] =>
  lineItems.filter(({ lineItemMode }) => lineItemMode === 'GiftLineItem');
const skusOf = ({ lineItems }: Cart): string[] =>
  lineItems.map(({ variant, quantity }) => `${quantity} ${variant.sku}`);

/** Creates a cart that gets the gift. */
async function rewarded(project = shopper): Promise<{ readonly cart: Cart; readonly gift: LineItem }> {
  const cart = await changed(project, await newCart(project), adding(BOUGHT, 3));
  const [gift] = giftsOf(cart);
  if (!gift) throw new Error('The cart has no gift');
  return { cart, gift };
}

describe('a gift', () => {
  it('costs nothing and does not count for the discount that gives it', async () => {
    const { cart, gift } = await rewarded();
    expect(skusOf(cart)).toEqual([`3 ${BOUGHT}`, `1 ${GIFT}`]);
    expect(gift).toMatchObject({ price: { value: { centAmount: 4000 } }, totalPrice: { centAmount: 0 } });
    const [{ discountedPrice } = { discountedPrice: undefined }] = gift.discountedPricePerQuantity;
    expect(discountedPrice).toMatchObject({
      value: { centAmount: 0 },
      includedDiscounts: [{ discount: { id: discount.id }, discountedAmount: { centAmount: 4000 } }],
    });
    expect(cart).toMatchObject({ totalPrice: { centAmount: 6000 }, totalLineItemQuantity: 4 });
    const less = await changed(shopper, cart, {
      action: 'changeLineItemQuantity',
      lineItemId: cart.lineItems[0]?.id ?? '',
      quantity: 2,
    });
    expect(skusOf(less)).toEqual([`2 ${BOUGHT}`]);
    expect(less.refusedGifts).toEqual([]);
    expect(skusOf(await changed(shopper, less, adding(BOUGHT, 1)))).toEqual([`3 ${BOUGHT}`, `1 ${GIFT}`]);
  });

  it('keeps its line through other changes, beside bought pieces of the same product', async () => {
    const { cart, gift } = await rewarded();
    const more = await changed(shopper, cart, adding(GIFT, 2));
    expect(skusOf(more)).toEqual([`3 ${BOUGHT}`, `1 ${GIFT}`, `2 ${GIFT}`]);
    expect(giftsOf(more).map(({ id }) => id)).toEqual([gift.id]);
    expect(more.totalPrice.centAmount).toBe(14_000);
  });

  it('is refused for good when the shopper removes it, and has no other quantity', async () => {
    const { cart, gift } = await rewarded();
    const two = {
      version: cart.version,
      actions: [{ action: 'changeLineItemQuantity' as const, lineItemId: gift.id, quantity: 2 }],
    };
    const update = myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body: two });
    expect(await refusalOf(update)).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const without = await changed(shopper, cart, { action: 'removeLineItem', lineItemId: gift.id });
    expect(skusOf(without)).toEqual([`3 ${BOUGHT}`]);
    expect(without.refusedGifts).toEqual([{ typeId: 'cart-discount', id: discount.id }]);
    const more = await changed(shopper, without, adding(BOUGHT, 2));
    expect(giftsOf(more)).toEqual([]);
    const query = `{ cart(id: "${cart.id}") { refusedGifts { id name(locale: "sk") } } }`;
    const answer = await (await backend.as('seeder')).graphql().post({ body: { query } }).execute();
    expect(answer.body.data).toEqual({ cart: { refusedGifts: [{ id: discount.id, name: 'Fritéza zadarmo' }] } });
  });

  it('is given once when a visitor’s cart joins that of a customer', async () => {
    const { customer } = await signUp(shopper);
    const own = backend.withToken((await customerToken(backend, customer.email)).access_token);
    await rewarded(own);
    const visitor = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
    await rewarded(visitor);
    const body = { email: customer.email, password: PASSWORD };
    const { cart } = (await me(visitor).login().post({ body }).execute()).body;
    expect(cart && skusOf(cart)).toEqual([`3 ${BOUGHT}`, `1 ${GIFT}`]);
  });

  it('is part of the order', async () => {
    const { cart } = await rewarded();
    const ready = await changed(
      shopper,
      cart,
      { action: 'setShippingAddress', address: { country: 'SK', city: 'Bratislava' } },
      { action: 'setShippingMethod', shippingMethod: { typeId: 'shipping-method', key: 'parcel' } },
    );
    const body = { id: ready.id, version: ready.version };
    const order = (await me(shopper).orders().post({ body }).execute()).body;
    expect(giftsOf(order)).toMatchObject([{ variant: { sku: GIFT }, totalPrice: { centAmount: 0 } }]);
    expect(order.taxedPrice?.totalGross.centAmount).toBe(order.totalPrice.centAmount);
  });
});
