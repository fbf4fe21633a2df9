import { labelled } from '@manifold/domain/label/labelled';
import type { InvoiceDocument } from '@manifold/domain/invoice/contract';

/** Formats amounts, rates and dates of a document in its locale. */
export interface InvoiceFormat {
  /** Cents as a number, for the columns of a table. */
  readonly number: (centAmount: number) => string;
  /** Cents with the currency. */
  readonly amount: (centAmount: number) => string;
  /** A fraction as a percentage. */
  readonly rate: (rate: number) => string;
  readonly date: (day: string) => string;
  readonly labelled: (label: string, value: string) => string;
}

/** Always two fraction digits, also for HUF: net amounts and VAT have them. */
const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Returns the formatters of an invoice in its locale; days are days of UTC. */
export function invoiceFormat({ locale, currencyCode }: InvoiceDocument): InvoiceFormat {
  const numbers = new Intl.NumberFormat(locale, TWO_DIGITS);
  const amounts = new Intl.NumberFormat(locale, { ...TWO_DIGITS, style: 'currency', currency: currencyCode });
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    number: (centAmount) => numbers.format(centAmount / 100),
    amount: (centAmount) => amounts.format(centAmount / 100),
    rate: (rate) => rates.format(rate),
    date: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
    labelled: (label, value) => labelled(label, value, locale),
  };
}
