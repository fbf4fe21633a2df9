import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collected, differences, type ComparedOrder, type OnlineOrder, type PaymentSums } from './differences.js';

const payment: PaymentSums = {
  paymentReference: 'P1',
  merchantReference: 'SK-1-1',
  currencyCode: 'EUR',
  authorised: 9_900,
  captured: 9_900,
  refunded: 0,
  chargedBack: 0,
};
const second: PaymentSums = { ...payment, paymentReference: 'P2', merchantReference: 'SK-1-2' };
const order: OnlineOrder = {
  merchantReference: 'SK-1-1',
  paymentReference: 'P1',
  currencyCode: 'EUR',
  payable: 9_900,
  isCancelled: false,
  isShipped: false,
  isAuthorised: true,
  mirrored: payment,
};

/** Compares with a ledger and a backend that know everything, unless told otherwise. */
const kindsOf = (
  reported: readonly PaymentSums[],
  found: OnlineOrder | null = order,
  ledger: readonly PaymentSums[] = reported,
) => {
  const complete = reported.find(({ paymentReference }) => paymentReference === found?.paymentReference);
  const compared: ComparedOrder = {
    order: found && found.mirrored === payment ? { ...found, mirrored: complete ?? payment } : found,
    reported,
    ledger,
  };
  return differences(compared).map(
    ({ kind, expectedCentAmount, foundCentAmount }) => `${kind} ${expectedCentAmount} ${foundCentAmount}`,
  );
};

describe('the comparison of provider, order and ledger', () => {
  it.each<[string, readonly PaymentSums[], OnlineOrder | null, readonly string[]]>([
    ['a collected order', [payment], order, []],
    ['an order that is authorised only', [{ ...payment, captured: 0 }], order, []],
    ['an order that is collected in part', [{ ...payment, captured: 100 }], order, []],
    ['a shipped order that is collected', [payment], { ...order, isShipped: true }, []],
    [
      'a shipped order that is authorised only',
      [{ ...payment, captured: 0 }],
      { ...order, isShipped: true },
      ['not-collected 9900 0'],
    ],
    [
      'a shipped order that is collected in part',
      [{ ...payment, captured: 9_899 }],
      { ...order, isShipped: true },
      ['not-collected 9900 9899'],
    ],
    [
      'a shipped order of another amount, once',
      [{ ...payment, authorised: 9_800, captured: 0 }],
      { ...order, isShipped: true },
      ['amount-differs 9900 9800'],
    ],
    ['a shipped order that was refunded', [{ ...payment, refunded: 900 }], { ...order, isShipped: true }, []],
    ['an order that was paid back', [{ ...payment, refunded: 9_900 }], order, []],
    ['a refused payment without an order', [{ ...payment, authorised: 0, captured: 0 }], null, []],
    ['a reversed payment without an order', [{ ...payment, refunded: 9_900 }], null, []],
    ['an unpaid voucher', [], { ...order, isAuthorised: false }, []],
    [
      'a cancelled order without money',
      [{ ...payment, authorised: 0, captured: 0 }],
      { ...order, isCancelled: true },
      [],
    ],
    ['money without an order', [payment], null, ['missing-order null 9900']],
    ['an order without a payment', [], order, ['missing-payment 9900 null']],
    ['an order whose money expired', [{ ...payment, authorised: 0, captured: 0 }], order, ['missing-payment 9900 0']],
    ['money for a cancelled order', [payment], { ...order, isCancelled: true }, ['amount-differs 0 9900']],
    ['another amount', [{ ...payment, authorised: 9_800, captured: 9_800 }], order, ['amount-differs 9900 9800']],
    ['another currency', [{ ...payment, currencyCode: 'CHF' }], order, ['currency-differs 9900 9900']],
    ['too much collected', [{ ...payment, captured: 9_901 }], order, ['amount-differs 9900 9901']],
    ['two payments', [payment, second], order, ['double-charge 0 9900']],
    [
      'two payments of one reference',
      [{ ...payment, paymentReference: 'P2', authorised: 1, captured: 1 }, payment],
      order,
      ['double-charge 0 1'],
    ],
    ['a second payment that came first', [second, payment], order, ['double-charge 0 9900']],
    ['two payments of which one was paid back', [payment, { ...second, refunded: 9_900 }], order, []],
  ])('finds what is wrong with %s', (_what, reported, found, expected) => {
    expect(kindsOf(reported, found)).toEqual(expected);
  });

  it.each<[string, PaymentSums, readonly PaymentSums[], readonly string[]]>([
    ['the webhook of a capture is missing', payment, [{ ...payment, captured: 0 }], ['capture-not-in-ledger 0 9900']],
    ['no webhook arrived', payment, [], ['capture-not-in-ledger 0 9900']],
    ['the provider lost a refund', payment, [{ ...payment, refunded: 1 }], ['refund-not-in-ledger 1 0']],
    ['the webhook of a refund is missing', { ...payment, refunded: 5 }, [payment], ['refund-not-in-ledger 0 5']],
    [
      'a chargeback is not mirrored',
      { ...payment, chargedBack: 9_900 },
      [payment],
      ['chargeback-not-in-ledger 0 9900'],
    ],
  ])('finds that %s', (_what, reported, ledger, expected) => {
    expect(kindsOf([reported], order, ledger)).toEqual(expected);
  });

  it.each<[string, Partial<PaymentSums>, readonly string[]]>([
    ['capture', { captured: 0 }, ['capture-not-at-backend 9900 0']],
    ['refund', { refunded: 0 }, ['refund-not-at-backend 100 0']],
    ['chargeback', { chargedBack: 0 }, ['chargeback-not-at-backend 200 0']],
    ['nothing, although a chargeback was won', { chargedBack: 300 }, []],
  ])('finds what the commerce backend lacks: %s', (_what, lacking, expected) => {
    const reported = { ...payment, refunded: 100, chargedBack: 200 };
    expect(kindsOf([reported], { ...order, mirrored: { ...reported, ...lacking } })).toEqual(expected);
  });

  const cents = fc.integer({ min: 6, max: 1_000_000 });
  /** An order of the backend with fee and rounding. */
  const sold = fc.record({ total: cents, fee: fc.nat(5_000), rounding: fc.integer({ min: -5, max: 5 }) });
  const paid = (amount: number): PaymentSums => ({ ...payment, authorised: amount, captured: amount });

  it('finds nothing if the sum collected is total plus fee and rounding, for any order', () => {
    fc.assert(
      fc.property(sold, ({ total, fee, rounding }) => {
        const payable = total + fee + rounding;
        expect(kindsOf([paid(payable)], { ...order, payable })).toEqual([]);
        expect(collected(paid(payable))).toBe(payable);
      }),
    );
  });

  it('finds every single cent', () => {
    fc.assert(
      fc.property(sold, fc.constantFrom(-1, 1), ({ total, fee, rounding }, cent) => {
        const payable = total + fee + rounding;
        expect(kindsOf([paid(payable + cent)], { ...order, payable })).toEqual([
          `amount-differs ${payable} ${payable + cent}`,
        ]);
      }),
    );
  });
});
