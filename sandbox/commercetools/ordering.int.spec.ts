import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, OrderFromCartDraft } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let services: Project;
let shopper: Project;
let orderNumbers = 0;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  services = await backend.as('services');
});
beforeEach(async () => {
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const order = (cart: Cart, more: Partial<OrderFromCartDraft> = {}) => {
  orderNumbers += 1;
  const body = {
    cart: { typeId: 'cart' as const, id: cart.id },
    version: cart.version,
    orderNumber: `SK-${orderNumbers}`,
    ...more,
  };
  return services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).orders().post({ body });
};

const available = async (sku: string): Promise<number | undefined> => {
  const { body } = await services
    .inventory()
    .get({ queryArgs: { where: `sku="${sku}"` } })
    .execute();
  return body.results[0]?.availableQuantity;
};

describe('an order', () => {
  it('is created once if the same cart is ordered many times concurrently', async () => {
    const cart = await readyCart(shopper);
    const before = await available('EX10000001');
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => order(cart).execute()));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await available('EX10000001')).toBe((before ?? 0) - 1);
    const { body } = await services
      .orders()
      .get({ queryArgs: { where: `cart(id="${cart.id}")` } })
      .execute();
    expect(body.total).toBe(1);
  });

  it('is refused for an ordered cart, regardless of its version', async () => {
    const cart = await readyCart(shopper);
    await order(cart).execute();
    expect(await refusalOf(order(cart))).toMatchObject({ statusCode: 409, code: 'ConcurrentModification' });
    const { body: ordered } = await services.carts().withId({ ID: cart.id }).get().execute();
    expect(await refusalOf(order(ordered))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    const update = { version: ordered.version, actions: [{ action: 'recalculate' as const }] };
    expect(await refusalOf(services.carts().withId({ ID: cart.id }).post({ body: update }))).toMatchObject({
      code: 'InvalidOperation',
    });
  });

  it('uses an order number once, and a refused order changes neither stock nor cart', async () => {
    const first = await readyCart(shopper);
    await order(first, { orderNumber: 'SK-TAKEN' }).execute();
    const before = await available('EX10000001');
    const second = await readyCart(shopper);
    expect(await refusalOf(order(second, { orderNumber: 'SK-TAKEN' }))).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'orderNumber',
    });
    expect(await available('EX10000001')).toBe(before);
    const { body: cart } = await myCarts(shopper, 'ferrum_sk').withId({ ID: second.id }).get().execute();
    expect(cart).toMatchObject({ cartState: 'Active', version: second.version });
  });

  it('never sells the last pieces twice', async () => {
    const carts = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const one = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
        return changed(
          one,
          await newCart(one),
          { action: 'addLineItem', sku: 'EX10000002', quantity: 2 },
          { action: 'setShippingAddress', address: { country: 'SK' } },
        );
      }),
    );
    const results = await Promise.allSettled(carts.map((cart) => order(cart).execute()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await available('EX10000002')).toBe(1);
  });

  it('is refused if a price changed since the cart was priced', async () => {
    const cart = await changed(
      shopper,
      await newCart(shopper),
      { action: 'addLineItem', sku: 'EX10000003' },
      { action: 'setShippingAddress', address: { country: 'SK' } },
    );
    const seeder = await backend.as('seeder');
    const { body: product } = await seeder.products().withKey({ key: 'fryer-3' }).get().execute();
    const [price] = product.masterData.current.masterVariant.prices ?? [];
    const change = {
      action: 'changePrice' as const,
      priceId: price?.id ?? '',
      price: { value: { currencyCode: 'EUR', centAmount: 6500 } },
      staged: false,
    };
    await seeder
      .products()
      .withKey({ key: 'fryer-3' })
      .post({ body: { version: product.version, actions: [change] } })
      .execute();
    expect(await refusalOf(order(cart))).toMatchObject({ statusCode: 400, code: 'PriceChanged' });
    const seen = await changed(shopper, cart, { action: 'recalculate' });
    expect((await order(seen).execute()).body.totalPrice.centAmount).toBe(6500);
  });
});
