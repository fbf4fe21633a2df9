import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, Order, Payment, PaymentUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, type Project } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop, eur } from './testing/contract-shop.js';
import { removeAtEnd } from './testing/remove-at-end.js';

let project: ContractProject;
let shop: ContractShop;
let shopper: Project;
let numbers = 0;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
});
beforeEach(async () => {
  shopper = await shop.visitor();
});
afterAll(() => project.close());

const newNumber = (): string => project.named(`N${(numbers += 1)}`);

function tracked(order: Order): Order {
  removeAtEnd(project, project.admin.orders().withId({ ID: order.id }));
  return order;
}
const ordered = async (cart: Cart, orderNumber = newNumber()): Promise<Order> =>
  tracked((await shop.ordering(cart, orderNumber).execute()).body);

async function available(number: number): Promise<number> {
  const { body } = await project.admin
    .inventory()
    .withKey({ key: shop.sku(number) })
    .get()
    .execute();
  return body.availableQuantity;
}

const sending = { action: 'setShippingAddress' as const, address: { country: 'SK' } };
const adding = (number: number, quantity = 1) => ({ action: 'addLineItem' as const, sku: shop.sku(number), quantity });

describe('an order', () => {
  it('copies the content of the cart, and the cart becomes ordered', async () => {
    const cart = await shop.changed(
      shopper,
      await shop.readyCart(shopper),
      { action: 'setCustomType', type: { typeId: 'type', key: shop.cartType }, fields: { note: 'ring twice' } },
      { action: 'setCustomerEmail', email: 'anna@example.com' },
    );
    const order = await ordered(cart);
    expect(order).toMatchObject({
      orderState: 'Open',
      customerEmail: 'anna@example.com',
      anonymousId: cart.anonymousId,
      store: { key: shop.store },
      cart: { id: cart.id },
      custom: { fields: { note: 'ring twice' } },
    });
    expect([order.totalPrice, order.taxedPrice]).toEqual([cart.totalPrice, cart.taxedPrice]);
    const mine = shop.mine(shopper);
    expect((await mine.carts().withId({ ID: cart.id }).get().execute()).body.cartState).toBe('Ordered');
    expect((await mine.orders().get().execute()).body.results.map(({ id }) => id)).toEqual([order.id]);
    const byNumber = project.admin.orders().withOrderNumber({ orderNumber: order.orderNumber ?? '' });
    expect((await byNumber.get().execute()).body.id).toBe(order.id);
    const stranger = shop.mine(await shop.visitor()).orders();
    expect(await refusalOf(stranger.withId({ ID: order.id }).get())).toMatchObject({ statusCode: 404 });
  });

  it('is created only once from a cart, regardless of versions and retries', async () => {
    const cart = await shop.readyCart(shopper);
    const attempts = await Promise.allSettled(
      Array.from({ length: 5 }, () => shop.ordering(cart, newNumber()).execute()),
    );
    const made = attempts.flatMap((one) => (one.status === 'fulfilled' ? [tracked(one.value.body)] : []));
    expect(made).toHaveLength(1);
    const { body: after } = await project.admin.carts().withId({ ID: cart.id }).get().execute();
    expect((await refusalOf(shop.ordering(after, newNumber()))).statusCode).toBe(400);
    expect((await refusalOf(shop.changing(shopper, after, { action: 'recalculate' }))).statusCode).toBe(400);
  });

  it('is refused for an empty cart and for one without an address', async () => {
    const empty = await shop.newCart(shopper);
    expect((await refusalOf(shop.ordering(empty, newNumber()))).statusCode).toBe(400);
    const withoutAddress = await shop.changed(shopper, empty, adding(1));
    expect((await refusalOf(shop.ordering(withoutAddress, newNumber()))).statusCode).toBe(400);
  });

  it('has a unique number', async () => {
    const number = newNumber();
    await ordered(await shop.readyCart(shopper, { number: 2 }), number);
    const second = await shop.readyCart(shopper, { number: 2 });
    expect(await refusalOf(shop.ordering(second, number))).toMatchObject({ statusCode: 400, code: 'DuplicateField' });
    const { body } = await shop.mine(shopper).carts().withId({ ID: second.id }).get().execute();
    expect(body.cartState).toBe('Active');
  });

  it('reserves stock, and is refused with the SKU if there is not enough', async () => {
    const before = await available(3);
    const cart = await shop.changed(shopper, await shop.newCart(shopper), adding(3, 2), sending);
    await ordered(cart);
    expect(await available(3)).toBe(before - 2);
    const greedy = await shop.changed(shopper, await shop.newCart(shopper), adding(3, before), sending);
    expect(await refusalOf(shop.ordering(greedy, newNumber()))).toMatchObject({
      statusCode: 400,
      code: 'OutOfStock',
      skus: [shop.sku(3)],
    });
    expect(await available(3)).toBe(before - 2);
  });

  it('is refused when the method does not ship there any more', async () => {
    const ready = await shop.readyCart(shopper);
    const method = project.admin.shippingMethods().withKey({ key: shop.method });
    const zone = { typeId: 'zone' as const, key: project.named('SK') };
    const { version } = (await method.get().execute()).body;
    const without = await method.post({ body: { version, actions: [{ action: 'removeZone', zone }] } }).execute();
    const stale = await shop.changed(shopper, ready, { action: 'recalculate' });
    expect(stale.shippingInfo?.shippingMethodState).toBe('DoesNotMatchCart');
    expect(await refusalOf(shop.ordering(stale, newNumber()))).toMatchObject({
      statusCode: 400,
      code: 'ShippingMethodDoesNotMatchCart',
    });
    const shippingRate = { price: eur(195), freeAbove: eur(5900) };
    const again = [
      { action: 'addZone' as const, zone },
      { action: 'addShippingRate' as const, zone, shippingRate },
    ];
    await method.post({ body: { version: without.body.version, actions: again } }).execute();
    const fresh = await shop.changed(shopper, stale, { action: 'recalculate' });
    expect(fresh.shippingInfo?.shippingMethodState).toBe('MatchesCart');
  });

  it('changes its states with its current version', async () => {
    const order = await ordered(await shop.readyCart(shopper));
    const place = project.admin.orders().withId({ ID: order.id });
    const actions = [
      { action: 'changeOrderState' as const, orderState: 'Confirmed' as const },
      { action: 'changePaymentState' as const, paymentState: 'Paid' as const },
      { action: 'changeShipmentState' as const, shipmentState: 'Shipped' as const },
    ];
    const { body: shipped } = await place.post({ body: { version: order.version, actions } }).execute();
    expect(shipped).toMatchObject({ orderState: 'Confirmed', paymentState: 'Paid', shipmentState: 'Shipped' });
    const late = [{ action: 'changeOrderState' as const, orderState: 'Cancelled' as const }];
    expect(await refusalOf(place.post({ body: { version: order.version, actions: late } }))).toMatchObject({
      statusCode: 409,
      currentVersion: shipped.version,
    });
    const invalidActions = [{ action: 'changeOrderState' as const, orderState: 'Lost' }];
    expect(
      (await refusalOf(place.post({ body: { version: shipped.version, actions: invalidActions } }))).statusCode,
    ).toBe(400);
  });

  it('keeps date, prices and states if it is imported', async () => {
    const body = {
      orderNumber: newNumber(),
      store: { typeId: 'store' as const, key: shop.store },
      lineItems: [{ name: { en: 'Fryer' }, variant: { sku: shop.sku(1) }, quantity: 3, price: { value: eur(1899) } }],
      totalPrice: eur(5697),
      orderState: 'Complete' as const,
      paymentState: 'Paid' as const,
      completedAt: '2026-01-02T09:30:00.000Z',
    };
    const order = tracked((await project.admin.orders().importOrder().post({ body }).execute()).body);
    expect(order).toMatchObject({ ...body, totalPrice: { centAmount: 5697 }, lineItems: [{ quantity: 3 }] });
    expect(await refusalOf(project.admin.orders().importOrder().post({ body }))).toMatchObject({
      code: 'DuplicateField',
    });
  });
});

