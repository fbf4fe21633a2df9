import type { Transfer } from './contract.js';

const MAXIMUM_NAME = 70;
const MAXIMUM_REFERENCE = 140;
const MINIMUM_CENTS = 1;
const MAXIMUM_CENTS = 99_999_999_999;

/**
 * Returns the content of a QR code for a SEPA credit transfer, or null for another currency or an amount that the standard
 * does not allow (European Payments Council, EPC069-12, version 002, UTF-8). The code needs error correction level M.
 */
export function epcPayload({ iban, bic, accountOwner, amount, reference }: Transfer): string | null {
  const { centAmount, currencyCode } = amount;
  if (currencyCode !== 'EUR' || centAmount < MINIMUM_CENTS || centAmount > MAXIMUM_CENTS) return null;
  const euros = `EUR${(centAmount / 100).toFixed(2)}`;
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    accountOwner.slice(0, MAXIMUM_NAME),
    iban,
    euros,
    '', // purpose code
    '', // structured reference
    reference.slice(0, MAXIMUM_REFERENCE),
  ];
  return lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n');
}
