import { labelled } from '@manifold/domain/label/labelled';
import type { InvoiceDocument } from '@manifold/domain/invoice/contract';
import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';

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

const formatsOf = memoizeByText((locale) => ({
  numbers: new Intl.NumberFormat(locale, TWO_DIGITS),
  amountsIn: memoizeByText((currency) => new Intl.NumberFormat(locale, { ...TWO_DIGITS, style: 'currency', currency })),
  rates: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  dates: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
}));

/** Returns the formatters of an invoice in its locale; days are days of UTC. */
export function invoiceFormat({ locale, currencyCode }: InvoiceDocument): InvoiceFormat {
  const { numbers, amountsIn, rates, dates } = formatsOf(locale);
  const amounts = amountsIn(currencyCode);
  return {
    number: (centAmount) => numbers.format(centAmount / 100),
    amount: (centAmount) => amounts.format(centAmount / 100),
    rate: (rate) => rates.format(rate),
    date: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
    labelled: (label, value) => labelled(label, value, locale),
  };
}
