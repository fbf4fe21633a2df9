import type { StreetNumberRule } from './contract.js';

/** Whether a typed street number will do: not empty, and with a digit where the country asks for one. */
export function isStreetNumber(typed: string, rule: StreetNumberRule): boolean {
  const trimmed = typed.trim();
  return trimmed.length > 0 && (!rule.mustContainDigit || /\d/.test(trimmed));
}
