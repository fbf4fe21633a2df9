import { describe, expect, it } from '@jest/globals';
import type { PaymentEvent, PaymentEventKind } from './contract.js';
import { isReturned } from './returned-payment.js';

const DUE = 9900;

const event = (kind: PaymentEventKind, reference: string, centAmount = DUE, isSuccess = true): PaymentEvent => ({
  kind,
  reference,
  centAmount,
  isSuccess,
});
const AUTHORISED = event('authorisation', 'P');
const CAPTURED = event('capture', 'C');

describe('a payment', () => {
  it.each<[string, readonly PaymentEvent[]]>([
    ['was cancelled', [AUTHORISED, event('cancellation', 'X')]],
    ['was reversed', [AUTHORISED, CAPTURED, event('cancel-or-refund', 'X')]],
    ['was refunded', [AUTHORISED, CAPTURED, event('refund', 'R')]],
    ['was refunded in two parts', [CAPTURED, event('refund', 'R1', 9000), event('refund', 'R2', 900)]],
    ['was cancelled before the events arrived in another order', [event('cancellation', 'X'), AUTHORISED]],
    [
      'was refunded again after a refund failed',
      [event('refund', 'R1'), event('refund-failed', 'R1'), event('refund', 'R2')],
    ],
    [
      'was captured in part, and the rest cancelled',
      [event('capture', 'C', 5000), event('cancellation', 'X', 4900), event('refund', 'R', 5000)],
    ],
  ])('is returned if it %s', (_name, events) => {
    expect(isReturned(events, DUE)).toBe(true);
  });

  it.each<[string, readonly PaymentEvent[]]>([
    ['was only authorised', [AUTHORISED]],
    ['was refunded in part', [AUTHORISED, CAPTURED, event('refund', 'R', 900)]],
    ['was refunded in part, and that was reported twice', [event('refund', 'R', 5000), event('refund', 'R', 5000)]],
    ['could not be cancelled', [AUTHORISED, event('cancellation', 'X', DUE, false)]],
    ['was refunded, and the refund failed', [CAPTURED, event('refund', 'R'), event('refund-failed', 'R')]],
    ['was refunded, and the money came back', [CAPTURED, event('refund', 'R'), event('refund-returned', 'R')]],
    [
      'was captured in part, and only the rest cancelled',
      [event('capture', 'C', 5000), event('cancellation', 'X', 4900)],
    ],
    ['was authorised for more than the refund', [event('authorisation', 'P', 2 * DUE), event('refund', 'R')]],
  ])('is not returned if it %s', (_name, events) => {
    expect(isReturned(events, DUE)).toBe(false);
  });
});
