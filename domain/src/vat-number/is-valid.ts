import { cleanVatNumber } from './clean.js';
import type { VatNumberFormat } from './contract.js';

/**
 * Whether a typed number has the minimum length of the country's VAT numbers; does not ask a register. (spec shell §5)
 */
export function hasVatNumberForm(typed: string, format: VatNumberFormat): boolean {
  return cleanVatNumber(typed, format).length >= format.minimumLength;
}
