import { describe, expect, it } from '@jest/globals';
import { availableActions, type ActionSituation } from './available-actions.js';

const CASH: ActionSituation = {
  orderState: 'Open',
  shipmentState: null,
  money: { total: 5000, authorised: 0, captured: 0, refunded: 0, open: 5000 },
  paymentChannel: 'other',
  requests: [],
};
const CARD: ActionSituation = { ...CASH, paymentChannel: 'provider', money: { ...CASH.money, authorised: 5000 } };
const CAPTURED: ActionSituation = { ...CARD, money: { ...CARD.money, captured: 5000, open: 0 } };

const TRANSFER: ActionSituation = { ...CASH, paymentChannel: 'account' };
const PAID_TRANSFER: ActionSituation = { ...TRANSFER, money: { ...CASH.money, captured: 5000, open: 0 } };

const refusals = (situation: ActionSituation) =>
  Object.fromEntries(availableActions(situation).map(({ kind, refusal }) => [kind, refusal]));
const maximum = (situation: ActionSituation, wanted: string) =>
  availableActions(situation).find(({ kind }) => kind === wanted)?.maximum;

describe('the actions on an order', () => {
  it('are only the cancellation if the order is paid in cash', () => {
    expect(refusals(CASH)).toEqual({ cancel: null, capture: 'not-paid-online', refund: 'not-paid-online' });
  });

  it('are cancellation or capture of an authorised card, and refund after the capture', () => {
    expect(refusals(CARD)).toEqual({ cancel: null, capture: null, refund: 'nothing-to-refund' });
    expect(refusals(CAPTURED)).toEqual({ cancel: 'already-captured', capture: 'nothing-to-capture', refund: null });
  });

  it('are the cancellation of a bank transfer until it arrives, and refunds afterwards', () => {
    expect(refusals(TRANSFER)).toEqual({ cancel: null, capture: 'not-paid-online', refund: 'transfer-not-arrived' });
    expect(refusals(PAID_TRANSFER)).toEqual({ cancel: 'already-captured', capture: 'not-paid-online', refund: null });
    const refunded = { ...PAID_TRANSFER, money: { ...PAID_TRANSFER.money, refunded: 5000 } };
    expect(refusals(refunded)).toMatchObject({ cancel: null, refund: 'nothing-to-refund' });
    const requests = [{ kind: 'refund' as const, centAmount: 2000, state: 'running' as const }];
    expect(maximum({ ...PAID_TRANSFER, requests }, 'refund')).toBe(3000);
  });

  it('do not include a cancellation of an order that is cancelled or on its way', () => {
    expect(refusals({ ...CASH, orderState: 'Cancelled' })['cancel']).toBe('already-cancelled');
    expect(refusals({ ...CASH, shipmentState: 'Shipped' })['cancel']).toBe('already-shipped');
  });

  it('reserve the amount of a refund that waits for a second person or the provider', () => {
    const request = { kind: 'refund' as const, centAmount: 3000 };
    expect(maximum({ ...CAPTURED, requests: [{ ...request, state: 'proposed' }] }, 'refund')).toBe(2000);
    expect(maximum({ ...CAPTURED, requests: [{ ...request, state: 'sent' }] }, 'refund')).toBe(2000);
    expect(maximum({ ...CAPTURED, requests: [{ ...request, state: 'failed' }] }, 'refund')).toBe(5000);
  });

  it('do not include a capture or a second cancellation while a cancellation is running', () => {
    const requests = [{ kind: 'cancel' as const, centAmount: null, state: 'sent' as const }];
    expect(refusals({ ...CARD, requests })).toMatchObject({ cancel: 'request-open', capture: 'request-open' });
  });
});
