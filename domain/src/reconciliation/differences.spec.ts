import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collected, differences, type OnlineOrder, type PaymentSums } from './differences.js';

const order: OnlineOrder = { merchantReference: 'SK-1-1', currencyCode: 'EUR', payable: 9_900 };
const payment: PaymentSums = {
  paymentReference: 'P1',
  merchantReference: 'SK-1-1',
  currencyCode: 'EUR',
  authorised: 9_900,
  captured: 9_900,
  refunded: 0,
  chargedBack: 0,
};
const kindsOf = (reported: readonly PaymentSums[], orders: readonly OnlineOrder[], ledger = reported) =>
  differences({ reported, ledger, orders }).map(
    ({ kind, expectedCentAmount, foundCentAmount }) => `${kind} ${expectedCentAmount} ${foundCentAmount}`,
  );

describe('the comparison of provider, orders and ledger', () => {
  it.each<[string, readonly PaymentSums[], readonly OnlineOrder[], readonly string[]]>([
    ['a collected order', [payment], [order], []],
    ['an order that is authorised only', [{ ...payment, captured: 0 }], [order], []],
    ['an order that is collected in part', [{ ...payment, captured: 100 }], [order], []],
    ['an order that was paid back', [{ ...payment, refunded: 9_900 }], [order], []],
    ['a refused payment without an order', [{ ...payment, authorised: 0, captured: 0 }], [], []],
    ['a reversed payment without an order', [{ ...payment, refunded: 9_900 }], [], []],
    ['money without an order', [payment], [], ['missing-order null 9900']],
    ['money for an order that the backend lost', [payment], [{ ...order, payable: null }], ['missing-order null 9900']],
    ['an order without a payment', [], [order], ['missing-payment 9900 null']],
    ['another amount', [{ ...payment, authorised: 9_800, captured: 9_800 }], [order], ['amount-differs 9900 9800']],
    ['another currency', [{ ...payment, currencyCode: 'CHF' }], [order], ['amount-differs 9900 9900']],
    ['too much collected', [{ ...payment, captured: 9_901 }], [order], ['amount-differs 9900 9901']],
    ['two payments', [payment, { ...payment, paymentReference: 'P2' }], [order], ['double 0 9900']],
    [
      'two payments of which one was paid back',
      [payment, { ...payment, paymentReference: 'P2', refunded: 9_900 }],
      [order],
      [],
    ],
  ])('finds what is wrong with %s', (_what, reported, orders, expected) => {
    expect(kindsOf(reported, orders)).toEqual(expected);
  });

  it.each([
    ['a webhook of the capture is missing', [{ ...payment, captured: 0 }], 'ledger-differs 0 9900'],
    ['no webhook arrived', [], 'ledger-differs 0 9900'],
    ['a webhook of a refund is missing at the provider', [{ ...payment, refunded: 1 }], 'ledger-differs 9899 9900'],
  ])('finds that %s', (_what, ledger, expected) => {
    expect(kindsOf([payment], [order], ledger)).toEqual([expected]);
  });

  const cents = fc.integer({ min: 1, max: 1_000_000 });
  /** An order of the backend with fee and rounding, and its payment. */
  const sold = fc
    .record({ total: cents, fee: fc.nat(5_000), rounding: fc.integer({ min: -5, max: 5 }) })
    .map(({ total, fee, rounding }) => ({ total: total + 5, fee, rounding }));

  it('finds nothing if the sum collected is total plus fee and rounding, for any orders', () => {
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 40 }), (orders) => {
        const online = orders.map(({ total, fee, rounding }, index) => ({
          merchantReference: `SK-${index}-1`,
          currencyCode: 'EUR',
          payable: total + fee + rounding,
        }));
        const reported = online.map(({ payable, ...each }) => ({
          ...payment,
          ...each,
          paymentReference: each.merchantReference,
          authorised: payable,
          captured: payable,
        }));
        expect(differences({ reported, ledger: reported, orders: online })).toEqual([]);
        const sum = reported.reduce((total, each) => total + collected(each), 0);
        expect(sum).toBe(orders.reduce((all, { total, fee, rounding }) => all + total + fee + rounding, 0));
      }),
    );
  });

  it('finds every single cent, whichever order it is in', () => {
    const wrong = fc.tuple(fc.array(sold, { minLength: 1, maxLength: 20 }), fc.nat(), fc.constantFrom(-1, 1));
    fc.assert(
      fc.property(wrong, ([orders, place, cent]) => {
        const online = orders.map(({ total, fee, rounding }, index) => ({
          merchantReference: `SK-${index}-1`,
          currencyCode: 'EUR',
          payable: total + fee + rounding,
        }));
        const reported = online.map(({ payable, ...each }, index) => {
          const paid = payable + (index === place % online.length ? cent : 0);
          return { ...payment, ...each, paymentReference: each.merchantReference, authorised: paid, captured: paid };
        });
        expect(kindsOf(reported, online)).toHaveLength(1);
      }),
    );
  });
});
