import type { VatNumberFormat } from './contract.js';

type Cleaned = Pick<VatNumberFormat, 'prefix' | 'cleaning' | 'keptLength'>;

/** Characters that each kind of cleaning removes from an upper case number. */
const DROPPED: Readonly<Record<VatNumberFormat['cleaning'], RegExp>> = {
  digits: /\D/g,
  'digits-and-letters': /[^\dA-Z]/g,
  whitespace: /\s/g,
};

/**
 * Normalises a typed VAT number for storage and register requests: upper case, without country prefix and separators.
 * (spec shell §5)
 */
export function cleanVatNumber(typed: string, { prefix, cleaning, keptLength }: Cleaned): string {
  const packed = typed.trim().toUpperCase();
  const bare = (packed.startsWith(prefix) ? packed.slice(prefix.length) : packed).replace(/^[\s.-]+/, '');
  const cleaned = bare.replace(DROPPED[cleaning], '');
  return keptLength === null ? cleaned : cleaned.slice(0, keptLength);
}

/**
 * Returns whether a typed number has the minimum length of the country's VAT numbers; does not ask a register. (spec shell §5)
 */
export function hasVatNumberForm(typed: string, format: VatNumberFormat): boolean {
  return cleanVatNumber(typed, format).length >= format.minimumLength;
}
