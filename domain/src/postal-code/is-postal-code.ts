import { MAXIMUM_TESTED_LENGTH } from '../pattern/pattern-tree.js';
import type { PostalCodeFormat } from './contract.js';
import { normalisePostalCode } from './normalise.js';

/**
 * Returns whether a typed postal code is valid in the country (spec shell §5). Without a pattern, any code that is not empty is
 * valid. Texts of more than 32 characters are refused, because `isSafePattern` covers only shorter ones.
 */
export function isPostalCode(typed: string, countryCode: string, format: PostalCodeFormat): boolean {
  if (typed.length > MAXIMUM_TESTED_LENGTH) return false;
  const code = normalisePostalCode(typed, countryCode, format);
  return format.pattern === null
    ? code.length > 0
    : code.length <= MAXIMUM_TESTED_LENGTH && new RegExp(`^(?:${format.pattern})$`).test(code);
}
