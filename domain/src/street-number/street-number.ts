import type { StreetNumberRule } from './contract.js';
import { saysNoNumber } from './no-number.js';

export interface StreetNumberInput {
  readonly streetNumber: string;
  readonly country: string;
  /** Whether the shopper ticked that the house has a name instead of a number. */
  readonly hasHouseName?: boolean | undefined;
}

/**
 * Returns whether a typed street number is valid: not empty, and with a digit if the country requires one (spec shell §5),
 * unless it is a usual form of "none" or the shopper ticked that it is a house name.
 */
export function isStreetNumber(
  { streetNumber, country, hasHouseName }: StreetNumberInput,
  rule: StreetNumberRule,
): boolean {
  const trimmed = streetNumber.trim();
  if (trimmed.length === 0) return false;
  return !rule.mustContainDigit || hasHouseName === true || /\d/.test(trimmed) || saysNoNumber(trimmed, country);
}

/** Words for "number" before a number: `Nr. 12`, `N° 12`, `№ 12`, `#12`. */
const NUMBER_SIGN = /^(?:№|#|n[°º]|nr\.?|no\.?)\s*(?=\d)/i;

/** Normalises a street number: single spaces, none around a slash or hyphen, no word for "number" before it. */
export function normaliseStreetNumber(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([/‐-―-]) ?/g, '$1')
    .replace(/^[,;]\s?|\s?[,;]$/g, '')
    .replace(NUMBER_SIGN, '');
}
