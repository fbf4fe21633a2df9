import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
});

afterAll(() => shop.stop());

async function withOrder(countryCode = 'SK', quantity = 2) {
  const customer = await signedUp(shop, {}, countryCode);
  await add(customer.browser, undefined, quantity);
  await giveAddress(customer.browser, countryCode);
  const order = await placeOrder(customer.browser, 'bank-transfer');
  return { ...customer, order };
}

async function details(browser: ShopClient, orderNumber: string): Promise<MyOrder> {
  const { order } = await browser.account('getMyOrder', { orderNumber });
  if (!order) throw new Error(`The customer has no order ${orderNumber}`);
  return order;
}

interface BackendOrder {
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
  readonly returnInfo?: readonly { readonly items: readonly { readonly comment?: string }[] }[];
}

/** Changes an order as a warehouse does. */
async function change(id: string, ...actions: readonly object[]): Promise<void> {
  const { version } = await seller.get<BackendOrder>(`/orders/${id}`);
  await seller.post(`/orders/${id}`, { version, actions });
}

async function ship(id: string): Promise<void> {
  const { lineItems } = await seller.get<BackendOrder>(`/orders/${id}`);
  const items = lineItems.map((line) => ({ id: line.id, quantity: 2 }));
  const parcels = [{ trackingData: { carrier: 'DHL', trackingId: '00340434' } }];
  await change(
    id,
    { action: 'changeShipmentState', shipmentState: 'Shipped' },
    { action: 'addDelivery', items, parcels },
  );
}

describe('my orders', () => {
  it('are listed newest first, with what happens to each', async () => {
    const { browser, order } = await withOrder();
    await add(browser);
    await giveAddress(browser, 'SK');
    const second = await placeOrder(browser, 'cash-on-delivery');
    const { orders } = await browser.account('getMyOrders', { offset: 0 });
    expect(orders).toMatchObject({ offset: 0, limit: 10, total: 2 });
    expect(orders.results.map(({ orderNumber, stage }) => [orderNumber, stage])).toEqual([
      [second.orderNumber, 'preparing'],
      [order.orderNumber, 'awaiting-transfer'],
    ]);
    expect((await browser.account('getMyOrders', { offset: 1 })).orders.results).toHaveLength(1);
  });

  it('of Czech customers are shown and found without the prefix of the backend', async () => {
    const { browser } = await withOrder('CZ');
    const [listed] = (await browser.account('getMyOrders', { offset: 0 })).orders.results;
    expect(listed?.orderNumber).toMatch(/^CZ-\d+$/);
    expect((await details(browser, listed?.orderNumber ?? '')).orderNumber).toBe(listed?.orderNumber);
  });

  it('show how to pay until the money arrives, and never again', async () => {
    const { browser, order } = await withOrder();
    const open = await details(browser, order.orderNumber);
    expect(open).toMatchObject({ paymentStatus: 'in-progress', bankTransfer: { reference: order.orderNumber } });
    expect(open.bankTransfer?.code).toMatch(/^data:image\/png/);
    await change(order.id, { action: 'changePaymentState', paymentState: 'Paid' });
    expect(await details(browser, order.orderNumber)).toMatchObject({
      stage: 'preparing',
      paymentStatus: 'paid',
      bankTransfer: null,
    });
  });

  it('show parcels with the page of the carrier', async () => {
    const { browser, order } = await withOrder();
    await ship(order.id);
    expect(await details(browser, order.orderNumber)).toMatchObject({
      stage: 'shipped',
      invoice: `/api/invoices/orders/${order.id}`,
      deliveries: [
        {
          items: [{ quantity: 2 }],
          parcels: [{ carrier: 'DHL', trackingUrl: expect.stringContaining('tracking-id=00340434') }],
        },
      ],
    });
  });

  it('are nobody else’s: not a guest’s, not another customer’s, not another store’s', async () => {
    const { browser, order } = await withOrder();
    const { orderNumber } = order;
    const other = await signedUp(shop);
    expect(await other.browser.account('getMyOrder', { orderNumber })).toEqual({ order: null });
    expect((await other.browser.account('getMyOrders', { offset: 0 })).orders.total).toBe(0);
    const [line] = order.lineItems;
    const items = [{ lineItemId: line?.id ?? '', quantity: 1 }];
    const stolen = { orderNumber, version: 1, items, reason: 'other' } as const;
    expect(await other.browser.accountRefusal('requestReturn', { ...stolen, note: '' })).toEqual([404, 'not-found']);
    const guest = shop.visitor('SK');
    await add(guest);
    for (const refused of [
      await guest.accountRefusal('getMyOrders', { offset: 0 }),
      await guest.accountRefusal('getMyOrder', { orderNumber }),
      await guest.accountRefusal('requestReturn', { ...stolen, note: '' }),
    ])
      expect(refused).toEqual([401, 'not-signed-in']);
    const abroad = await signedUp(shop, {}, 'DE');
    expect(await abroad.browser.account('getMyOrder', { orderNumber })).toEqual({ order: null });
    expect(await browser.accountRefusal('getMyOrder', { orderNumber: `${orderNumber}" or 1=1` })).toEqual([
      400,
      'invalid-input',
      'orderNumber: order-number',
    ]);
  });
});

describe('a return', () => {
  it('is possible after shipping, for pieces that were not announced before', async () => {
    const { browser, order } = await withOrder();
    const { orderNumber } = order;
    const lineItemId = order.lineItems[0]?.id ?? '';
    const request = (quantity: number, version: number) => ({
      orderNumber,
      version,
      items: [{ lineItemId, quantity }],
      reason: 'damaged' as const,
      note: 'The lid is bent.',
    });
    const early = await details(browser, orderNumber);
    expect(early.returnable).toBeNull();
    expect(await browser.accountRefusal('requestReturn', request(1, early.version))).toEqual([
      400,
      'invalid-input',
      'items: not-returnable',
    ]);
    await ship(order.id);
    const shipped = await details(browser, orderNumber);
    expect(shipped.returnable?.items).toEqual([{ lineItemId, quantity: 2 }]);
    const { order: announced } = await browser.account('requestReturn', request(1, shipped.version));
    expect(announced).toMatchObject({
      stage: 'return-announced',
      returns: [{ reason: 'damaged', isReceived: false, isRefunded: false, items: [{ quantity: 1 }] }],
      returnable: { items: [{ lineItemId, quantity: 1 }] },
    });
    const stored = await seller.get<BackendOrder>(`/orders/${order.id}`);
    expect(stored.returnInfo?.[0]?.items[0]?.comment).toBe('damaged: The lid is bent.');
    expect(await browser.accountRefusal('requestReturn', request(2, announced.version))).toEqual([
      400,
      'invalid-input',
      'items: too-many-pieces',
    ]);
    // The same request once more, because its answer was lost.
    expect((await browser.accountRefusal('requestReturn', request(1, shipped.version))).slice(0, 2)).toEqual([
      409,
      'conflict',
    ]);
    expect((await details(browser, orderNumber)).returns).toHaveLength(1);
  });

  it('is announced once if two tabs send it at the same moment', async () => {
    const { browser, order } = await withOrder();
    await ship(order.id);
    const request = {
      orderNumber: order.orderNumber,
      version: (await details(browser, order.orderNumber)).version,
      items: [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 2 }],
      reason: 'changed-mind',
    };
    const answers = await Promise.all(
      [1, 2].map(() => browser.send('requestReturn', JSON.stringify(request), 'customer')),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await details(browser, order.orderNumber)).returns).toHaveLength(1);
  });
});
