import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DeskOrder, OrderRequest, Timeline } from '@manifold/domain/order-desk/contract';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { paymentsFor } from '../testing/online-payments.js';
import { setApprovalLimits } from '../testing/approval-limits.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import { type Seller, sellerOf } from '../testing/test-goods.js';
import { failingOrderAt } from '../testing/unordered-payment.js';

let shop: PayingShop;
let seller: Seller;
let desk: ConsoleClient;

beforeAll(async () => {
  shop = await startPayingShop();
  seller = await sellerOf(shop.backend.url);
  await setApprovalLimits(shop, { EUR: 99_999_999 });
  desk = await new ConsoleClient(shop.application.app).signIn('operations');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

async function paidCart() {
  const payment = await failingOrderAt(shop, new TypeError('An extension answers wrongly'));
  payment.acceptOrders();
  return payment;
}

interface StaffOrder {
  readonly id: string;
  readonly version: number;
  readonly paymentInfo: { readonly payments: readonly { readonly id: string }[] };
}

/** Two paid carts. Staff have ordered the first under the number of the second. */
async function orderUnderOtherNumber() {
  const first = await paidCart();
  const second = await paidCart();
  const number = second.newOrder.orderNumber;
  await first.createElsewhere(number);
  const order = await seller.get<StaffOrder>(`/orders/order-number=${number}`);
  const statesOf = async (orderNumber: string) =>
    (await paymentsFor(shop.provider, orderNumber)).map(({ state }) => state);
  return {
    order,
    number,
    ownNumber: first.newOrder.orderNumber,
    states: async () => [await statesOf(first.newOrder.orderNumber), await statesOf(number)],
  };
}

const view = async (id: string) => (await desk.ask<DeskOrder>('GET', `/orders/${id}`)).body;

const cancel = async (orderId: string) => {
  const request = { id: randomUUID(), kind: 'cancel', centAmount: null, reason: 'Ordered twice' };
  return (await desk.ask<OrderRequest>('POST', `/orders/${orderId}/requests`, request)).body;
};

describe('an order of staff under the number of another paid cart', () => {
  it('is cancelled with its own payment', async () => {
    const { order, states } = await orderUnderOtherNumber();
    expect(await states()).toEqual([['authorised'], ['authorised']]);
    expect(await cancel(order.id)).toMatchObject({ state: 'sent', result: null });
    expect(await states()).toEqual([['cancelled'], ['authorised']]);
  });

  it('has the attempts of its own cart in its timeline', async () => {
    const { order, ownNumber } = await orderUnderOtherNumber();
    const { body } = await desk.ask<Timeline>('GET', `/orders/${order.id}/timeline`);
    const attempts = body.events.filter(({ event }) => event === 'attempt');
    expect(attempts).toMatchObject([{ facts: { reference: `${ownNumber}-1` } }]);
  });

  it('has no mails about the other cart in its timeline', async () => {
    const { order, number } = await orderUnderOtherNumber();
    const mail = { template: 'payment-failed', occasion: '', storeKey: 'ferrum_sk', locale: 'sk-SK' };
    const { sentMail } = shop.application.app.get(PrismaService);
    await sentMail.create({ data: { orderNumber: number, state: 'sent', ...mail } });
    const { body } = await desk.ask<Timeline>('GET', `/orders/${order.id}/timeline`);
    expect(body.events.filter(({ source }) => source === 'mail')).toEqual([]);
  });

  it('without a payment is cancelled without one', async () => {
    const { order, states } = await orderUnderOtherNumber();
    const actions = order.paymentInfo.payments.map(({ id }) => ({
      action: 'removePayment',
      payment: { typeId: 'payment', id },
    }));
    await seller.post(`/orders/${order.id}`, { version: order.version, actions });
    expect(await cancel(order.id)).toMatchObject({ state: 'done' });
    expect(await states()).toEqual([['authorised'], ['authorised']]);
    expect((await view(order.id)).orderState).toBe('Cancelled');
  });
});
