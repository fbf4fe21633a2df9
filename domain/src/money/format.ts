import { memoizeByText } from '../memoize/memoize-by-text.js';
import type { Money } from './money.js';

/**
 * Fraction digits of currencies that differ from ICU's data. Fixed here because ICU versions differ for HUF, and a
 * price that differs between server and browser breaks hydration.
 */
const SHOWN_FRACTION_DIGITS: Readonly<Record<string, number>> = { HUF: 0 };
const DEFAULT_SHOWN_FRACTION_DIGITS = 2;

/** Returns the number of fraction digits that amounts of a currency are displayed with. */
export function shownFractionDigits(currencyCode: string): number {
  return SHOWN_FRACTION_DIGITS[currencyCode] ?? DEFAULT_SHOWN_FRACTION_DIGITS;
}

const formattersOf = memoizeByText((locale) =>
  memoizeByText((currencyCode) => {
    const digits = shownFractionDigits(currencyCode);
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currencyCode,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  }),
);

/**
 * Formats an amount for a locale: `1.299,00 €` in de-DE, `499 900 Ft` in hu-HU. Negative amounts have the same leading
 * minus sign in every locale; ICU writes `CHF-0.01` and `-0,01 kr.`.
 */
export function formatMoney({ centAmount, currencyCode, fractionDigits }: Money, locale: string): string {
  const writer = formattersOf(locale)(currencyCode);
  const amount = centAmount / 10 ** fractionDigits;
  const text = writer.format(Math.abs(amount));
  return amount < 0 && text !== writer.format(0) ? `−${text}` : text;
}
