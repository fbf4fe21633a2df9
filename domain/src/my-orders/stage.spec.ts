import { describe, expect, it } from '@jest/globals';
import { orderStage, type StageFacts } from './stage.js';

const stage = (facts: Partial<StageFacts>) =>
  orderStage({
    orderState: 'Open',
    paymentState: 'Pending',
    shipmentState: null,
    paymentMethod: 'online',
    isAwaitingPayment: false,
    ...facts,
  });

describe('the stage of an order', () => {
  it.each<[string, Partial<StageFacts>, string]>([
    ['a paid order without a parcel', { paymentState: 'Paid' }, 'preparing'],
    ['a bank transfer that has not arrived', { paymentMethod: 'bank-transfer' }, 'awaiting-transfer'],
    ['a bank transfer that has arrived', { paymentMethod: 'bank-transfer', paymentState: 'Paid' }, 'preparing'],
    ['a bank transfer of too much', { paymentMethod: 'bank-transfer', paymentState: 'CreditOwed' }, 'preparing'],
    ['a voucher that is not paid', { isAwaitingPayment: true }, 'awaiting-voucher'],
    ['a payment that was refused later', { paymentState: 'Failed' }, 'payment-failed'],
    ['cash on delivery', { paymentMethod: 'cash-on-delivery' }, 'preparing'],
    ['a packed order', { shipmentState: 'Ready' }, 'ready'],
    ['goods that the supplier has not sent', { shipmentState: 'Backorder' }, 'delayed'],
    ['a late order', { shipmentState: 'Delayed' }, 'delayed'],
    ['a part on its way', { shipmentState: 'Partial' }, 'partly-shipped'],
    [
      'a parcel on its way before the transfer',
      { paymentMethod: 'bank-transfer', shipmentState: 'Shipped' },
      'shipped',
    ],
    ['a delivered order', { shipmentState: 'Delivered' }, 'delivered'],
    ['a completed order', { orderState: 'Complete' }, 'delivered'],
    ['an announced return', { shipmentState: 'Delivered', returns: { announced: 1, received: 1 } }, 'return-announced'],
    ['a received return', { shipmentState: 'Delivered', returns: { announced: 0, received: 1 } }, 'returned'],
    ['a cancelled order', { orderState: 'Cancelled', shipmentState: 'Shipped' }, 'cancelled'],
  ])('of %s', (_case, facts, expected) => {
    expect(stage(facts)).toBe(expected);
  });
});
