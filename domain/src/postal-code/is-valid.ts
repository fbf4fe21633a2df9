import { LONGEST_TESTED } from '../pattern/pattern-tree.js';
import type { PostalCodeFormat } from './contract.js';
import { normalisePostalCode } from './normalise.js';

/**
 * Whether a typed postal code is one of the country. No rule where the country has none (spec shell §5). The pattern has passed
 * `isSafePattern`, which holds for texts of up to 32 characters: a longer one is refused unread.
 */
export function isPostalCode(typed: string, countryCode: string, format: PostalCodeFormat): boolean {
  if (typed.length > LONGEST_TESTED) return false;
  const code = normalisePostalCode(typed, countryCode, format);
  return format.pattern === null
    ? code.length > 0
    : code.length <= LONGEST_TESTED && new RegExp(`^(?:${format.pattern})$`).test(code);
}
