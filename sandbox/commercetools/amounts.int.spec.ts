import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, CartDraft, CartUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const en = (text: string) => ({ en: text });
const taxCategory = { typeId: 'tax-category' as const, key: 'standard' };
const inSlovakia = { country: 'SK', city: 'Bratislava' };
const fee = { name: en('Assembly'), slug: 'assembly', money: eur(1000), taxCategory };
const externalTaxRate = { name: 'Outside', amount: 0.1, country: 'SK' };

const createCart = (draft: Partial<CartDraft> = {}) =>
  seeder.carts().post({ body: { currency: 'EUR', country: 'SK', ...draft } });
const made = async (draft: Partial<CartDraft> = {}): Promise<Cart> => (await createCart(draft).execute()).body;
const changing = ({ id, version }: Cart, ...actions: CartUpdateAction[]) =>
  seeder.carts().withId({ ID: id }).post({ body: { version, actions } });
const changed = async (cart: Cart, ...actions: CartUpdateAction[]): Promise<Cart> =>
  (await changing(cart, ...actions).execute()).body;
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

describe('a price with tiers', () => {
  beforeAll(async () => {
    const tiers = [
      { minimumQuantity: 50, value: eur(500) },
      { minimumQuantity: 10, value: eur(700) },
    ];
    await seeder
      .products()
      .post({
        body: {
          key: 'gloves',
          productType: { typeId: 'product-type', key: 'standard_product' },
          taxCategory,
          name: en('Gloves'),
          slug: en('gloves'),
          masterVariant: { sku: 'GLOVES', prices: [{ value: eur(1000), tiers }] },
          publish: true,
        },
      })
      .execute();
  });

  it.each([
    [9, 9000],
    [10, 7000],
    [49, 34_300],
    [50, 25_000],
  ])('costs for %i pieces the price of the highest reached tier', async (quantity, total) => {
    const cart = await made({ lineItems: [{ sku: 'GLOVES', quantity }] });
    expect(cart.totalPrice.centAmount).toBe(total);
  });

  it('shows its tiers on the product, the smallest quantity first', async () => {
    const { body } = await seeder.products().withKey({ key: 'gloves' }).get().execute();
    const [price] = body.masterData.current.masterVariant.prices ?? [];
    expect(price?.tiers?.map(({ minimumQuantity }) => minimumQuantity)).toEqual([10, 50]);
  });

  it('is refused in an amount with fractions of a cent', async () => {
    const value = {
      type: 'highPrecision',
      currencyCode: 'EUR',
      centAmount: 1,
      preciseAmount: 12345,
      fractionDigits: 6,
    };
    const { version } = (await seeder.products().withKey({ key: 'gloves' }).get().execute()).body;
    const action = { action: 'addPrice' as const, variantId: 1, price: { value, country: 'DE' } };
    const refused = seeder
      .products()
      .withKey({ key: 'gloves' })
      .post({ body: { version, actions: [action] } });
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, code: 'InvalidField' });
  });
});

describe('a custom line item', () => {
  it('is part of the total and is taxed by its own tax category', async () => {
    const cart = await made({ customLineItems: [{ ...fee, quantity: 2 }], shippingAddress: inSlovakia });
    expect(cart.totalPrice.centAmount).toBe(2000);
    expect(first(cart.customLineItems)).toMatchObject({ slug: 'assembly', quantity: 2, taxRate: { amount: 0.23 } });
    expect(cart.taxedPrice?.totalNet.centAmount).toBe(1626);
  });

  it('is added, changed and removed by actions', async () => {
    const cart = await changed(await made(), { action: 'addCustomLineItem', ...fee });
    const customLineItemId = first(cart.customLineItems).id;
    const repriced = await changed(
      cart,
      { action: 'changeCustomLineItemQuantity', customLineItemId, quantity: 3 },
      { action: 'changeCustomLineItemMoney', customLineItemId, money: eur(500) },
    );
    expect(repriced.totalPrice.centAmount).toBe(1500);
    const empty = await changed(repriced, { action: 'removeCustomLineItem', customLineItemId });
    expect([empty.customLineItems, empty.totalPrice.centAmount]).toEqual([[], 0]);
  });

  it('needs a tax category while the cart is taxed by the platform', async () => {
    const { taxCategory: _none, ...untaxed } = fee;
    expect(await refusalOf(createCart({ customLineItems: [untaxed] }))).toMatchObject({
      code: 'RequiredField',
      field: 'taxCategory',
    });
    const cart = await made({ taxMode: 'External', customLineItems: [{ ...untaxed, externalTaxRate }] });
    expect(cart.taxedPrice?.totalTax?.centAmount).toBe(100);
  });

  it('is refused in a currency other than the cart’s', async () => {
    const money = { currencyCode: 'HUF', centAmount: 1000 };
    expect(await refusalOf(createCart({ customLineItems: [{ ...fee, money }] }))).toMatchObject({
      field: 'currencyCode',
    });
  });

  it('goes into the order', async () => {
    const cart = await made({ customLineItems: [fee], shippingAddress: inSlovakia });
    const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version };
    const order = (await seeder.orders().post({ body }).execute()).body;
    expect(first(order.customLineItems)).toMatchObject({ slug: 'assembly', totalPrice: { centAmount: 1000 } });
  });
});

