import type { VatNumberFormat } from './contract.js';

type Cleaned = Pick<VatNumberFormat, 'prefix' | 'cleaning' | 'keptLength'>;

/** What each way of cleaning takes out of a number in capitals. */
const DROPPED: Readonly<Record<VatNumberFormat['cleaning'], RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^\dA-Z]/g,
  whitespace: /\s/g,
};

/** A typed VAT number without the country's prefix and without what only spaces it out. (spec shell §5) */
export function cleanVatNumber(typed: string, { prefix, cleaning, keptLength }: Cleaned): string {
  const packed = typed.toUpperCase().replace(/^\s+|\s+$/g, '');
  const bare = packed.startsWith(prefix) ? packed.slice(prefix.length) : packed;
  const cleaned = bare.replace(DROPPED[cleaning], '');
  return keptLength === null ? cleaned : cleaned.slice(0, keptLength);
}
