import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';
import { numberFormat } from '../../language/intl-formats.js';

/** Returns the decimal separator of a locale. */
export const decimalSign = memoizeByText((locale) => {
  const parts = numberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
});

/** Matches digits, optionally in groups of three, with an optional fraction. */
function readAs(text: string, decimal: string, fractionDigits: number): string | undefined {
  const group = decimal === ',' ? '.' : ',';
  const whole = `(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)`;
  if (!new RegExp(`^${whole}(?:\\${decimal}\\d{1,${fractionDigits}})?$`).test(text)) return undefined;
  return text.replaceAll(group, '').replace(decimal, '.');
}

/**
 * Normalises a typed number to JavaScript notation: in the format of a locale, or with the other decimal separator if
 * it cannot be a group. Returns undefined if it is not a number, negative or ambiguous.
 */
export function plainNumber(text: string, locale: string, fractionDigits: number): string | undefined {
  const bare = text.trim().replace(/[\s'’]/g, '');
  const decimal = decimalSign(locale);
  const local = readAs(bare, decimal, fractionDigits);
  if (local !== undefined) return local;
  const foreign = readAs(bare, decimal === ',' ? '.' : ',', fractionDigits);
  // `2.500` is 2500 in other locales and 2.5 here: ambiguous.
  return foreign !== undefined && (foreign.includes('.') || /^\d+$/.test(bare)) ? foreign : undefined;
}
