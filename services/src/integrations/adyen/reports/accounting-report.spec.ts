import { describe, expect, it } from '@jest/globals';
import { paymentSums } from './accounting-report.js';

const HEADER =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type,Payment Currency,Received (PC),Authorised (PC),Captured (PC),Settlement Currency';
let second = 0;
const row = (type: string, authorised: string, captured: string, reference = 'P1', merchant = 'SK-100001-1') => {
  second += 1;
  return `Ferrum,FerrumSandbox_SK,${reference},${merchant},visa,2026-11-23 10:00:${String(second).padStart(2, '0')},CET,EUR,99.00,${type},EUR,,${authorised},${captured},EUR`;
};
const report = (...rows: readonly string[]) => [HEADER, ...rows, ''].join('\r\n');
const sums = (...rows: readonly string[]) => paymentSums([report(...rows)]);

describe("the payment provider's accounting report", () => {
  it('is added up by payment, whatever the signs of its registers are', () => {
    const rows = [
      row('Received', '', ''),
      row('Authorised', '99.00', ''),
      row('SentForSettle', '-99.00', '99.00'),
      row('Settled', '', '-99.00'),
      row('SentForRefund', '', '-20.50'),
      row('Refunded', '', '20.50'),
      row('SentForRefund', '', '-1'),
      row('RefundedReversed', '', '1.00'),
      row('Chargeback', '', '-78.5'),
      row('Authorised', '10.00', '', 'P2', 'SK-100002-1'),
      row('Cancelled', '-10.00', '', 'P2', 'SK-100002-1'),
    ];
    const names = { currencyCode: 'EUR', merchantReference: 'SK-100001-1', paymentReference: 'P1' };
    expect(sums(...rows)).toEqual([
      { ...names, authorised: 9_900, captured: 9_900, refunded: 2_050, chargedBack: 7_850 },
      {
        ...names,
        merchantReference: 'SK-100002-1',
        paymentReference: 'P2',
        authorised: 0,
        captured: 0,
        refunded: 0,
        chargedBack: 0,
      },
    ]);
  });

  it('counts a row once that is in two reports, and twice if it is in one report twice', () => {
    const partial = row('SentForSettle', '', '1.00');
    expect(paymentSums([report(partial, partial), report(partial)])[0]?.captured).toBe(200);
  });

  it('reads quoted fields and a byte order mark', () => {
    const quoted = row('Authorised', '"99.00"', '', 'P1', '"SK,""1"""');
    expect(paymentSums([`\uFEFF${report(quoted)}`])).toMatchObject([
      { merchantReference: 'SK,"1"', authorised: 9_900 },
    ]);
  });

  it.each([
    ['a missing column', [HEADER.replace('Record Type', 'Type')], /no column Record Type/],
    ['an amount that is none', [report(row('Authorised', '9.999', ''))], /amount/],
    ['an empty amount', [report(row('Authorised', '', ''))], /amount/],
  ])('is refused with %s', (_what, reports, message) => {
    expect(() => paymentSums(reports)).toThrow(message);
  });
});
