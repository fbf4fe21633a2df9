import { formatMoney, shownFractionDigits } from '@manifold/domain/money/format';
import { money } from '@manifold/domain/money/money';

const CENTS = 100;

/** The sign that parts whole from fraction in a locale. */
function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** An amount of cents as staff read it in a grid: in the currency and the way of the store. */
export function showAmount(centAmount: number, currencyCode: string, locale: string): string {
  return formatMoney(money(centAmount, currencyCode), locale);
}

/** An amount of cents as it stands in an input: without currency and groups, the store's decimal sign. */
export function amountToText(centAmount: number, currencyCode: string, locale: string): string {
  const isWhole = centAmount % CENTS === 0 && shownFractionDigits(currencyCode) === 0;
  const text = isWhole ? String(centAmount / CENTS) : (centAmount / CENTS).toFixed(2);
  return text.replace('.', decimalSign(locale));
}

/**
 * Cents of a typed amount: `2500`, `2 500,00` or `2.500,00` in a locale with a decimal comma, and a decimal point in
 * any locale where it cannot be taken for a group. Undefined when it is no amount.
 */
export function textToAmount(text: string, locale: string): number | undefined {
  const decimal = decimalSign(locale);
  const bare = text.trim().replace(/[\s'’]/g, '');
  const hasForeignPoint = decimal === ',' && !bare.includes(',') && /^\d+\.\d{1,2}$/.test(bare);
  const group = decimal === ',' ? '.' : ',';
  const plain = hasForeignPoint ? bare : bare.replaceAll(group, '').replace(decimal, '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '0', fraction = ''] = plain.split('.');
  const cents = Number(whole) * CENTS + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}
