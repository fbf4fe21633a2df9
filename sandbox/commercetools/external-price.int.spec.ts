import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, CartUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let services: Project;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  services = await backend.as('services');
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const change = (cart: Cart, ...actions: CartUpdateAction[]) =>
  services
    .carts()
    .withId({ ID: cart.id })
    .post({ body: { version: cart.version, actions } });
const after = async (cart: Cart, ...actions: CartUpdateAction[]): Promise<Cart> =>
  (await change(cart, ...actions).execute()).body;
const lineOf = (cart: Cart) => {
  const [line] = cart.lineItems;
  if (line === undefined) throw new Error('The cart has no line.');
  return line;
};
const quantity = (cart: Cart, pieces: number, given: object = {}) =>
  ({ action: 'changeLineItemQuantity', lineItemId: lineOf(cart).id, quantity: pieces, ...given }) as CartUpdateAction;

describe('a line with an external total', () => {
  let cart: Cart;
  beforeEach(async () => {
    const externalTotalPrice = { price: eur(100), totalPrice: eur(100) };
    cart = await after(await newCart(shopper), { action: 'addLineItem', sku: 'EX10000001', externalTotalPrice });
  });

  it('gets the catalogue price if its quantity changes, so that no piece is free', async () => {
    expect(cart.totalPrice.centAmount).toBe(100);
    const more = await after(cart, quantity(cart, 10));
    expect(lineOf(more)).toMatchObject({ priceMode: 'Platform', price: { value: { centAmount: 2000 } } });
    expect(more.totalPrice.centAmount).toBe(20_000);
  });

  it('cannot be priced by a shopper', async () => {
    const named = { externalTotalPrice: { price: eur(1), totalPrice: eur(1) }, externalPrice: eur(1) };
    const action = { action: 'changeLineItemQuantity' as const, lineItemId: lineOf(cart).id, quantity: 10, ...named };
    const refused = myCarts(shopper, 'ferrum_sk')
      .withId({ ID: cart.id })
      .post({ body: { version: cart.version, actions: [action] } });
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, code: 'InvalidField' });
    const more = await changed(shopper, cart, {
      action: 'changeLineItemQuantity',
      lineItemId: lineOf(cart).id,
      quantity: 10,
    });
    expect(more.totalPrice.centAmount).toBe(20_000);
  });

  it('gets the new total that is sent with a new quantity', async () => {
    const more = await after(
      cart,
      quantity(cart, 3, { externalTotalPrice: { price: eur(100), totalPrice: eur(250) } }),
    );
    expect(lineOf(more)).toMatchObject({ priceMode: 'ExternalTotal', quantity: 3 });
    expect(more.totalPrice.centAmount).toBe(250);
    const less = await after(more, { action: 'removeLineItem', lineItemId: lineOf(more).id, quantity: 1 });
    expect(lineOf(less)).toMatchObject({ priceMode: 'Platform', quantity: 2 });
    expect(less.totalPrice.centAmount).toBe(4000);
  });

  it('does not become free if the product is unpublished', async () => {
    const free = { price: eur(0), totalPrice: eur(100) };
    const given = await after(cart, { action: 'addLineItem', sku: 'EX10000003', externalTotalPrice: free });
    const seeder = await backend.as('seeder');
    const product = seeder.products().withKey({ key: 'fryer-3' });
    const { version } = (await product.get().execute()).body;
    await product.post({ body: { version, actions: [{ action: 'unpublish' }] } }).execute();
    const lineItemId = given.lineItems[1]?.id ?? '';
    const raising = change(given, { action: 'changeLineItemQuantity', lineItemId, quantity: 10 });
    expect(await refusalOf(raising)).toMatchObject({ code: 'MatchingPriceNotFound' });
  });
});

describe('a line with an external price', () => {
  let cart: Cart;
  beforeEach(async () => {
    cart = await after(await newCart(shopper), { action: 'addLineItem', sku: 'EX10000001', externalPrice: eur(150) });
  });

  it('cannot change its quantity without a new price', async () => {
    expect(await refusalOf(change(cart, quantity(cart, 10)))).toMatchObject({
      statusCode: 400,
      code: 'InvalidOperation',
    });
    const more = await after(cart, quantity(cart, 10, { externalPrice: eur(140) }));
    expect(lineOf(more).priceMode).toBe('ExternalPrice');
    expect(more.totalPrice.centAmount).toBe(1400);
  });

  it('can be removed without a price', async () => {
    expect((await after(cart, quantity(cart, 0))).lineItems).toEqual([]);
  });

  it('is refused in a currency that is not the cart’s', async () => {
    const foreign = { currencyCode: 'HUF', centAmount: 1 };
    const adding = change(cart, { action: 'addLineItem', sku: 'EX10000002', externalPrice: foreign });
    expect(await refusalOf(adding)).toMatchObject({ statusCode: 400, code: 'InvalidField' });
  });

  it('is refused with MoneyOverflow if the total is too large', async () => {
    const externalPrice = eur(Number.MAX_SAFE_INTEGER);
    const adding = change(cart, { action: 'addLineItem', sku: 'EX10000002', quantity: 1000, externalPrice });
    expect(await refusalOf(adding)).toMatchObject({ statusCode: 400, code: 'MoneyOverflow' });
  });
});
