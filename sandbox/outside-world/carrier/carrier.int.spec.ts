import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from '../../commercetools/testing/test-backend.js';
import { readyCart, setUpShop } from '../../commercetools/testing/test-shop.js';
import { startOutsideWorld, type OutsideWorldServer } from '../server.js';

let backend: TestBackend;
let page: OutsideWorldServer;

beforeAll(async () => {
  backend = await startTestBackend();
  const seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await restock(seeder);
  const apiUrl = backend.url();
  const commerce = {
    ...{ apiUrl, authUrl: apiUrl, projectKey: 'manifold' },
    ...{ clientId: 'manifold-services', clientSecret: 'sandbox-services' },
  };
  page = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost:3000', commerce });
});
afterAll(async () => {
  await page.close();
  await backend.close();
});

/** Adds pieces to the stock of the product that all tests order. */
async function restock(seeder: Awaited<ReturnType<TestBackend['as']>>): Promise<void> {
  const { body: stock } = await seeder
    .inventory()
    .get({ queryArgs: { where: 'sku = "EX10000001"' } })
    .execute();
  const [entry] = stock.results;
  if (!entry) throw new Error('The product has no stock');
  const actions = [{ action: 'addQuantity' as const, quantity: 10 }];
  await seeder
    .inventory()
    .withId({ ID: entry.id })
    .post({ body: { version: entry.version, actions } })
    .execute();
}

/** Places an order of this many pieces. */
async function placeOrder(orderNumber: string, quantity: number) {
  const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  const services = await backend.as('services');
  const { id, version } = await readyCart(shopper, quantity);
  const body = { cart: { typeId: 'cart' as const, id }, version, orderNumber };
  const { body: order } = await services.orders().post({ body }).execute();
  return {
    order: async () => (await services.orders().withId({ ID: order.id }).get().execute()).body,
    does: async (control: string, init: RequestInit = {}) =>
      fetch(`${page.url}/carrier/orders/${orderNumber}/${control}`, { method: 'POST', redirect: 'manual', ...init }),
  };
}

describe('the carrier of the sandbox', () => {
  it('ships an order in two parcels with tracking numbers, delivers it and takes it back', async () => {
    const { order, does } = await placeOrder('SK-201', 3);
    expect((await does('deliver')).status).toBe(404);
    expect((await does('ship-one-piece')).status).toBe(200);
    expect((await order()).shipmentState).toBe('Partial');
    expect((await does('ship')).status).toBe(200);
    const shipped = await order();
    expect(shipped.shipmentState).toBe('Shipped');
    expect(shipped.shippingInfo?.deliveries?.map(({ items }) => items[0]?.quantity)).toEqual([1, 2]);
    const parcels = shipped.shippingInfo?.deliveries?.flatMap((delivery) => delivery.parcels) ?? [];
    expect(parcels.map(({ trackingData }) => trackingData)).toEqual([
      { carrier: 'Sandbox Parcel', trackingId: expect.stringMatching(/^SP\d{12}$/) },
      { carrier: 'Sandbox Parcel', trackingId: expect.stringMatching(/^SP\d{12}$/) },
    ]);
    expect((await does('ship')).status).toBe(404);
    expect((await does('deliver')).status).toBe(200);
    expect((await order()).shipmentState).toBe('Delivered');
    expect((await does('return-one-piece')).status).toBe(200);
    expect((await does('return')).status).toBe(200);
    const returned = (await order()).returnInfo ?? [];
    expect(returned.map(({ items }) => [items[0]?.quantity, items[0]?.shipmentState])).toEqual([
      [1, 'Returned'],
      [2, 'Returned'],
    ]);
    expect((await does('return')).status).toBe(404);
  });

  it('sets the state of goods in the warehouse, and no longer when they are shipped', async () => {
    const { order, does } = await placeOrder('SK-203', 1);
    const states = { pending: 'Pending', ready: 'Ready', backorder: 'Backorder', delay: 'Delayed' };
    for (const [control, state] of Object.entries(states)) {
      expect((await does(control)).status).toBe(200);
      expect((await order()).shipmentState).toBe(state);
      expect((await does(control)).status).toBe(404);
    }
    expect((await does('ship')).status).toBe(200);
    for (const control of Object.keys(states)) expect((await does(control)).status).toBe(404);
    expect((await order()).shipmentState).toBe('Shipped');
  });

  it('shows on its page what can happen to an order, and leads back there', async () => {
    const { does } = await placeOrder('SK-202', 1);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await does('delay', { headers, body: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#shipments']);
    const shown = await (await fetch(page.url)).text();
    expect(shown).toContain('SK-202');
    for (const text of ['Delayed', '>Ship</button>', '>Put on backorder</button>']) expect(shown).toContain(text);
    const foreign = await does('ship', { headers: { ...headers, 'sec-fetch-site': 'cross-site' }, body: '' });
    expect(foreign.status).toBe(403);
  });

  it('knows no other orders and controls', async () => {
    const { does } = await placeOrder('SK-204', 1);
    expect((await does('lose')).status).toBe(404);
    expect((await fetch(`${page.url}/carrier/orders/SK-999/ship`, { method: 'POST' })).status).toBe(404);
  });
});
