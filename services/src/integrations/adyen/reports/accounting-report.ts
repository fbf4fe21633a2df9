import type { PaymentSums } from '@manifold/domain/reconciliation/differences';
import type { ReportedBooking } from './payment-reports.js';
import { csvRecords } from './csv.js';

/** The columns that are read of the Payment accounting report (docs.adyen.com/reporting/invoice-reconciliation/payment-accounting-report). */
const COLUMNS = [
  'Psp Reference',
  'Merchant Reference',
  'Booking Date',
  'Record Type',
  'Payment Currency',
  'Authorised (PC)',
  'Captured (PC)',
] as const;
type Column = (typeof COLUMNS)[number];
type AmountColumn = Extract<Column, 'Authorised (PC)' | 'Captured (PC)'>;
type Sum = keyof Pick<PaymentSums, 'authorised' | 'captured' | 'refunded' | 'chargedBack'>;

/** The effect of a record on a sum: the column whose amount is added or subtracted. */
interface Booking {
  readonly sum: Sum;
  readonly sign: 1 | -1;
  readonly amountIn: AmountColumn;
}

const captured = (sum: Sum, sign: 1 | -1): Booking => ({ sum, sign, amountIn: 'Captured (PC)' });
const authorised = (sign: 1 | -1): Booking => ({ sum: 'authorised', sign, amountIn: 'Authorised (PC)' });

/** The record types that change sums. `Settled` and `Refunded` only report the arrival of money that was sent. */
const BOOKINGS: ReadonlyMap<string, Booking> = new Map([
  ['Authorised', authorised(1)],
  ['Cancelled', authorised(-1)],
  ['Expired', authorised(-1)],
  ['SentForSettle', captured('captured', 1)],
  ['CaptureFailed', captured('captured', -1)],
  ['SettledReversed', captured('captured', -1)],
  ['SentForRefund', captured('refunded', 1)],
  ['RefundFailed', captured('refunded', -1)],
  ['RefundedReversed', captured('refunded', -1)],
  ['Chargeback', captured('chargedBack', 1)],
  ['SecondChargeback', captured('chargedBack', 1)],
  ['ChargebackReversed', captured('chargedBack', -1)],
]);

const AMOUNT = /^-?\d{1,9}(\.\d{1,2})?$/;

/** Returns the absolute amount in cents. Its sign depends on the register; the record type is more reliable. */
function centsOf(text: string): number {
  if (!AMOUNT.test(text)) throw new Error(`The report has the amount "${text.slice(0, 20)}"`);
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

const REFERENCE = /^[\x20-\x7E]{1,100}$/;
/** May be typed by staff, for example for a payment link, or missing. */
const MERCHANT_REFERENCE = /^[^\p{Cc}]{0,100}$/u;

function reference(text: string, pattern = REFERENCE): string {
  if (!pattern.test(text)) throw new Error(`The report has the reference "${text.slice(0, 20)}"`);
  return text;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/;

/** Returns an instant of the report as if it were in UTC. The account's time zone is at most half a day away. */
function instantOf(text: string): Date {
  const [, day, time] = INSTANT.exec(text) ?? [];
  const instant = new Date(`${day}T${time}Z`);
  if (Number.isNaN(instant.getTime())) throw new Error(`The report has the date "${text.slice(0, 20)}"`);
  return instant;
}

/** Yields the bookings of a report that change sums. Throws if a column is missing or a value is not valid. */
export async function* reportedBookings(lines: AsyncIterable<string>): AsyncGenerator<ReportedBooking> {
  for await (const record of csvRecords(lines, COLUMNS)) {
    const booking = BOOKINGS.get(record['Record Type']);
    if (!booking) continue;
    yield {
      paymentReference: reference(record['Psp Reference']),
      merchantReference: reference(record['Merchant Reference'], MERCHANT_REFERENCE),
      currencyCode: reference(record['Payment Currency']).slice(0, 3),
      bookedAt: instantOf(record['Booking Date']),
      sum: booking.sum,
      centAmount: booking.sign * centsOf(record[booking.amountIn]),
    };
  }
}
