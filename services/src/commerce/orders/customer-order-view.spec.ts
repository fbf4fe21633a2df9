import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { money } from '@manifold/domain/money/money';
import type { OrderRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { customerOrderView } from './customer-order-view.js';

const ADDRESS = { firstName: 'Eva', lastName: 'Nová', city: 'Town', country: 'SK' };
const ORDER: OrderRecord = {
  id: 'order',
  version: 1,
  anonymousId: null,
  customerEmail: 'eva@example.com',
  locale: 'sk-SK',
  lineItems: [],
  customLineItems: [],
  shippingInfo: null,
  totalPrice: money(5000, 'EUR'),
  taxedPrice: null,
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  cashOnDeliveryFeeCentAmount: null,
  grossBeforeNetCentAmount: null,
  grossSubtotalBeforeNetCentAmount: null,
  cashRoundingCentAmount: null,
  orderNumber: 'SK-100001',
  createdAt: '2026-11-23T12:00:00.000Z',
  orderState: 'Open',
  paymentInterface: 'online',
  paymentKeys: ['attempt'],
  transactions: [],
  paymentState: 'Pending',
  shipmentState: null,
  cartId: null,
};
const TRANSFER: Partial<OrderRecord> = { paymentInterface: 'bank-transfer' };

const one = (type: string, state = 'Success') => ({ type, state, centAmount: 5000 });
const REFUSED = [one('Authorization', 'Failure')];
const ENDED = [one('Authorization'), one('CancelAuthorization')];
const REVERSED = [one('Authorization'), one('Charge'), one('CancelAuthorization')];

/** Returns what the customer sees of the payment in a store with bank transfers. */
function paymentOf(record: Partial<OrderRecord>, isAuthorised?: boolean) {
  const document = seedDocuments(new Date()).find(({ sections }) => sections.store.countryCode === 'SK');
  if (!document) throw new Error('No store is seeded');
  const online = isAuthorised === undefined ? undefined : { providerMethod: 'scheme', isAuthorised, action: null };
  const { bankTransfer, paymentStatus, stage } = customerOrderView({ ...ORDER, ...record }, document, online);
  return [paymentStatus, stage, bankTransfer?.reference ?? null];
}

describe('an order for its customer', () => {
  it.each<[string, Partial<OrderRecord>, boolean | undefined, readonly (string | null)[]]>([
    ['an open voucher', {}, false, ['in-progress', 'awaiting-voucher', null]],
    [
      'an expired voucher',
      { paymentState: 'Failed', transactions: REFUSED },
      false,
      ['failed', 'payment-failed', 'SK-100001'],
    ],
    ['an authorised card', { paymentState: 'Paid' }, true, ['paid', 'preparing', null]],
    [
      'a card whose authorisation has ended',
      { paymentState: 'Failed', transactions: ENDED },
      true,
      ['failed', 'payment-failed', 'SK-100001'],
    ],
    ['the same after a transfer', { paymentState: 'Paid', transactions: ENDED }, true, ['paid', 'preparing', null]],
    [
      'the same after a cancellation',
      { paymentState: 'Failed', transactions: ENDED, orderState: 'Cancelled' },
      true,
      ['failed', 'cancelled', null],
    ],
    [
      'a card whose money was paid back',
      { paymentState: 'Failed', transactions: REVERSED },
      true,
      ['paid', 'payment-failed', null],
    ],
    ['a bank transfer', TRANSFER, undefined, ['in-progress', 'awaiting-transfer', 'SK-100001']],
    [
      'an order that staff created without a payment',
      { paymentInterface: null, paymentKeys: [] },
      undefined,
      ['in-progress', 'awaiting-transfer', null],
    ],
    ['a transfer of too much', { ...TRANSFER, paymentState: 'CreditOwed' }, undefined, ['paid', 'preparing', null]],
  ])('shows how to pay %s', (_what, record, isAuthorised, expected) => {
    expect(paymentOf(record, isAuthorised)).toEqual(expected);
  });
});
