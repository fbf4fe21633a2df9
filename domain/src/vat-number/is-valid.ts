import { cleanVatNumber } from './clean.js';
import type { VatNumberFormat } from './contract.js';

/** Whether a typed number is long enough to be a VAT number of the country; no register is asked. (spec shell §5) */
export function hasVatNumberForm(typed: string, format: VatNumberFormat): boolean {
  return cleanVatNumber(typed, format).length >= format.minimumLength;
}
