import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@commercetools/platform-sdk';
import { dayOf } from '../orders/calendar.js';
import { pastOrders } from '../orders/past-orders.js';
import type { CommerceProject } from './connection.js';
import { loadCatalogue } from './load-catalogue.js';
import { loadOrders } from './load-orders.js';
import { emptyProject } from './testing/empty-project.js';

const seed = 'ferrum';
const quiet = (): void => undefined;
const now = new Date('2026-11-21T09:00:00.000Z');
const later = new Date('2026-11-26T09:00:00.000Z');
const days = 8;

let project: CommerceProject;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ project, stop } = await emptyProject());
  await loadCatalogue(project, { count: 0, seed }, quiet);
});

afterAll(() => stop());

async function allOrders(): Promise<Order[]> {
  const queryArgs = { limit: 500, sort: 'completedAt asc', expand: 'paymentInfo.payments[*]' };
  return (await project.orders().get({ queryArgs }).execute()).body.results;
}

describe('past orders', () => {
  it('are not loaded for zero days', async () => {
    expect(await loadOrders(project, { days: 0, seed, now }, quiet)).toBe(false);
    expect(await allOrders()).toHaveLength(0);
  });

  it('are stored with the generated totals, states and dates', async () => {
    expect(await loadOrders(project, { days, seed, now }, quiet)).toBe(true);
    const made = pastOrders({ from: dayOf(now) - days, today: dayOf(now), seed });
    const loaded = await allOrders();
    expect(loaded.map(({ orderNumber }) => orderNumber)).toEqual(made.map(({ orderNumber }) => orderNumber));
    for (const [index, order] of loaded.entries()) {
      const { totals, progress, placedAt, document } = made[index] ?? made[0] ?? { totals: undefined };
      expect(order.completedAt).toBe(placedAt?.toISOString());
      expect(order.store?.key).toBe(document?.storeKey);
      expect(order).toMatchObject({ ...progress });
      expect(order.taxedPrice?.totalNet.centAmount).toBe(totals?.net);
      expect(order.taxedPrice?.totalGross.centAmount).toBe(totals?.gross);
    }
  });

  it('add up in the backend: lines and shipping are the total, and their taxes its tax', async () => {
    for (const { lineItems, shippingInfo, totalPrice, taxedPrice } of await allOrders()) {
      const amounts = [...lineItems.map((line) => line.totalPrice), shippingInfo?.price];
      expect(amounts.reduce((sum, amount) => sum + (amount?.centAmount ?? 0), 0)).toBe(totalPrice.centAmount);
      const taxes = [...lineItems.map((line) => line.taxedPrice), shippingInfo?.taxedPrice];
      const tax = taxes.reduce((sum, taxed) => sum + (taxed?.totalTax?.centAmount ?? 0), 0);
      expect(taxedPrice?.taxPortions.map(({ amount }) => amount.centAmount)).toEqual([tax]);
    }
  });

  it('have a payment of the amount due, including cash-on-delivery fee and rounding', async () => {
    for (const { paymentInfo, totalPrice, custom } of await allOrders()) {
      const [fee = 0, rounding = 0] = ['calculatedCodFee', 'cashRounding'].map(
        (name) => (custom?.fields[name] as { centAmount: number } | undefined)?.centAmount ?? 0,
      );
      const [payment] = paymentInfo?.payments ?? [];
      expect(payment?.obj?.amountPlanned.centAmount).toBe(totalPrice.centAmount + fee + rounding);
      expect(payment?.obj?.paymentMethodInfo.method === 'cash-on-delivery').toBe(fee > 0);
    }
  });

  it('do not change on a second start on the same day', async () => {
    expect(await loadOrders(project, { days, seed, now }, quiet)).toBe(false);
  });

  it('are completed by a later start, which finishes open orders except those that staff changed', async () => {
    const open = (await allOrders()).filter(({ orderState }) => orderState === 'Open');
    const changed = open.at(-1);
    if (!changed) throw new Error('No order of the last days is open.');
    const actions = [{ action: 'changeOrderState' as const, orderState: 'Cancelled' }];
    const body = { version: changed.version, actions };
    await project.orders().withId({ ID: changed.id }).post({ body }).execute();
    expect(await loadOrders(project, { days, seed, now: later }, quiet)).toBe(true);
    const made = pastOrders({ from: dayOf(now) - days, today: dayOf(later), seed });
    const loaded = await allOrders();
    expect(loaded).toHaveLength(made.length);
    for (const [index, order] of loaded.entries()) {
      const expected = order.id === changed.id ? 'Cancelled' : made[index]?.progress.orderState;
      expect(order.orderState).toBe(expected);
    }
  });
});
