import { ibanInGroups } from '@manifold/domain/bank-transfer/iban';
import type { TranslateFunction } from 'react-admin';
import { showAmount } from './amount.js';
import type { FieldForm, MoneyContext } from './field.js';
import { percentFormat } from '../../language/intl-formats.js';

/** Formats a config value by name and form: amounts in the store's format, switches as on and off, null as no limit. */
export function showValue(field: string, value: unknown, money: MoneyContext, translate: TranslateFunction): string {
  if (value === undefined) return translate('console.value.inherited');
  if (value === null) return translate('console.value.none');
  if (typeof value === 'boolean') return translate(value ? 'console.value.on' : 'console.value.off');
  if (typeof value === 'number' && field.endsWith('CentAmount')) {
    const amount = showAmount(value, money.currencyCode, money.locale);
    return money.currencyCode === null ? translate('console.value.amountOfEach', { amount }) : amount;
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const count = typeof value === 'object' ? Object.keys(value).length : 0;
  return translate('console.value.entries', { smart_count: count });
}

/** The context of formatting, in addition to the value. */
export interface Shown {
  readonly money: MoneyContext;
  readonly translate: TranslateFunction;
}

/** Formats a value for a grid cell, by the form of its field. */
export function showField({ kind }: FieldForm, value: unknown, { money, translate }: Shown): string {
  if (value === null && kind !== 'limit') return translate('console.value.empty');
  if (Array.isArray(value) && kind === 'list') return value.join(', ');
  if (kind === 'iban' && typeof value === 'string') return ibanInGroups(value);
  if (kind === 'choice' && typeof value === 'string') return translate(`console.choice.${value}`);
  if (kind === 'entries' && typeof value === 'object' && value !== null) {
    return translate('console.value.entries', { smart_count: Object.keys(value).length });
  }
  if (typeof value !== 'number') return showValue(kind, value, money, translate);
  if (kind === 'amount') return showAmount(value, money.currencyCode, money.locale);
  return kind === 'percent' ? percentFormat(money.locale).format(value) : String(value);
}

/** Formats a layer with its key, such as `country PT`; the default has no key. */
export function layerName(
  { layer, key }: { readonly layer: string; readonly key: string },
  translate: TranslateFunction,
): string {
  const name = translate(`console.layer.${layer}`);
  return layer === 'default' ? name : `${name} ${key}`;
}
