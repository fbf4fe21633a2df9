import type { InvoiceDocument } from './contract.js';

/** The facts that decide the series of a document. */
export interface SeriesFacts {
  /** The VAT number in the country of the seller's seat: it names the company. */
  readonly vatNumber: string;
  readonly prefix: string;
  readonly countryCode: InvoiceDocument['countryCode'];
}

/**
 * Returns the name of a series: `SK2198765432 INV-SK`. Documents of one series and year are numbered without gaps, also if
 * several stores write to it: two stores of a company never issue the same number. (Directive 2006/112/EC, Article 226 no. 2)
 */
export function invoiceSeries({ vatNumber, prefix, countryCode }: SeriesFacts): string {
  return `${vatNumber.replace(/[^A-Z0-9]/g, '')} ${prefix}-${countryCode}`;
}
