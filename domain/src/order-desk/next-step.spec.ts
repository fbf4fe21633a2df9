import { describe, expect, it } from '@jest/globals';
import { nextStep, type OrderSituation } from './next-step.js';

const MONEY = { total: 5000, authorised: 0, captured: 0, refunded: 0, open: 5000 };
const CASH: OrderSituation = {
  orderState: 'Open',
  paymentState: 'Pending',
  shipmentState: null,
  isPaidOnDelivery: true,
  money: MONEY,
  hasReturns: false,
  requests: [],
};
const CARD: OrderSituation = { ...CASH, isPaidOnDelivery: false, money: { ...MONEY, authorised: 5000 } };
const CAPTURED: OrderSituation = { ...CARD, money: { ...CARD.money, captured: 5000, open: 0 } };

describe('the next step of an order', () => {
  it.each<[string, string, OrderSituation]>([
    ['ship', 'cash on delivery', CASH],
    ['await-money', 'a bank transfer without money', { ...CASH, isPaidOnDelivery: false }],
    ['replace-payment', 'a voucher that expired', { ...CASH, isPaidOnDelivery: false, paymentState: 'Failed' }],
    ['replace-payment', 'a card whose authorisation ended', { ...CARD, paymentState: 'Failed', money: MONEY }],
    ['ship', 'an authorised card', CARD],
    ['capture', 'an authorised card after shipping', { ...CARD, shipmentState: 'Shipped' }],
    ['await-delivery', 'a captured card after shipping', { ...CAPTURED, shipmentState: 'Shipped' }],
    ['nothing', 'a delivered order', { ...CAPTURED, shipmentState: 'Delivered' }],
    ['refund-return', 'a returned order', { ...CAPTURED, shipmentState: 'Delivered', hasReturns: true }],
    ['await-return', 'an announced return', { ...CAPTURED, shipmentState: 'Delivered', hasAnnouncedReturns: true }],
    ['refund-return', 'a cancelled order that was captured', { ...CAPTURED, orderState: 'Cancelled' }],
    ['nothing', 'a cancelled order', { ...CASH, orderState: 'Cancelled' }],
    ['approve-request', 'a request that waits for a second person', { ...CASH, requests: [{ state: 'proposed' }] }],
    ['await-provider', 'a refund that the provider has not confirmed', { ...CASH, requests: [{ state: 'sent' }] }],
  ])('is "%s" for %s', (step, _what, situation) => {
    expect(nextStep(situation)).toBe(step);
  });
});
