import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';
import { formatMoney, shownFractionDigits } from '@manifold/domain/money/format';
import { money, type Money } from '@manifold/domain/money/money';
import { decimalSign, plainNumber } from './plain-number.js';

const CENTS = 100;
const CENT_DIGITS = 2;

const withCents = { minimumFractionDigits: CENT_DIGITS, maximumFractionDigits: CENT_DIGITS };

/** Formats amounts without a currency. */
const plainAmountFormat = memoizeByText((locale) => new Intl.NumberFormat(locale, withCents));

/** Formats amounts with their cents, also in a currency that is shown without. */
const exactAmountFormat = memoizeByText((locale) =>
  memoizeByText((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, ...withCents })),
);

/** Formats cents for a grid, in the store's currency and locale; without a currency if each store has its own. */
export function showAmount(centAmount: number, currencyCode: string | null, locale: string): string {
  if (currencyCode === null) return plainAmountFormat(locale).format(centAmount / CENTS);
  return formatMoney(money(centAmount, currencyCode), locale);
}

/** Returns whether an amount has no cents and its currency is shown without them. */
function isShownWhole(centAmount: number, currencyCode: string | null): boolean {
  return currencyCode !== null && shownFractionDigits(currencyCode) === 0 && centAmount % CENTS === 0;
}

/** Formats an amount with its cents, also in a currency that is shown without: a limit, or an amount to decide about, must not be rounded. */
export function showExactAmount(amount: Money, locale: string): string {
  const { centAmount, currencyCode } = amount;
  const isExact = shownFractionDigits(currencyCode) > 0 || isShownWhole(centAmount, currencyCode);
  if (isExact) return formatMoney(amount, locale);
  const text = exactAmountFormat(locale)(currencyCode).format(Math.abs(centAmount) / CENTS);
  return centAmount < 0 ? `−${text}` : text;
}

/** Formats cents for an input: no currency, no grouping, the locale's decimal separator. */
export function amountToText(centAmount: number, currencyCode: string | null, locale: string): string {
  const text = isShownWhole(centAmount, currencyCode)
    ? String(centAmount / CENTS)
    : (centAmount / CENTS).toFixed(CENT_DIGITS);
  return text.replace('.', decimalSign(locale));
}

/** Returns the symbols of a currency in a locale, and its code. */
const currencySigns = memoizeByText((locale) =>
  memoizeByText((currency): readonly string[] => {
    const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      return format.formatToParts(1).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
    });
    return [...new Set([currency, ...signs])];
  }),
);

/** Removes the currency before or after a number. */
function withoutCurrency(text: string, currencyCode: string, locale: string): string {
  const trimmed = text.trim();
  const sign = currencySigns(locale)(currencyCode).find((each) => trimmed.startsWith(each) || trimmed.endsWith(each));
  return sign === undefined ? trimmed : trimmed.replace(sign, '');
}

/** Returns whether a text could mean a thousand times as much in another locale: `1.500` in the United Kingdom. */
export function isAmbiguousAmount(text: string, locale: string, currencyCode: string | null): boolean {
  const withoutSign = currencyCode === null ? text.trim() : withoutCurrency(text, currencyCode, locale).trim();
  const group = decimalSign(locale) === ',' ? ',' : '.';
  return new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+$`).test(withoutSign);
}

/**
 * Parses a typed amount to cents: `2500`, `2 500,00` or `2.500,00` with a decimal comma; the other separator if it
 * cannot be a group; the given currency before or after it. Returns undefined if it is not an amount.
 */
export function textToAmount(text: string, locale: string, currencyCode: string | null = null): number | undefined {
  const withoutSign = currencyCode === null ? text : withoutCurrency(text, currencyCode, locale);
  const plain = plainNumber(withoutSign, locale, 2);
  if (plain === undefined) return undefined;
  const [whole = '0', fraction = ''] = plain.split('.');
  const cents = Number(whole) * CENTS + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