describe('an external tax rate', () => {
  it('is kept when a line is added with it', async () => {
    const cart = await changed(await made({ taxMode: 'External' }), {
      action: 'addLineItem',
      sku: 'EX10000001',
      externalTaxRate,
    });
    expect(first(cart.lineItems).taxRate).toMatchObject({ amount: 0.1 });
    expect(cart.taxedPrice?.totalTax?.centAmount).toBe(200);
  });

  it.each([
    ['a line', { action: 'addLineItem', sku: 'EX10000001', externalTaxRate }],
    ['a custom line item', { action: 'addCustomLineItem', ...fee, externalTaxRate }],
  ] as const)('is refused for %s of a cart that is taxed by the platform', async (_what, action) => {
    expect(await refusalOf(changing(await made(), action))).toMatchObject({ code: 'InvalidOperation' });
  });

  it('is refused for an existing line', async () => {
    const cart = await made({ lineItems: [{ sku: 'EX10000001' }] });
    const lineItemId = first(cart.lineItems).id;
    const refused = changing(cart, { action: 'setLineItemTaxRate', lineItemId, externalTaxRate });
    expect(await refusalOf(refused)).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
  });
});

describe('the distribution of an absolute discount', () => {
  it.each([
    ['ProportionateDistribution', 23_900],
    ['EvenDistribution', 23_900],
    ['IndividualApplication', 23_600],
  ] as const)('%s takes off what its name says', async (applicationMode, total) => {
    const discount = (
      await seeder
        .cartDiscounts()
        .post({
          body: {
            name: en(applicationMode),
            value: { type: 'absolute', money: [eur(100)], applicationMode },
            cartPredicate: 'customerEmail = "spread@example.com"',
            target: { type: 'lineItems', predicate: '1 = 1' },
            sortOrder: '0.5',
          },
        })
        .execute()
    ).body;
    expect(discount.value).toMatchObject({ applicationMode });
    const lineItems = [{ sku: 'EX10000003', quantity: 4 }];
    const cart = await made({ customerEmail: 'spread@example.com', lineItems });
    await seeder
      .cartDiscounts()
      .withId({ ID: discount.id })
      .delete({ queryArgs: { version: discount.version } })
      .execute();
    expect(cart.totalPrice.centAmount).toBe(total);
  });
});

describe('a shipping rate with tiers', () => {
  const method = (key: string, tiers: object[]) =>
    seeder.shippingMethods().post({
      body: {
        key,
        name: key,
        isDefault: false,
        taxCategory,
        zoneRates: [
          { zone: { typeId: 'zone', key: 'SK' }, shippingRates: [{ price: eur(500), tiers: tiers as never }] },
        ],
      },
    });
  const shipped = (key: string, draft: Partial<CartDraft>) =>
    made({ shippingAddress: inSlovakia, shippingMethod: { typeId: 'shipping-method', key }, ...draft });

  it('costs the price of the tier for the cart’s value', async () => {
    await method('by-value', [{ type: 'CartValue', minimumCentAmount: 3000, price: eur(100) }]).execute();
    const small = await shipped('by-value', { lineItems: [{ sku: 'EX10000001' }] });
    const large = await shipped('by-value', { lineItems: [{ sku: 'EX10000002' }] });
    expect([small, large].map(({ shippingInfo }) => shippingInfo?.price.centAmount)).toEqual([500, 100]);
  });

  it('costs the price of the tier for the cart’s score, if the project uses scores', async () => {
    await method('by-score', [{ type: 'CartScore', score: 5, price: eur(900) }]).execute();
    const scored = { lineItems: [{ sku: 'EX10000001' }], shippingRateInput: { type: 'Score' as const, score: 6 } };
    expect(await refusalOf(createCart(scored))).toMatchObject({ code: 'InvalidInput' });
    const { version } = (await seeder.get().execute()).body;
    const shippingRateInputType = { type: 'CartScore' as const };
    await seeder
      .post({ body: { version, actions: [{ action: 'setShippingRateInputType', shippingRateInputType }] } })
      .execute();
    const cart = await shipped('by-score', scored);
    expect(cart.shippingInfo?.price.centAmount).toBe(900);
    const light = await changed(cart, {
      action: 'setShippingRateInput',
      shippingRateInput: { type: 'Score', score: 1 },
    });
    expect(light.shippingInfo?.price.centAmount).toBe(500);
  });

  it('is refused with tiers of different types', async () => {
    const mixed = method('mixed', [
      { type: 'CartValue', minimumCentAmount: 3000, price: eur(100) },
      { type: 'CartScore', score: 3, price: eur(100) },
    ]);
    expect(await refusalOf(mixed)).toMatchObject({ code: 'InvalidField', field: 'tiers' });
  });
});

describe('a cart', () => {
  it('rounds prices by the mode of its draft or of an action', async () => {
    const cart = await made({ priceRoundingMode: 'HalfDown' });
    expect(cart.priceRoundingMode).toBe('HalfDown');
    const other = await changed(cart, { action: 'changePriceRoundingMode', priceRoundingMode: 'HalfUp' });
    expect(other.priceRoundingMode).toBe('HalfUp');
  });

  it('stores how many pieces of a line go to which address', async () => {
    const home = { key: 'home', country: 'SK' };
    const shippingDetails = { targets: [{ addressKey: 'home', quantity: 2 }] };
    const lineItems = [{ sku: 'EX10000001', quantity: 2, shippingDetails }];
    const cart = await made({ itemShippingAddresses: [home], lineItems });
    expect(first(cart.lineItems).shippingDetails).toEqual({ ...shippingDetails, valid: true });
    const lineItemId = first(cart.lineItems).id;
    const more = await changed(cart, { action: 'changeLineItemQuantity', lineItemId, quantity: 3 });
    expect(first(more.lineItems).shippingDetails?.valid).toBe(false);
  });

  it('is refused with several shipping methods, by the name of the property', async () => {
    expect(await refusalOf(createCart({ shippingMode: 'Multiple' }))).toMatchObject({ field: 'shippingMode' });
  });
});
