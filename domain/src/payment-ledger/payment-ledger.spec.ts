import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderPaymentState, paymentBalance } from './balance.js';
import { PAYMENT_EVENT_KINDS, type PaymentEvent, type PaymentEventKind, type PaymentHistory } from './contract.js';
import { paymentTransactions } from './transactions.js';

const DUE = 10_000;

const event = (kind: PaymentEventKind, centAmount = DUE, reference: string = kind, isSuccess = true): PaymentEvent => ({
  kind,
  centAmount,
  reference,
  isSuccess,
});
const failed = (kind: PaymentEventKind): PaymentEvent => event(kind, DUE, kind, false);

const AUTHORISED = event('authorisation', DUE, 'P1');
const CAPTURED = event('capture', DUE, 'C1');

const stateOf = (events: readonly PaymentEvent[], collectsAtOnce = false) =>
  orderPaymentState({ events, collectsAtOnce }, DUE);

describe('the payment state of an order', () => {
  it.each<[string, readonly PaymentEvent[], ReturnType<typeof stateOf>]>([
    ['nothing', [], 'Pending'],
    ['a voucher that nobody has paid yet', [event('pending')], 'Pending'],
    ['a refused payment', [failed('authorisation')], 'Failed'],
    ['a refused payment that was authorised later', [failed('authorisation'), AUTHORISED], 'Paid'],
    ['a voucher that was never paid', [event('pending', DUE, 'P1'), event('offer-closed', DUE, 'P1')], 'Failed'],
    ['an authorised payment', [AUTHORISED], 'Paid'],
    ['an authorised payment of less than the order', [event('authorisation', DUE - 1)], 'BalanceDue'],
    ['a captured payment', [AUTHORISED, CAPTURED], 'Paid'],
    ['a part captured', [AUTHORISED, event('capture', 1_000)], 'Paid'],
    ['two parts captured', [AUTHORISED, event('capture', 4_000, 'a'), event('capture', 6_000, 'b')], 'Paid'],
    ['more captured than the order costs', [AUTHORISED, event('capture', DUE + 1)], 'CreditOwed'],
    ['a failed capture', [AUTHORISED, CAPTURED, event('capture-failed', DUE, 'C1')], 'BalanceDue'],
    ['a refused capture', [AUTHORISED, failed('capture')], 'BalanceDue'],
    ['a failed capture that was repeated', [AUTHORISED, failed('capture'), CAPTURED], 'Paid'],
    ['a cancelled payment', [AUTHORISED, event('cancellation')], 'Failed'],
    ['an expired payment', [AUTHORISED, event('expiry')], 'Failed'],
    ['a refused cancellation', [AUTHORISED, failed('cancellation')], 'Paid'],
    ['a part refunded', [AUTHORISED, CAPTURED, event('refund', 2_000)], 'Paid'],
    ['a refused refund', [AUTHORISED, CAPTURED, failed('refund')], 'CreditOwed'],
    [
      'a refund that failed at the bank',
      [AUTHORISED, CAPTURED, event('refund'), event('refund-failed', DUE, 'refund')],
      'CreditOwed',
    ],
    ['a refund that the bank returned', [AUTHORISED, CAPTURED, event('refund-returned')], 'CreditOwed'],
    ['a failed refund that was repeated', [AUTHORISED, CAPTURED, failed('refund'), event('refund', DUE, 'R2')], 'Paid'],
    ['a chargeback', [AUTHORISED, CAPTURED, event('chargeback')], 'BalanceDue'],
    [
      'a chargeback that was reversed',
      [AUTHORISED, CAPTURED, event('chargeback', DUE, 'D1'), event('chargeback-reversed', DUE, 'D1')],
      'Paid',
    ],
  ])('after %s', (_what, events, expected) => {
    expect(stateOf(events)).toBe(expected);
  });

  it('is Paid for a method that collects at once, and its money is collected', () => {
    const history = { events: [AUTHORISED], collectsAtOnce: true };
    expect(orderPaymentState(history, DUE)).toBe('Paid');
    expect(paymentBalance(history)).toMatchObject({ captured: DUE, collected: DUE });
  });
});

describe('the transactions of a payment', () => {
  it('are one per capture and refund, each with its own amount', () => {
    const events = [AUTHORISED, CAPTURED, event('refund', 2_500, 'R1'), event('refund', 500, 'R2')];
    expect(paymentTransactions({ events, collectsAtOnce: false })).toEqual([
      { type: 'Authorization', state: 'Success', interactionId: 'P1', centAmount: DUE },
      { type: 'Charge', state: 'Success', interactionId: 'C1', centAmount: DUE },
      { type: 'Refund', state: 'Success', interactionId: 'R1', centAmount: 2_500 },
      { type: 'Refund', state: 'Success', interactionId: 'R2', centAmount: 500 },
    ]);
  });

  it.each([
    [false, [AUTHORISED], 'CancelAuthorization'],
    [false, [AUTHORISED, CAPTURED], 'CancelAuthorization'],
    [true, [AUTHORISED], 'Refund'],
  ] as const)(
    'show a reversal, after which nothing is collected (collected at once: %s)',
    (collectsAtOnce, before, type) => {
      const events = [...before, event('cancel-or-refund', DUE, 'X1')];
      const reversal = { type, state: 'Success', interactionId: 'X1', centAmount: DUE };
      expect(paymentTransactions({ events, collectsAtOnce })).toContainEqual(reversal);
      expect(paymentBalance({ events, collectsAtOnce }).collected).toBe(0);
      expect(stateOf(events, collectsAtOnce)).toBe('Failed');
    },
  );

  it('collect the money again if a chargeback is reversed under another reference', () => {
    const events = [AUTHORISED, CAPTURED, event('chargeback', DUE, 'D1'), event('chargeback-reversed', DUE, 'D2')];
    expect(paymentBalance({ events, collectsAtOnce: false }).collected).toBe(DUE);
    expect(stateOf(events)).toBe('Paid');
  });

  const anyEvent = fc.record({
    kind: fc.constantFrom(...PAYMENT_EVENT_KINDS),
    isSuccess: fc.boolean(),
    reference: fc.constantFrom('A', 'B', 'C'),
    centAmount: fc.integer({ min: 1, max: DUE }),
  });

  it('and the state do not depend on the order of the events, nor on repetitions', () => {
    const shuffled = fc
      .array(anyEvent, { maxLength: 8 })
      .chain((events) =>
        fc.tuple(
          fc.constant(events),
          fc.shuffledSubarray([...events, ...events, ...events], { minLength: events.length * 3 }),
          fc.boolean(),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([events, other, collectsAtOnce]) => {
        const [one, two] = [
          { events, collectsAtOnce },
          { events: other, collectsAtOnce },
        ];
        expect(paymentTransactions(two)).toEqual(paymentTransactions(one));
        expect(orderPaymentState(two, DUE)).toBe(orderPaymentState(one, DUE));
      }),
      { numRuns: 500 },
    );
  });

  it('never disappear when another event arrives, because the backend cannot delete them', () => {
    const growing = fc.tuple(fc.array(anyEvent, { maxLength: 6 }), anyEvent, fc.boolean());
    const names = (history: PaymentHistory) =>
      paymentTransactions(history).map(({ type, interactionId }) => `${type} ${interactionId}`);
    fc.assert(
      fc.property(growing, ([events, next, collectsAtOnce]) => {
        const after = names({ events: [...events, next], collectsAtOnce });
        expect(after).toEqual(expect.arrayContaining(names({ events, collectsAtOnce })));
      }),
      { numRuns: 500 },
    );
  });
});
