import type { Order } from '@commercetools/platform-sdk';
import { describe, expect, it } from '@jest/globals';
import { deskOrder } from '../../integrations/commercetools/desk-orders/desk-order-record.js';
import { deskOrderView } from './desk-order-view.js';

const AT = '2026-11-23T12:00:00.000Z';
const TOTAL = { type: 'centPrecision', centAmount: 5000, currencyCode: 'CZK', fractionDigits: 2 } as const;

/** A Czech order with this number at the commerce backend. */
const orderWith = (orderNumber: string | undefined) =>
  deskOrder(
    {
      id: 'order',
      version: 1,
      orderNumber,
      createdAt: AT,
      lastModifiedAt: AT,
      totalPrice: TOTAL,
      lineItems: [],
    } as object as Order,
    ['en'],
  );

describe('the number of a Czech order at the order desk', () => {
  it.each([
    ['one of the shop, without its prefix', 'NSCZ-100001', 'CZ-100001'],
    ['one that staff chose', 'STAFF-1', 'STAFF-1'],
    ['one that staff chose like those of the shop', 'CZ-77', 'CZ-77'],
    ['none', undefined, ''],
  ])('is %s', (_case, stored, shown) => {
    const record = orderWith(stored);
    // Mails, invoices and requests are stored under this number.
    expect(record.orderNumber).toBe(stored ?? '');
    const approvalLimit = { fromCentAmount: 10_000, currencyCode: 'CZK' };
    const order = { record, storeKey: 'ferrum_cz', countryCode: 'CZ', isAuthorised: null, approvalLimit };
    expect(deskOrderView(order, { counted: [], shown: [] })).toMatchObject({ orderNumber: shown });
  });
});
