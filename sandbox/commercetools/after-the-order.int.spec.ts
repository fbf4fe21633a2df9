import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, OrderUpdateAction, State } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let order: Order;
let lineItemId: string;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  const cart = await readyCart(shopper, 3);
  const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version };
  order = (await seeder.orders().post({ body }).execute()).body;
  lineItemId = order.lineItems[0]?.id ?? '';
});
afterAll(() => backend.close());

const changing = (...actions: OrderUpdateAction[]) =>
  seeder
    .orders()
    .withId({ ID: order.id })
    .post({ body: { version: order.version, actions } });
const change = async (...actions: OrderUpdateAction[]): Promise<Order> => {
  order = (await changing(...actions).execute()).body;
  return order;
};

describe('a delivery of an order', () => {
  it('has parcels with tracking data', async () => {
    const items = [{ id: lineItemId, quantity: 2 }];
    await change({ action: 'addDelivery', deliveryKey: 'first', items });
    const trackingData = { trackingId: 'T-1', carrier: 'DHL' };
    await change(
      { action: 'addParcelToDelivery', deliveryKey: 'first', parcelKey: 'box', trackingData },
      { action: 'setParcelMeasurements', parcelKey: 'box', measurements: { weightInGram: 1200 } },
    );
    const [delivery] = order.shippingInfo?.deliveries ?? [];
    expect(delivery).toMatchObject({ key: 'first', items });
    expect(delivery?.parcels).toMatchObject([{ key: 'box', trackingData, measurements: { weightInGram: 1200 } }]);
    await change({ action: 'removeParcelFromDelivery', parcelKey: 'box' });
    expect(order.shippingInfo?.deliveries?.[0]?.parcels).toEqual([]);
  });

  it('is refused for items that were not ordered', async () => {
    const items = [{ id: 'no-such-line', quantity: 1 }];
    expect(await refusalOf(changing({ action: 'addDelivery', items }))).toMatchObject({ field: 'items' });
  });
});

describe('the number of an order', () => {
  it('can be set once', async () => {
    expect(order.orderNumber).toBeUndefined();
    expect(await change({ action: 'setOrderNumber', orderNumber: 'SK-100001' })).toMatchObject({
      orderNumber: 'SK-100001',
    });
    for (const other of [{ orderNumber: 'SK-100002' }, {}])
      expect(await refusalOf(changing({ action: 'setOrderNumber', ...other }))).toMatchObject({
        code: 'InvalidOperation',
      });
    expect(await change({ action: 'setOrderNumber', orderNumber: 'SK-100001' })).toMatchObject({
      orderNumber: 'SK-100001',
    });
  });
});

describe('a return of an order', () => {
  it('has a shipment state and a payment state', async () => {
    const items = [{ quantity: 1, lineItemId, shipmentState: 'Returned' as const }];
    await change({ action: 'addReturnInfo', items, returnTrackingId: 'R-1' });
    const returnItemId = order.returnInfo?.[0]?.items[0]?.id ?? '';
    await change({ action: 'setReturnPaymentState', returnItemId, paymentState: 'Refunded' });
    expect(order.returnInfo).toMatchObject([
      { returnTrackingId: 'R-1', items: [{ quantity: 1, lineItemId, paymentState: 'Refunded' }] },
    ]);
  });
});

describe('the pieces of a line', () => {
  it('move from one state to another', async () => {
    const state = async (key: string): Promise<State> =>
      (
        await seeder
          .states()
          .post({ body: { key, type: 'LineItemState' } })
          .execute()
      ).body;
    const [open, packed] = [await state('open'), await state('packed')];
    const [fromState, toState] = [open, packed].map(({ id }) => ({ typeId: 'state' as const, id }));
    if (fromState === undefined || toState === undefined) throw new Error('Two states were made.');
    await change({ action: 'transitionLineItemState', lineItemId, quantity: 2, fromState, toState });
    expect(order.lineItems[0]?.state.map(({ quantity, state: { id } }) => [quantity, id])).toEqual([
      [1, open.id],
      [2, packed.id],
    ]);
    const tooMany = changing({ action: 'transitionLineItemState', lineItemId, quantity: 2, fromState, toState });
    expect(await refusalOf(tooMany)).toMatchObject({ code: 'InvalidOperation' });
  });
});

describe('a replicated cart', () => {
  it('is created from an order', async () => {
    const reference = { typeId: 'order' as const, id: order.id };
    const cart = (await seeder.carts().replicate().post({ body: { reference } }).execute()).body;
    expect([cart.cartState, cart.totalPrice.centAmount]).toEqual(['Active', order.totalPrice.centAmount]);
    expect(cart.lineItems[0]?.id).not.toBe(lineItemId);
  });
});

describe('the product discount that matches a price', () => {
  it('is the one that a cart would get', async () => {
    const [product] = (
      await seeder
        .products()
        .get({ queryArgs: { where: 'key = "fryer-1"' } })
        .execute()
    ).body.results;
    const price = { id: 'asked', value: { currencyCode: 'EUR', centAmount: 2000 } };
    const body = { productId: product?.id ?? '', variantId: 1, staged: false, price };
    const findMatching = () => seeder.productDiscounts().matching().post({ body });
    expect(await refusalOf(findMatching())).toMatchObject({ statusCode: 404, code: 'NoMatchingProductDiscountFound' });
    const value = { type: 'relative' as const, permyriad: 1000 };
    const draft = { name: { en: 'Ten' }, value, predicate: 'sku = "EX10000001"', sortOrder: '0.5', isActive: true };
    const discount = (await seeder.productDiscounts().post({ body: draft }).execute()).body;
    expect((await findMatching().execute()).body.id).toBe(discount.id);
  });
});
