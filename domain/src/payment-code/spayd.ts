import type { Transfer } from './contract.js';

const MAXIMUM_NAME = 35;
const MAXIMUM_MESSAGE = 60;

/** The separator `*` and the escape `%` are encoded; line breaks are not allowed. */
const value = (text: string, maximum: number): string =>
  text.replace(/\s+/g, ' ').slice(0, maximum).replaceAll('%', '%25').replaceAll('*', '%2A');

/**
 * Returns the content of a Czech payment QR code, or null for an amount that is not positive (Short Payment Descriptor 1.0, Czech
 * Banking Association).
 */
export function spaydPayload({ iban, bic, accountOwner, amount, reference }: Transfer): string | null {
  const { centAmount, currencyCode } = amount;
  if (centAmount <= 0) return null;
  const fields = [
    `ACC:${iban}+${bic}`,
    `AM:${(centAmount / 100).toFixed(2)}`,
    `CC:${currencyCode}`,
    `RN:${value(accountOwner, MAXIMUM_NAME)}`,
    `MSG:${value(reference, MAXIMUM_MESSAGE)}`,
  ];
  return ['SPD', '1.0', ...fields].join('*');
}
