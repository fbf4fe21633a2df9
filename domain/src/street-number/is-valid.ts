import type { StreetNumberRule } from './contract.js';
import { saysNoNumber } from './no-number.js';

export interface TypedStreetNumber {
  readonly streetNumber: string;
  readonly country: string;
  /** The shopper ticked that the house has a name in place of a number. */
  readonly hasHouseName?: boolean | undefined;
}

/**
 * Whether a typed street number will do: not empty, and with a digit where the country asks for one (spec shell §5), unless it
 * says "none" as people of the country do, or the shopper ticked that it is a house name.
 */
export function isStreetNumber(
  { streetNumber, country, hasHouseName }: TypedStreetNumber,
  rule: StreetNumberRule,
): boolean {
  const trimmed = streetNumber.trim();
  if (trimmed.length === 0) return false;
  return !rule.mustContainDigit || hasHouseName === true || /\d/.test(trimmed) || saysNoNumber(trimmed, country);
}
