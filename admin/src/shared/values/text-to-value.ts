import { amountToText, textToAmount } from './amount.js';
import type { FieldKind, MoneyContext } from './field.js';

export type Typed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

const refused = (reason: string): Typed => ({ ok: false, reason });

/** What a typed text means for a field; an empty limit is no limit. The reason of a refusal is a message id. */
export function textToValue(kind: FieldKind, text: string, money: MoneyContext): Typed {
  if (kind === 'amount') {
    const cents = textToAmount(text, money.locale);
    return cents === undefined ? refused('console.refused.amount') : { ok: true, value: cents };
  }
  const trimmed = text.trim();
  if (trimmed === '') return { ok: true, value: null };
  const count = Number(trimmed);
  return Number.isSafeInteger(count) && count > 0 ? { ok: true, value: count } : refused('console.refused.limit');
}

/** A value as it stands in an input. */
export function valueToText(kind: FieldKind, value: unknown, money: MoneyContext): string {
  if (typeof value !== 'number') return '';
  return kind === 'amount' ? amountToText(value, money.currencyCode, money.locale) : String(value);
}
