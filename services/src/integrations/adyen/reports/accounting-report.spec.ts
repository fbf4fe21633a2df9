import { describe, expect, it } from '@jest/globals';
import type { ReportedBooking } from './payment-reports.js';
import { reportedBookings } from './accounting-report.js';
import { linesOf } from './csv.js';

const HEADER =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type,Payment Currency,Received (PC),Authorised (PC),Captured (PC),Settlement Currency';
const row = (type: string, authorised: string, captured: string, merchant = 'SK-100001-1') =>
  `Ferrum,FerrumSandbox_SK,P1,${merchant},visa,2026-11-23 10:00:00,CET,EUR,99.00,${type},EUR,,${authorised},${captured},EUR`;
const report = (...rows: readonly string[]) => [HEADER, ...rows, ''].join('\r\n');

/** Reads a report that arrives in parts of a few characters. */
async function bookings(text: string, size = 7): Promise<ReportedBooking[]> {
  async function* parts(): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
  }
  const found: ReportedBooking[] = [];
  for await (const booking of reportedBookings(linesOf(parts()))) found.push(booking);
  return found;
}

const sums = async (...rows: readonly string[]) =>
  (await bookings(report(...rows))).map(({ sum, centAmount }) => `${sum} ${centAmount}`);

describe("the payment provider's accounting report", () => {
  it('is read record by record, whatever the signs of its registers are', async () => {
    const rows = [
      row('Received', '', ''),
      row('Authorised', '99.00', ''),
      row('SentForSettle', '-99.00', '99.00'),
      row('Settled', '', '-99.00'),
      row('SentForRefund', '', '-20.50'),
      row('Refunded', '', '20.50'),
      row('RefundedReversed', '', '1.00'),
      row('Chargeback', '', '-78.5'),
      row('Cancelled', '-10.00', ''),
    ];
    expect(await sums(...rows)).toEqual([
      'authorised 9900',
      'captured 9900',
      'refunded 2050',
      'refunded -100',
      'chargedBack 7850',
      'authorised -1000',
    ]);
  });

  it('names the payment with both references and its currency', async () => {
    expect(await bookings(report(row('Authorised', '1', '')))).toEqual([
      {
        paymentReference: 'P1',
        merchantReference: 'SK-100001-1',
        currencyCode: 'EUR',
        bookedAt: new Date('2026-11-23T10:00:00Z'),
        sum: 'authorised',
        centAmount: 100,
      },
    ]);
  });

  it('may have quoted fields, a byte order mark and no last line break', async () => {
    const text = `\uFEFF${HEADER}\n${row('Authorised', '"99.00"', '', '"SK,""1"""')}`;
    expect(await bookings(text, 1)).toMatchObject([{ merchantReference: 'SK,"1"', centAmount: 9_900 }]);
  });

  it('may name payments that staff have made by hand', async () => {
    const names = ['Objednávka č. 5', ''];
    const text = [HEADER, ...names.map((name) => row('Authorised', '1', '', name))].join('\n');
    expect((await bookings(text)).map(({ merchantReference }) => merchantReference)).toEqual(names);
  });

  it.each([
    ['a missing column', HEADER.replace('Record Type', 'Type'), /no column Record Type/],
    ['nothing', '', /empty/],
    ['an amount that is none', report(row('Authorised', '9.999', '')), /amount/],
    ['an empty amount', report(row('Authorised', '', '')), /amount/],
    ['a date that is none', report(row('Authorised', '1', '').replace('10:00:00', 'ten')), /date/],
    ['no reference', report(row('Authorised', '1', '').replace('P1', '')), /reference/],
    ['a line without end', `${HEADER}\n${'x'.repeat(20_000)}`, /too long/],
  ])('is refused with %s', async (_what, text, message) => {
    await expect(bookings(text)).rejects.toThrow(message);
  });
});