describe('a payment', () => {
  const at = ({ id: ID }: Pick<Payment, 'id'>) => project.admin.payments().withId({ ID });
  const changing = (payment: Payment, ...actions: PaymentUpdateAction[]) =>
    at(payment).post({ body: { version: payment.version, actions } });

  async function authorised(): Promise<Payment> {
    const transactions = [{ type: 'Authorization' as const, amount: eur(4195), state: 'Pending' as const }];
    const body = { amountPlanned: eur(4195), transactions };
    const payment = (await project.admin.payments().post({ body }).execute()).body;
    removeAtEnd(project, at(payment));
    return payment;
  }

  it('is authorised and charged by transactions', async () => {
    const payment = await authorised();
    const transactionId = payment.transactions[0]?.id ?? '';
    const { body: charged } = await changing(
      payment,
      { action: 'changeTransactionState', transactionId, state: 'Success' },
      { action: 'addTransaction', transaction: { type: 'Charge', amount: eur(4195), interactionId: 'psp-1' } },
      { action: 'setStatusInterfaceCode', interfaceCode: 'captured' },
    ).execute();
    expect(charged).toMatchObject({
      paymentStatus: { interfaceCode: 'captured' },
      transactions: [
        { type: 'Authorization', state: 'Success' },
        { type: 'Charge', state: 'Initial', interactionId: 'psp-1' },
      ],
    });
  });

  it('refuses unknown transactions and states', async () => {
    const payment = await authorised();
    const change = { action: 'changeTransactionState' as const, transactionId: 'none', state: 'Success' as const };
    expect((await refusalOf(changing(payment, change))).statusCode).toBe(400);
    const unknown = { ...change, transactionId: payment.transactions[0]?.id ?? '', state: 'Gone' };
    expect((await refusalOf(changing(payment, unknown))).statusCode).toBe(400);
  });

  it('is neither changed nor deleted with an old version', async () => {
    const payment = await authorised();
    const { body: changed } = await changing(payment, { action: 'setInterfaceId', interfaceId: newNumber() }).execute();
    const conflict = { statusCode: 409, code: 'ConcurrentModification', currentVersion: changed.version };
    expect(await refusalOf(changing(payment, { action: 'setKey', key: newNumber() }))).toMatchObject(conflict);
    expect(await refusalOf(at(payment).delete({ queryArgs: { version: payment.version } }))).toMatchObject(conflict);
  });

  it('cannot be added to a cart by another shopper', async () => {
    const body = { amountPlanned: eur(100) };
    const payment = (await (await shop.visitor()).me().payments().post({ body }).execute()).body;
    removeAtEnd(project, at(payment));
    const cart = await shop.newCart(shopper);
    const adds = { action: 'addPayment' as const, payment: { typeId: 'payment' as const, id: payment.id } };
    expect((await refusalOf(shop.changing(shopper, cart, adds))).statusCode).toBe(400);
  });
});
