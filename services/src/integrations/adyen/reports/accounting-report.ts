import type { PaymentSums } from '@manifold/domain/reconciliation/differences';
import { csvRecords } from './csv.js';

/** The columns that are read of the Payment accounting report (docs.adyen.com/reporting/invoice-reconciliation/payment-accounting-report). */
const COLUMNS = [
  'Psp Reference',
  'Merchant Reference',
  'Record Type',
  'Payment Currency',
  'Authorised (PC)',
  'Captured (PC)',
] as const;
type Column = (typeof COLUMNS)[number];
type AmountColumn = Extract<Column, 'Authorised (PC)' | 'Captured (PC)'>;
type Sum = 'authorised' | 'captured' | 'refunded' | 'chargedBack';

/** What a record adds to, or takes from, a sum. */
interface Booking {
  readonly sum: Sum;
  readonly sign: 1 | -1;
  readonly amountIn: AmountColumn;
}

const captured = (sum: Sum, sign: 1 | -1): Booking => ({ sum, sign, amountIn: 'Captured (PC)' });
const authorised = (sign: 1 | -1): Booking => ({ sum: 'authorised', sign, amountIn: 'Authorised (PC)' });

/** The record types that change sums. `Settled` and `Refunded` only say when money that was sent has arrived. */
const BOOKINGS: Readonly<Record<string, Booking>> = {
  Authorised: authorised(1),
  Cancelled: authorised(-1),
  Expired: authorised(-1),
  SentForSettle: captured('captured', 1),
  CaptureFailed: captured('captured', -1),
  SettledReversed: captured('captured', -1),
  SentForRefund: captured('refunded', 1),
  RefundFailed: captured('refunded', -1),
  RefundedReversed: captured('refunded', -1),
  Chargeback: captured('chargedBack', 1),
  SecondChargeback: captured('chargedBack', 1),
  ChargebackReversed: captured('chargedBack', -1),
};

const AMOUNT = /^-?\d{1,12}(\.\d{1,2})?$/;

/** Returns the absolute amount in cents: whether it is positive depends on the register, and the record type says more. */
function centsOf(text: string): number {
  if (!AMOUNT.test(text)) throw new Error(`The report has the amount "${text.slice(0, 20)}"`);
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

type Sums = { -readonly [Name in keyof PaymentSums]: PaymentSums[Name] };

const emptySums = (record: Readonly<Record<Column, string>>): Sums => ({
  paymentReference: record['Psp Reference'],
  merchantReference: record['Merchant Reference'],
  currencyCode: record['Payment Currency'],
  authorised: 0,
  captured: 0,
  refunded: 0,
  chargedBack: 0,
});

/** Adds up the rows of all reports by payment. A row that is in two reports counts once. Throws if a column is missing. */
export function paymentSums(reports: readonly string[]): PaymentSums[] {
  const seen = new Set<string>();
  const payments = new Map<string, Sums>();
  for (const report of reports) {
    const inReport = new Map<string, number>();
    for (const { record, text } of csvRecords(report, COLUMNS)) {
      // Equal rows within one report are several bookings of the same second.
      const count = (inReport.get(text) ?? 0) + 1;
      inReport.set(text, count);
      const key = `${count} ${text}`;
      const booking = Object.hasOwn(BOOKINGS, record['Record Type']) ? BOOKINGS[record['Record Type']] : undefined;
      if (!booking || seen.has(key)) continue;
      seen.add(key);
      const sums = payments.get(record['Psp Reference']) ?? emptySums(record);
      sums[booking.sum] += booking.sign * centsOf(record[booking.amountIn]);
      payments.set(record['Psp Reference'], sums);
    }
  }
  return [...payments.values()];
}
