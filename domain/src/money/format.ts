import type { Money } from './money.js';

/**
 * How many fraction digits a currency shows. Given here and not left to the ICU of the machine: two ICUs differ on HUF,
 * and a page whose price differs between server and browser does not hydrate.
 */
const SHOWN_FRACTION_DIGITS: Readonly<Record<string, number>> = { HUF: 0 };
const DEFAULT_SHOWN_FRACTION_DIGITS = 2;

/** The number of fraction digits in which amounts of a currency are shown to people. */
export function shownFractionDigits(currencyCode: string): number {
  return SHOWN_FRACTION_DIGITS[currencyCode] ?? DEFAULT_SHOWN_FRACTION_DIGITS;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, currencyCode: string): Intl.NumberFormat {
  const key = `${locale} ${currencyCode}`;
  const known = formatters.get(key);
  if (known) return known;
  const digits = shownFractionDigits(currencyCode);
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/**
 * The amount as people of that locale write it: `1.299,00 €` in de-DE, `499 900 Ft` in hu-HU. An amount below zero has the same
 * minus sign before it in every locale, as savings have it: ICU writes `CHF-0.01` and `-0,01 kr.`.
 */
export function formatMoney({ centAmount, currencyCode, fractionDigits }: Money, locale: string): string {
  const writer = formatter(locale, currencyCode);
  const amount = centAmount / 10 ** fractionDigits;
  const text = writer.format(Math.abs(amount));
  return amount < 0 && text !== writer.format(0) ? `−${text}` : text;
}
