import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LineItemImportDraft, Order, OrderImportDraft, TaxRate } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let services: Project;
let orderNumbers = 0;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  services = await backend.as('services');
});
afterAll(() => backend.close());

const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const slovak: TaxRate = { name: 'SK', amount: 0.23, includedInPrice: true, country: 'SK', subRates: [] };

const line = (more: Partial<LineItemImportDraft> = {}): LineItemImportDraft => ({
  name: { sk: 'Fritéza' },
  variant: { sku: 'EX10000001' },
  quantity: 3,
  price: { value: eur(1899) },
  taxRate: slovak,
  ...more,
});

const draft = (more: Partial<OrderImportDraft> = {}): OrderImportDraft => ({
  orderNumber: `SK-${(orderNumbers += 1)}`,
  customerEmail: 'anna@example.com',
  store: { typeId: 'store', key: 'ferrum_sk' },
  country: 'SK',
  lineItems: [line()],
  totalPrice: eur(5892),
  taxedPrice: {
    totalNet: eur(4791),
    totalGross: eur(5892),
    taxPortions: [{ name: 'SK', rate: 0.23, amount: eur(1101) }],
  },
  shippingInfo: {
    shippingMethodName: 'Parcel',
    shippingMethod: { typeId: 'shipping-method', key: 'parcel' },
    price: eur(195),
    shippingRate: { price: eur(195), freeAbove: eur(5900) },
    taxRate: slovak,
  },
  billingAddress: { country: 'SK', firstName: 'Anna', lastName: 'Nováková', city: 'Košice', postalCode: '040 01' },
  shippingAddress: { country: 'SK', firstName: 'Anna', lastName: 'Nováková', city: 'Košice', postalCode: '040 01' },
  orderState: 'Complete',
  paymentState: 'Paid',
  shipmentState: 'Shipped',
  completedAt: '2026-10-01T09:30:00.000Z',
  custom: { type: { typeId: 'type', key: 'cart' }, fields: { calculatedCodFee: eur(195) } },
  ...more,
});

const imported = (body: OrderImportDraft, project = services) => project.orders().importOrder().post({ body });
const importedOrder = async (more: Partial<OrderImportDraft> = {}): Promise<Order> =>
  (await imported(draft(more)).execute()).body;

const available = async (sku: string): Promise<number | undefined> => {
  const queryArgs = { where: `sku="${sku}"` };
  return (await services.inventory().get({ queryArgs }).execute()).body.results[0]?.availableQuantity;
};

