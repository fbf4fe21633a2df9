import type { StreetNumberRule } from './contract.js';
import { saysNoNumber } from './no-number.js';

export interface TypedStreetNumber {
  readonly streetNumber: string;
  readonly country: string;
  /** Whether the shopper ticked that the house has a name instead of a number. */
  readonly hasHouseName?: boolean | undefined;
}

/**
 * Whether a typed street number is valid: not empty, and with a digit if the country requires one (spec shell §5),
 * unless it is a usual form of "none" or the shopper ticked that it is a house name.
 */
export function isStreetNumber(
  { streetNumber, country, hasHouseName }: TypedStreetNumber,
  rule: StreetNumberRule,
): boolean {
  const trimmed = streetNumber.trim();
  if (trimmed.length === 0) return false;
  return !rule.mustContainDigit || hasHouseName === true || /\d/.test(trimmed) || saysNoNumber(trimmed, country);
}
