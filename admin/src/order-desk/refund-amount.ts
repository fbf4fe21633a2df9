import { decimalSign } from '../shared/values/plain-number.js';

const PLAIN = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Returns the cents of a typed amount with the locale's decimal sign and no grouping; null if it is no positive amount. */
export function parseRefundAmount(typed: string, locale: string): number | null {
  const text = typed.trim().replace(decimalSign(locale), '.');
  if (!PLAIN.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
