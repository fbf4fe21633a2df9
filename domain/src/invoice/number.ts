const DIGITS = 6;

/** The place of a document in its series. */
export interface InvoicePlace {
  readonly prefix: string;
  readonly countryCode: string;
  readonly year: number;
  /** 1, 2, 3 … without gaps. */
  readonly sequence: number;
}

/** Returns a document's number: `INV-SK-2026-000001`. */
export function invoiceNumber({ prefix, countryCode, year, sequence }: InvoicePlace): string {
  return [prefix, countryCode, year, String(sequence).padStart(DIGITS, '0')].join('-');
}
