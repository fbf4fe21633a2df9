import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
beforeEach(async () => {
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const refused = async (quantity: number) => {
  const cart = await newCart(shopper);
  const body = { version: cart.version, actions: [{ action: 'addLineItem' as const, sku: 'EX10000001', quantity }] };
  return refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body }));
};

describe('lines of a cart', () => {
  it('merge when the same thing is added again, and go when their quantity becomes 0', async () => {
    const cart = await changed(
      shopper,
      await newCart(shopper),
      { action: 'addLineItem', sku: 'EX10000001', quantity: 2 },
      { action: 'addLineItem', sku: 'EX10000001' },
      { action: 'addLineItem', sku: 'EX10000002' },
    );
    expect(cart.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
      ['EX10000001', 3],
      ['EX10000002', 1],
    ]);
    expect(cart.totalLineItemQuantity).toBe(4);
    const [first] = cart.lineItems;
    const fewer = await changed(shopper, cart, {
      action: 'changeLineItemQuantity',
      lineItemId: first?.id ?? '',
      quantity: 0,
    });
    expect(fewer.lineItems.map(({ variant }) => variant.sku)).toEqual(['EX10000002']);
  });

  it.each([0, -1, 1.5, 1e9])('refuse a quantity of %p', async (quantity) => {
    expect((await refused(quantity)).statusCode).toBe(400);
  });

  it('refuse products that are unknown or have no price here', async () => {
    const cart = await newCart(shopper, 'ferrum_sk', 'SK');
    const adding = (sku: string) =>
      myCarts(shopper, 'ferrum_sk')
        .withId({ ID: cart.id })
        .post({ body: { version: cart.version, actions: [{ action: 'addLineItem', sku }] } });
    expect((await refusalOf(adding('EX99999999'))).statusCode).toBe(400);
    const body = { currency: 'GBP', country: 'GB', lineItems: [{ sku: 'EX10000001' }] };
    expect(await refusalOf(myCarts(shopper, 'ferrum_sk').post({ body }))).toMatchObject({
      code: 'MatchingPriceNotFound',
    });
  });
});

describe('the total of a cart', () => {
  it('holds shipping, and tax once there is an address', async () => {
    const cart = await changed(shopper, await newCart(shopper), { action: 'addLineItem', sku: 'EX10000001' });
    expect(cart.taxedPrice).toBeUndefined();
    const ready = await readyCart(shopper);
    expect(ready.shippingInfo?.price.centAmount).toBe(195);
    expect(ready.totalPrice).toMatchObject({ centAmount: 2195, currencyCode: 'EUR', fractionDigits: 2 });
    // 20.00 / 1.23 = 16.26 and 1.95 / 1.23 = 1.585…: net 16.26 + 1.59, tax 4.10.
    expect(ready.taxedPrice?.totalNet.centAmount).toBe(1785);
    expect(ready.taxedPrice?.totalGross.centAmount).toBe(2195);
    expect(ready.taxedPrice?.taxPortions).toMatchObject([{ rate: 0.23, amount: { centAmount: 410 } }]);
  });

  it('ships free from the threshold on, and not any more below it', async () => {
    const cart = await readyCart(shopper, 3);
    expect(cart.shippingInfo?.price.centAmount).toBe(0);
    expect(cart.totalPrice.centAmount).toBe(6000);
    const [line] = cart.lineItems;
    const fewer = await changed(shopper, cart, {
      action: 'changeLineItemQuantity',
      lineItemId: line?.id ?? '',
      quantity: 2,
    });
    expect(fewer.shippingInfo?.price.centAmount).toBe(195);
    expect(fewer.totalPrice.centAmount).toBe(4195);
  });

  it('prefers the price of the country to the general one', async () => {
    const german = backend.withToken((await backend.shopper('ferrum_de')).access_token);
    const cart = await changed(german, await newCart(german, 'ferrum_de', 'DE'), {
      action: 'addLineItem',
      sku: 'EX10000001',
    });
    expect(cart.totalPrice.centAmount).toBe(1900);
  });

  it('taxes by the country that the parcel goes to', async () => {
    const ready = await readyCart(shopper);
    const german = await changed(shopper, ready, { action: 'setShippingAddress', address: { country: 'DE' } });
    expect(german.taxedPrice?.taxPortions.map(({ rate }) => rate)).toEqual([0.19]);
    const nowhere = {
      version: ready.version + 1,
      actions: [{ action: 'setShippingAddress' as const, address: { country: 'US' } }],
    };
    const refusal = await refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: ready.id }).post({ body: nowhere }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'MissingTaxRateForCountry' });
  });

  it('counts a product discount and a discount code', async () => {
    const seeder = await backend.as('seeder');
    const tenth = { type: 'relative' as const, permyriad: 1000 };
    await seeder
      .productDiscounts()
      .post({
        body: {
          key: 'sale',
          name: { en: 'Sale' },
          value: tenth,
          predicate: 'sku = "EX10000002"',
          sortOrder: '0.5',
          isActive: true,
        },
      })
      .execute();
    await seeder
      .cartDiscounts()
      .post({
        body: {
          key: 'ten',
          name: { en: 'Ten' },
          value: tenth,
          cartPredicate: '1 = 1',
          target: { type: 'lineItems', predicate: '1 = 1' },
          sortOrder: '0.3',
          requiresDiscountCode: true,
        },
      })
      .execute();
    await seeder
      .discountCodes()
      .post({ body: { code: 'TEN', cartDiscounts: [{ typeId: 'cart-discount', key: 'ten' }] } })
      .execute();
    const cart = await changed(shopper, await newCart(shopper), { action: 'addLineItem', sku: 'EX10000002' });
    expect(cart.lineItems[0]?.price.discounted?.value.centAmount).toBe(3600);
    const coupon = await changed(shopper, cart, { action: 'addDiscountCode', code: 'TEN' });
    expect(coupon.discountCodes.map(({ state }) => state)).toEqual(['MatchesCart']);
    expect(coupon.totalPrice.centAmount).toBe(3240);
    const discountCode = coupon.discountCodes[0]?.discountCode ?? { typeId: 'discount-code' as const, id: '' };
    const without = await changed(shopper, coupon, { action: 'removeDiscountCode', discountCode });
    expect(without.totalPrice.centAmount).toBe(3600);
    const unknown = { version: without.version, actions: [{ action: 'addDiscountCode' as const, code: 'NOPE' }] };
    const refusal = await refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body: unknown }));
    expect(refusal).toMatchObject({ code: 'DiscountCodeNonApplicable' });
  });
});

describe('custom fields', () => {
  it('keep what their type knows and refuse the rest', async () => {
    const address = {
      country: 'SK',
      custom: { type: { typeId: 'type' as const, key: 'address' }, fields: { vatNumber: 'SK123' } },
    };
    const cart = await changed(shopper, await newCart(shopper), { action: 'setBillingAddress', address });
    expect(cart.billingAddress?.custom?.fields).toEqual({ vatNumber: 'SK123' });
    const misspelt = {
      country: 'SK',
      custom: { type: { typeId: 'type' as const, key: 'address' }, fields: { vatNumer: 'x' } },
    };
    const body = { version: cart.version, actions: [{ action: 'setBillingAddress' as const, address: misspelt }] };
    const refusal = await refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'InvalidField' });
  });
});
