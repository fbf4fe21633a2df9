import type { VatNumberFormat } from './contract.js';

/** What each kind of cleaning takes away (spec shell §5). */
const TAKEN_AWAY: Readonly<Record<VatNumberFormat['cleaning'], RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^A-Z0-9]/g,
  whitespace: /\s/g,
};

/** A typed VAT number without the country's prefix and without what is only there to be read. */
export function cleanedVatNumber(typed: string, format: VatNumberFormat): string {
  const upper = typed.trim().toUpperCase();
  const bare = upper.startsWith(format.prefix) ? upper.slice(format.prefix.length) : upper;
  const cleaned = bare.replace(/^[\s.-]+/, '').replace(TAKEN_AWAY[format.cleaning], '');
  return format.keptLength === null ? cleaned : cleaned.slice(0, format.keptLength);
}

/** Whether a typed VAT number has the form of the country's; whether there is such a number is the register's to say. */
export function hasVatNumberForm(typed: string, format: VatNumberFormat): boolean {
  return cleanedVatNumber(typed, format).length >= format.minimumLength;
}
