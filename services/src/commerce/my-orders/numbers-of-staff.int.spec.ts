import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add, giveAddress } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

let shop: RunningShop;
let seller: Seller;

beforeAll(async () => {
  shop = await startShop();
  seller = await sellerOf(shop.backend.url);
});

afterAll(() => shop.stop());

interface BackendOrder {
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
}

/** Orders a customer's cart as staff do, and sends it. Returns what the customer's list shows of it. */
async function orderedByStaff(numbered: { readonly orderNumber?: string }) {
  const { browser } = await signedUp(shop);
  await add(browser, undefined, 2);
  const { id, version } = await giveAddress(browser, 'SK');
  await seller.post('/orders', { cart: { typeId: 'cart', id }, version, ...numbered });
  const [order] = (await browser.account('getMyOrders', { offset: 0 })).orders.results;
  if (!order) throw new Error('The customer has no order');
  await ship(order.id);
  return { browser, order };
}

async function ship(id: string): Promise<void> {
  const { version, lineItems } = await seller.get<BackendOrder>(`/orders/${id}`);
  const items = lineItems.map((line) => ({ id: line.id, quantity: 2 }));
  const actions = [
    { action: 'changeShipmentState', shipmentState: 'Shipped' },
    { action: 'addDelivery', items, parcels: [] },
  ];
  await seller.post(`/orders/${id}`, { version, actions });
}

describe.each<[string, Parameters<typeof orderedByStaff>[0]]>([
  ['the number Staff-1', { orderNumber: 'Staff-1' }],
  ['the number STAFF.2', { orderNumber: 'STAFF.2' }],
  ['the number "Telefón 3/7"', { orderNumber: 'Telefón 3/7' }],
  ['no number', {}],
])('an order of staff with %s', (_number, numbered) => {
  it('is shown to its customer, who can send something back', async () => {
    const { browser, order } = await orderedByStaff(numbered);
    const { id } = order;
    expect(order.orderNumber).toBe(numbered.orderNumber ?? '');
    const { order: shown } = await browser.account('getMyOrder', { id });
    expect(shown).toMatchObject({ id, stage: 'shipped', invoice: `/api/invoices/orders/${id}` });
    const items = [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 1 }];
    const request = { id, version: shown?.version ?? 0, items, reason: 'damaged', note: '' } as const;
    const returned = await browser.account('requestReturn', request);
    expect(returned.order).toMatchObject({ id, stage: 'return-announced' });
  });
});

it('an order is nobody else’s although they know its id', async () => {
  const { order } = await orderedByStaff({ orderNumber: 'Staff-4' });
  const { browser } = await signedUp(shop);
  const { id } = order;
  expect(await browser.account('getMyOrder', { id })).toEqual({ order: null });
  const items = [{ lineItemId: order.lineItems[0]?.id ?? '', quantity: 1 }];
  const request = { id, version: 1, items, reason: 'other', note: '' };
  expect(await browser.accountRefusal('requestReturn', request)).toEqual([404, 'not-found']);
});
