import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { PaymentOutcome } from './outcome.js';
import { type AttemptStatus, type OnlineAttempt, transition } from './transition.js';

const DUE = { centAmount: 12_345, currencyCode: 'EUR' };
const attempt = (status: AttemptStatus, more: Partial<OnlineAttempt> = {}): OnlineAttempt => ({
  status,
  due: DUE,
  authorisedAs: null,
  isOvertaken: false,
  isOrderCancelled: false,
  ...more,
});
const AUTHORISED = { kind: 'authorised', pspReference: 'P1', amount: DUE } as const;
const VOUCHER = { kind: 'pending', pspReference: 'P1', action: { type: 'voucher' } } as const;

describe('an authorisation', () => {
  it.each(['created', 'sent', 'action-required', 'refused', 'abandoned', 'accepted'] as const)(
    'becomes the order of the cart, even if the attempt was %s',
    (status) => {
      expect(transition(attempt(status), AUTHORISED)).toMatchObject({ status: 'accepted', effects: ['ensure-order'] });
    },
  );

  it('of a voucher whose order exists changes the order to paid', () => {
    expect(transition(attempt('ordered'), AUTHORISED)).toMatchObject({ status: 'ordered', isAuthorised: true });
  });

  it('that arrives again changes nothing', () => {
    expect(transition(attempt('accepted', { authorisedAs: 'P1' }), AUTHORISED)).toBeUndefined();
  });

  it.each<[string, OnlineAttempt, PaymentOutcome]>([
    ['of another amount', attempt('sent'), { ...AUTHORISED, amount: { ...DUE, centAmount: 1 } }],
    ['in another currency', attempt('sent'), { ...AUTHORISED, amount: { ...DUE, currencyCode: 'CZK' } }],
    ['of a cart that another payment has ordered', attempt('sent', { isOvertaken: true }), AUTHORISED],
    ['of a voucher that was reversed before it was paid', attempt('reversed'), AUTHORISED],
  ])('%s is reversed, and the shopper gets the cart back', (_name, before, outcome) => {
    const effects = ['reverse-payment', 'release-cart'];
    expect(transition(before, outcome)).toMatchObject({ status: 'reversing', effects });
  });

  it('of a voucher whose order staff have cancelled is reversed', () => {
    const before = attempt('ordered', { isOrderCancelled: true });
    expect(transition(before, AUTHORISED)).toMatchObject({ status: 'ordered', effects: ['reverse-payment'] });
  });

  it('that is the second of an attempt is reversed, and the first one stays', () => {
    const second = { ...AUTHORISED, pspReference: 'P2' };
    const before = attempt('ordered', { authorisedAs: 'P1' });
    expect(transition(before, second)).toMatchObject({ status: 'ordered', effects: ['reverse-payment'] });
  });
});

describe('a payment that is not authorised', () => {
  it.each([
    [{ kind: 'refused', pspReference: 'P1', reason: 'Fraud' }, 'payment-refused'],
    [{ kind: 'cancelled', pspReference: 'P1' }, 'cancelled-transaction'],
    [{ kind: 'rejected', reason: '101' }, 'payment-error'],
  ] as const)('frees the cart: %j → %s', (outcome, refusal) => {
    expect(transition(attempt('sent'), outcome)).toMatchObject({
      status: 'refused',
      refusal,
      effects: ['release-cart'],
    });
    expect(transition(attempt('ordered', { authorisedAs: 'P1' }), outcome)).toBeUndefined();
  });

  it('is ordered before it is paid if it is a voucher', () => {
    const change = transition(attempt('sent'), VOUCHER);
    expect(change).toMatchObject({ status: 'accepted', isAuthorised: false, effects: ['ensure-order'] });
  });

  it('stays sent while its outcome is unknown', () => {
    const change = transition(attempt('sent'), { kind: 'unknown', pspReference: null, reason: 'timeout' });
    expect(change).toMatchObject({ status: 'sent', effects: [] });
  });
});

type Event =
  | { readonly of: number; readonly outcome: PaymentOutcome }
  | { readonly of: number; readonly job: 'order' | 'order fails' | 'abandon' };

/** Authorised payments of two attempts that pay one cart, with at most two payments each. */
const outcomes = fc.oneof(
  fc.constantFrom<PaymentOutcome>(
    { kind: 'refused', pspReference: null, reason: 'Refused' },
    { kind: 'cancelled', pspReference: null },
    { kind: 'unknown', pspReference: null, reason: 'timeout' },
    { kind: 'action', pspReference: null, action: {} },
    VOUCHER,
    { kind: 'reversed' },
  ),
  fc.record({
    kind: fc.constant('authorised' as const),
    pspReference: fc.constantFrom('P1', 'P2'),
    amount: fc.constantFrom(DUE, { ...DUE, centAmount: 1 }, null),
  }),
);
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ of: fc.nat({ max: 1 }), outcome: outcomes }),
  fc.record({ of: fc.nat({ max: 1 }), job: fc.constantFrom('order', 'order fails', 'abandon') }),
);

interface Tracked {
  status: AttemptStatus;
  authorisedAs: string | null;
  /** Payments that the provider has authorised, and those whose reversal was enqueued. */
  readonly charged: Set<string>;
  readonly reversed: Set<string>;
}

/** Applies an event as the services do: outcomes by `transition`, jobs by their own rules. */
function apply(attempts: readonly Tracked[], event: Event): void {
  const current = attempts[event.of];
  if (!current) return;
  const isOvertaken = attempts.some((other) => other !== current && other.status === 'ordered');
  if ('job' in event) {
    if (event.job === 'abandon' && current.status === 'action-required') current.status = 'abandoned';
    if (current.status !== 'accepted' || event.job === 'abandon') return;
    // The order number is taken if another attempt is ordered.
    const isMade = event.job === 'order' && !isOvertaken;
    current.status = isMade ? 'ordered' : 'reversing';
    if (isMade) return;
    if (current.authorisedAs !== null) current.reversed.add(current.authorisedAs);
    return;
  }
  const { outcome } = event;
  const { status, authorisedAs } = current;
  const change = transition(attempt(status, { authorisedAs, isOvertaken }), outcome);
  if (outcome.kind === 'authorised') current.charged.add(outcome.pspReference);
  if (!change) return;
  current.status = change.status;
  if (outcome.kind !== 'authorised') return;
  if (change.effects.includes('reverse-payment')) current.reversed.add(outcome.pspReference);
  if (change.isAuthorised) current.authorisedAs ??= outcome.pspReference;
}

describe('any history of two payments of one cart', () => {
  it('leads to at most one order, and every payment but the order’s is reversed', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (history) => {
        const attempts: Tracked[] = [0, 1].map(() => ({
          status: 'sent',
          authorisedAs: null,
          charged: new Set(),
          reversed: new Set(),
        }));
        for (const event of history) apply(attempts, event);
        expect(attempts.filter(({ status }) => status === 'ordered').length).toBeLessThanOrEqual(1);
        for (const { status, authorisedAs, charged, reversed } of attempts) {
          const isKept = status === 'accepted' || status === 'ordered';
          const expected = [...charged].filter((psp) => !(isKept && psp === authorisedAs));
          expect([...reversed].filter((psp) => expected.includes(psp)).sort()).toEqual(expected.sort());
        }
      }),
      { numRuns: 5000 },
    );
  });
});
