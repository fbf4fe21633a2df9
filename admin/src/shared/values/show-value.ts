import type { TranslateFunction } from 'react-admin';
import { showAmount } from './amount.js';
import type { MoneyContext } from './field.js';

/** A config value in words, by its name and form: amounts in the store's format, switches as on and off, null as no limit. */
export function showValue(field: string, value: unknown, money: MoneyContext, translate: TranslateFunction): string {
  if (value === undefined) return translate('console.value.inherited');
  if (value === null) return translate('console.value.none');
  if (typeof value === 'boolean') return translate(value ? 'console.value.on' : 'console.value.off');
  if (typeof value === 'number' && field.endsWith('CentAmount')) {
    return showAmount(value, money.currencyCode, money.locale);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
