import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { freshDatabase, type FreshDatabase } from '../../../start/src/testing/database.js';
import { LiveConfig } from '../store-config/index.js';
import { ConsoleClient } from '../store-config/testing/console-client.js';
import { until } from '../store-config/testing/until.js';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';
import { add, giveAddress, placeOrder } from './testing/shopping.js';

let databases: FreshDatabase[];
let shop: RunningShop;
let operations: ConsoleClient;

beforeAll(async () => {
  const [services, backend] = await Promise.all([
    freshDatabase({ template: 'manifold' }),
    freshDatabase({ template: 'empty' }),
  ]);
  databases = [services, backend];
  shop = await startShop({ services: services.applicationUrl, backend: backend.url });
  operations = await new ConsoleClient(shop.application.app).signIn('operations');
}, 120_000);

afterAll(async () => {
  await shop.stop();
  await Promise.all(databases.map((database) => database.drop()));
});

const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };

async function publishSlovakLimit(priceLimitCentAmount: number): Promise<void> {
  const { body: draft } = await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Lower the limit' });
  const place = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null };
  const edit = { ...place, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount } };
  const { body } = await operations.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version);
  const wish = { version: body.version, reason: 'Less risk' };
  const published = await operations.ask('POST', `/change-sets/${draft.id}/publish`, wish);
  expect(published.status).toBeLessThan(300);
}

const servedLimit = () =>
  shop.application.app.get(LiveConfig).snapshot('ferrum_sk')?.document.sections['cash-on-delivery']
    .priceLimitCentAmount;

const onDelivery = async (visitor: ShopClient) =>
  (await visitor.call('getPaymentMethods', {})).paymentMethods.find(({ method }) => method === 'cash-on-delivery');

describe('a checkout that is open', () => {
  it('loses cash on delivery when its limit is lowered, and the server refuses the order of a page that was too slow', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const { id, version } = await giveAddress(visitor, 'SK');
    expect((await onDelivery(visitor))?.refusal).toBeNull();
    await publishSlovakLimit(100);
    await until(() => servedLimit() === 100);
    const order = { cartId: id, version, paymentMethod: 'cash-on-delivery' };
    const { status, body } = await visitor.send('createMyOrderFromCart', JSON.stringify(order));
    expect([status, body.error]).toMatchObject([
      422,
      { code: 'payment-method-refused', details: { refusal: 'over-price-limit' } },
    ]);
    expect((await onDelivery(visitor))?.refusal).toBe('over-price-limit');
    expect((await placeOrder(visitor, 'bank-transfer')).paymentMethod).toBe('bank-transfer');
  });

  it('outlives the commerce backend: nothing is lost, and the order is placed when it is back', async () => {
    const visitor = shop.visitor('DE');
    await add(visitor);
    const cart = await giveAddress(visitor, 'DE');
    const order = { cartId: cart.id, version: cart.version, paymentMethod: 'bank-transfer' };
    await shop.backend.kill();
    for (const [name, parameters] of [
      ['getMe', {}],
      ['updateCart', { actions: [{ action: 'recalculate' }] }],
      ['createMyOrderFromCart', order],
    ] as const) {
      expect([name, ...(await visitor.refusal(name, parameters))]).toEqual([name, 503, 'backend-unavailable']);
    }
    await shop.backend.start();
    expect((await visitor.call('getMe', {})).me.activeCart).toEqual(cart);
    expect((await placeOrder(visitor, 'bank-transfer')).orderNumber).toMatch(/^DE-/);
  });
});
