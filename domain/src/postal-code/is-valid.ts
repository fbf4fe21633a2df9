import type { PostalCodeFormat } from './contract.js';
import { normalisePostalCode } from './normalise.js';

/** Whether a typed postal code is one of the country. No rule where the country has none (spec shell §5). */
export function isPostalCode(typed: string, countryCode: string, format: PostalCodeFormat): boolean {
  const code = normalisePostalCode(typed, countryCode, format);
  return format.pattern === null ? code.length > 0 : new RegExp(`^(?:${format.pattern})$`).test(code);
}
