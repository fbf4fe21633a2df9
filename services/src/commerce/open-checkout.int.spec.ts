import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { LiveConfig } from '../store-config/index.js';
import { ConsoleClient } from '../store-config/testing/console-client.js';
import { until } from '../platform/testing/eventually.js';
import { eventually } from '../platform/testing/eventually.js';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';
import { add, giveAddress, placeOrder } from './testing/shopping.js';

let shop: RunningShop;
let operations: ConsoleClient;

beforeAll(async () => {
  shop = await startShop();
  operations = await new ConsoleClient(shop.application.app).signIn('operations');
});

afterAll(() => shop.stop());

const SEEDED = { priceLimitCentAmount: 250_000, itemLimit: 1 };

async function publishSlovakLimit(priceLimitCentAmount: number): Promise<void> {
  const place = { section: 'cash-on-delivery', layer: 'country', key: 'SK', validFrom: null, validTo: null };
  await publish({ ...place, before: SEEDED, after: { ...SEEDED, priceLimitCentAmount } }, 'Less risk');
}

async function publish(edit: object, reason: string): Promise<void> {
  const { body: begun } = await operations.ask<ChangeSet>('POST', '/change-sets', { name: reason });
  const { body } = await operations.ask<ChangeSet>('PUT', `/change-sets/${begun.id}/edits`, edit, begun.version);
  const { body: diff } = await operations.ask<ChangeSetDiff>('GET', `/change-sets/${begun.id}/diff`);
  const findings = diff.findings.filter(({ isNew }) => isNew).map(({ name }) => name);
  const acknowledged = findings.length > 0 ? { acknowledged: { findings, reason: 'A trial' } } : {};
  const params = { version: body.version, reason, ...acknowledged };
  const published = await operations.ask('POST', `/change-sets/${begun.id}/publish`, params);
  expect(published.status).toBeLessThan(300);
}

const servedLimit = () =>
  shop.application.app.get(LiveConfig).snapshot('ferrum_sk')?.document.sections['cash-on-delivery']
    .priceLimitCentAmount;

const onDelivery = async (visitor: ShopClient) =>
  (await visitor.call('getPaymentMethods', {})).paymentMethods.find(({ method }) => method === 'cash-on-delivery');

describe('an open checkout', () => {
  it('loses cash on delivery if its limit is lowered, and an order of a stale page is refused', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const { id, version } = await giveAddress(visitor, 'SK');
    expect((await onDelivery(visitor))?.refusal).toBeNull();
    await publishSlovakLimit(200);
    await until(() => servedLimit() === 200);
    const order = { cartId: id, version, paymentMethod: 'cash-on-delivery' };
    const { status, body } = await visitor.send('createMyOrderFromCart', JSON.stringify(order));
    expect([status, body.error]).toMatchObject([
      422,
      { code: 'payment-method-refused', details: { refusal: 'over-price-limit', limit: 200 } },
    ]);
    expect((await onDelivery(visitor))?.refusal).toEqual({ code: 'over-price-limit', limit: 200 });
    expect((await placeOrder(visitor, 'bank-transfer')).paymentMethod).toBe('bank-transfer');
  });

  it('is charged a published shipping cost from the next cart update', async () => {
    const visitor = shop.visitor('DK');
    await add(visitor);
    await giveAddress(visitor, 'DK');
    const place = { section: 'shipping-cost', layer: 'country', key: 'DK', validFrom: null, validTo: null };
    const after = { freeShippingThresholdCentAmount: 99_999_900, parcelFeeCentAmount: 4_900 };
    await publish({ ...place, before: null, after }, 'More expensive parcels');
    const charged = async () => {
      const { cart } = await visitor.call('updateCart', { actions: [{ action: 'recalculate' }] });
      return cart?.shippingInfo?.price.centAmount;
    };
    // A sync writes it to the backend.
    expect(await eventually(async () => [await charged()].find((price) => price === 4_900))).toBe(4_900);
  });

  it('survives an outage of the commerce backend and can be ordered afterwards', async () => {
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