describe('an imported order', () => {
  it('keeps its prices, totals, states and date', async () => {
    const order = await importedOrder();
    expect(order).toMatchObject({
      version: 1,
      orderState: 'Complete',
      paymentState: 'Paid',
      shipmentState: 'Shipped',
      completedAt: '2026-10-01T09:30:00.000Z',
      store: { typeId: 'store', key: 'ferrum_sk' },
      origin: 'Customer',
      totalPrice: { centAmount: 5892, fractionDigits: 2 },
      taxedPrice: { totalNet: { centAmount: 4791 }, totalTax: { centAmount: 1101 } },
      custom: { fields: { calculatedCodFee: { centAmount: 195, fractionDigits: 2 } } },
    });
    expect(order.cart).toBeUndefined();
    expect(order.createdAt > '2026-10-02').toBe(true);
  });

  it('has the product’s variant at the given price, taxed at the given rate', async () => {
    const [first] = (await importedOrder()).lineItems;
    expect(first).toMatchObject({
      productKey: 'fryer-1',
      productSlug: { sk: 'friteza-ex10000001' },
      name: { sk: 'Fritéza' },
      variant: { sku: 'EX10000001', attributes: expect.arrayContaining([{ name: 'power', value: 1000 }]) },
      price: { value: { centAmount: 1899 } },
      totalPrice: { centAmount: 5697 },
      // 5697 / 1.23 = 4631.7…
      taxedPrice: { totalNet: { centAmount: 4632 }, totalGross: { centAmount: 5697 }, totalTax: { centAmount: 1065 } },
    });
  });

  it('shows the variant of the import if it was different then', async () => {
    const variant = { sku: 'EX10000001', attributes: [{ name: 'power', value: 900 }] };
    const order = await importedOrder({ lineItems: [line({ variant })] });
    expect(order.lineItems[0]?.variant.attributes).toEqual([{ name: 'power', value: 900 }]);
    expect(order.lineItems[0]?.variant.prices).toHaveLength(3);
  });

  it('is found by its number, among its store’s orders, by its day and by GraphQL', async () => {
    const { orderNumber = '', id } = await importedOrder({ completedAt: '2026-09-01T08:00:00.000Z' });
    expect((await services.orders().withOrderNumber({ orderNumber }).get().execute()).body.id).toBe(id);
    const before = { where: 'completedAt < "2026-09-02T00:00:00.000Z"', sort: 'completedAt asc' };
    const ofStore = (storeKey: string) =>
      services.inStoreKeyWithStoreKeyValue({ storeKey }).orders().get({ queryArgs: before }).execute();
    expect((await ofStore('ferrum_sk')).body.results.map((order) => order.id)).toEqual([id]);
    expect((await ofStore('ferrum_de')).body.total).toBe(0);
    const { access_token: token } = await backend.token('services');
    const answer = await backend.graphql(
      token,
      `query ($number: String!) {
        order(orderNumber: $number) {
          completedAt totalPrice { centAmount } lineItems { quantity productSlug(locale: "sk") }
          shippingInfo { price { centAmount } shippingMethod { key } }
        }
      }`,
      { number: orderNumber },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['order']).toEqual({
      completedAt: '2026-09-01T08:00:00.000Z',
      totalPrice: { centAmount: 5892 },
      lineItems: [{ quantity: 3, productSlug: 'friteza-ex10000001' }],
      shippingInfo: { price: { centAmount: 195 }, shippingMethod: { key: 'parcel' } },
    });
  });

  it('has its payment, and can be updated like any other order', async () => {
    const { body: payment } = await services
      .payments()
      .post({ body: { amountPlanned: eur(5892), paymentMethodInfo: { method: 'cash-on-delivery' } } })
      .execute();
    const { id, version } = await importedOrder({
      paymentInfo: { payments: [{ typeId: 'payment', id: payment.id }] },
      orderState: 'Open',
      paymentState: 'Pending',
      shipmentState: 'Pending',
    });
    const { body: done } = await services
      .orders()
      .withId({ ID: id })
      .post({
        body: {
          version,
          actions: [
            { action: 'changeOrderState', orderState: 'Complete' },
            { action: 'changeShipmentState', shipmentState: 'Delivered' },
            { action: 'changePaymentState', paymentState: 'Paid' },
          ],
        },
      })
      .execute();
    expect(done).toMatchObject({
      version: 2,
      orderState: 'Complete',
      shipmentState: 'Delivered',
      paymentState: 'Paid',
      paymentInfo: { payments: [{ id: payment.id }] },
    });
  });

  it('reserves stock only if an inventory mode requires it', async () => {
    await importedOrder();
    expect(await available('EX10000001')).toBe(5);
    await importedOrder({ inventoryMode: 'ReserveOnOrder' });
    expect(await available('EX10000001')).toBe(2);
    expect(await refusalOf(imported(draft({ inventoryMode: 'ReserveOnOrder' })))).toMatchObject({
      statusCode: 400,
      code: 'OutOfStock',
    });
  });
});

describe('an import is refused', () => {
  it('for a number that another order has', async () => {
    const { orderNumber } = await importedOrder();
    expect(await refusalOf(imported(draft({ orderNumber })))).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'orderNumber',
    });
  });

  it('for an unknown store, payment or product, and without lines', async () => {
    const nowhere = { typeId: 'store' as const, key: 'ferrum_xx' };
    expect(await refusalOf(imported(draft({ store: nowhere })))).toMatchObject({ code: 'ReferencedResourceNotFound' });
    const payments = [{ typeId: 'payment' as const, id: 'none' }];
    expect(await refusalOf(imported(draft({ paymentInfo: { payments } })))).toMatchObject({
      code: 'ReferencedResourceNotFound',
    });
    const unknown = [line({ variant: { sku: 'EX99999999' } })];
    expect(await refusalOf(imported(draft({ lineItems: unknown })))).toMatchObject({ code: 'InvalidField' });
    expect(await refusalOf(imported(draft({ lineItems: [] })))).toMatchObject({ code: 'InvalidField' });
  });

  it('for amounts in two currencies', async () => {
    const lineItems = [line({ price: { value: { currencyCode: 'HUF', centAmount: 100 } } })];
    expect(await refusalOf(imported(draft({ lineItems })))).toMatchObject({
      code: 'InvalidField',
      field: 'currencyCode',
    });
  });

  it('without the scope to manage all orders', async () => {
    const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
    expect(await refusalOf(imported(draft(), shopper))).toMatchObject({ statusCode: 403 });
  });
});
