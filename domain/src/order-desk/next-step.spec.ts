import { describe, expect, it } from '@jest/globals';
import { nextStep, type OrderSituation } from './next-step.js';

const MONEY = { total: 5000, authorised: 0, captured: 0, refunded: 0, open: 5000 };
const CASH: OrderSituation = {
  orderState: 'Open',
  shipmentState: null,
  isPaidOnDelivery: true,
  money: MONEY,
  hasReturns: false,
  requests: [],
};
const CARD: OrderSituation = { ...CASH, isPaidOnDelivery: false, money: { ...MONEY, authorised: 5000 } };
const CAPTURED: OrderSituation = { ...CARD, money: { ...CARD.money, captured: 5000, open: 0 } };

describe('the next step of an order', () => {
  it.each<[string, OrderSituation, string]>([
    ['cash on delivery', CASH, 'ship'],
    ['a bank transfer without money', { ...CASH, isPaidOnDelivery: false }, 'await-money'],
    ['an authorised card', CARD, 'ship'],
    ['an authorised card after shipping', { ...CARD, shipmentState: 'Shipped' }, 'capture'],
    ['a captured card after shipping', { ...CAPTURED, shipmentState: 'Shipped' }, 'await-delivery'],
    ['a delivered order', { ...CAPTURED, shipmentState: 'Delivered' }, 'nothing'],
    ['a returned order', { ...CAPTURED, shipmentState: 'Delivered', hasReturns: true }, 'refund-return'],
    ['an announced return', { ...CAPTURED, shipmentState: 'Delivered', hasAnnouncedReturns: true }, 'await-return'],
    ['a cancelled order that was captured', { ...CAPTURED, orderState: 'Cancelled' }, 'refund-return'],
    ['a cancelled order', { ...CASH, orderState: 'Cancelled' }, 'nothing'],
    ['a request without a second person', { ...CASH, requests: [{ state: 'proposed' }] }, 'approve-request'],
    ['a refund that the provider has not confirmed', { ...CASH, requests: [{ state: 'sent' }] }, 'await-provider'],
  ])('of %s', (_what, situation, step) => {
    expect(nextStep(situation)).toBe(step);
  });
});
