import type { VatNumberFormat } from './contract.js';

type Cleaned = Pick<VatNumberFormat, 'prefix' | 'cleaning' | 'keptLength'>;

/** What each way of cleaning takes out of a number in capitals. */
const DROPPED: Readonly<Record<VatNumberFormat['cleaning'], RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^\dA-Z]/g,
  whitespace: /\s/g,
};

/**
 * A typed VAT number as it is stored and as its register is asked for it: capitals, without the country's prefix, the sign
 * after it and what only spaces the number out. (spec shell §5)
 */
export function cleanVatNumber(typed: string, { prefix, cleaning, keptLength }: Cleaned): string {
  const packed = typed.trim().toUpperCase();
  const bare = (packed.startsWith(prefix) ? packed.slice(prefix.length) : packed).replace(/^[\s.-]+/, '');
  const cleaned = bare.replace(DROPPED[cleaning], '');
  return keptLength === null ? cleaned : cleaned.slice(0, keptLength);
}
