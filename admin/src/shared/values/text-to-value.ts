import { ibanInGroups, isIban, plainIban } from '@manifold/domain/bank-transfer/iban';
import { localeSectionSchemas, storeSectionSchemas } from '@manifold/domain/store-document/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type * as z from 'zod/mini';
import { amountToText, isAmbiguousAmount, showAmount, textToAmount } from './amount.js';
import type { FieldForm, FieldKind, MoneyContext } from './field.js';
import { decimalSign, plainNumber } from './plain-number.js';

/** Why a text is refused: a message id with its values. */
export interface Refusal {
  readonly reason: string;
  readonly values: Readonly<Record<string, string>>;
}

export type Typed = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & Refusal);

/** The amount used as an example in messages. */
const EXAMPLE_CENTS = 150_050;
const PERCENT = 100;
const PERCENT_DIGITS = 3;
const FRACTION_DIGITS = PERCENT_DIGITS + 2;
/** Accepted texts of a switch, in the console's languages. */
const SWITCHES: Readonly<Record<string, boolean>> = {
  ...{ on: true, true: true, yes: true, ein: true, an: true, wahr: true, ja: true, '1': true, x: true },
  ...{ off: false, false: false, no: false, aus: false, falsch: false, nein: false, '0': false },
};

const accepted = (value: unknown): Typed => ({ ok: true, value });
const refused = (reason: string, values: Readonly<Record<string, string>> = {}): Typed => ({
  ok: false,
  reason: `console.refused.${reason}`,
  values,
});

function wholeNumber(text: string, locale: string): number | undefined {
  const plain = plainNumber(text, locale, 1);
  const count = Number(plain);
  return plain !== undefined && Number.isSafeInteger(count) ? count : undefined;
}

function typedList(items: FieldForm['items'], text: string, locale: string): Typed {
  const parts = text.split(/[,;\n]/).map((part) => part.trim());
  const filled = parts.filter((part) => part !== '');
  if (items !== 'count') return accepted(filled);
  const counts = filled.map((part) => wholeNumber(part, locale));
  return counts.includes(undefined) ? refused('list') : accepted(counts);
}

const READERS: Readonly<Record<FieldKind, (form: FieldForm, text: string, money: MoneyContext) => Typed>> = {
  amount(_form, text, { locale, currencyCode }) {
    const cents = textToAmount(text, locale, currencyCode);
    if (cents !== undefined) return accepted(cents);
    const example = {
      plain: amountToText(EXAMPLE_CENTS, null, locale),
      grouped: showAmount(EXAMPLE_CENTS, null, locale),
    };
    if (text === '') return refused('noAmount', example);
    return refused(isAmbiguousAmount(text, locale, currencyCode) ? 'ambiguous' : 'amount', { text, ...example });
  },
  limit(_form, text, { locale }) {
    const count = wholeNumber(text, locale);
    return count !== undefined && count > 0 ? accepted(count) : refused('limit');
  },
  count(_form, text, { locale }) {
    const count = wholeNumber(text, locale);
    return count === undefined ? refused('count') : accepted(count);
  },
  percent(_form, text, { locale }) {
    const plain = plainNumber(text.replace('%', ''), locale, PERCENT_DIGITS);
    return plain === undefined
      ? refused('percent', { fraction: `5${decimalSign(locale)}5` })
      : accepted(Number((Number(plain) / PERCENT).toFixed(FRACTION_DIGITS)));
  },
  switch(_form, text) {
    const isOn = SWITCHES[text.toLowerCase()];
    return isOn === undefined ? refused('switch') : accepted(isOn);
  },
  choice({ choices = [] }, text) {
    const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    return found === undefined ? refused('choice', { choices: choices.join(', ') }) : accepted(found);
  },
  text: (_form, text) => accepted(text),
  iban(_form, text) {
    const iban = plainIban(text);
    return isIban(iban) ? accepted(iban) : refused('iban');
  },
  list: ({ items }, text, { locale }) => typedList(items, text, locale),
  entries: () => refused('entries'),
  instant(_form, text) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? refused('instant') : accepted(instant.toISOString());
  },
};

/** Parses a typed text for a field. An empty text is null if the field allows it. */
export function textToValue(form: FieldForm, text: string, money: MoneyContext): Typed {
  const trimmed = text.trim();
  const mayBeEmpty = form.isNullable === true || form.kind === 'limit';
  if (trimmed === '' && mayBeEmpty) return accepted(null);
  return READERS[form.kind](form, trimmed, money);
}

/** Formats a value for an input; `textToValue` parses it back. */
export function valueToText({ kind }: FieldForm, value: unknown, { currencyCode, locale }: MoneyContext): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') return kind === 'iban' ? ibanInGroups(value) : value;
  if (typeof value !== 'number') return JSON.stringify(value);
  if (kind === 'amount') return amountToText(value, currencyCode, locale);
  if (kind === 'percent')
    return String(Number((value * PERCENT).toFixed(PERCENT_DIGITS))).replace('.', decimalSign(locale));
  return String(value);
}

const SCHEMAS: Readonly<Record<SectionKey, z.ZodMiniObject>> = { ...storeSectionSchemas, ...localeSectionSchemas };

/** Returns whether a section's schema accepts a value for a field. The server validates the same. */
export function isValidValue(section: SectionKey, field: string, value: unknown): boolean {
  const shape: Readonly<Record<string, z.core.$ZodType>> = SCHEMAS[section].shape;
  const schema = shape[field];
  // All field schemas are built with zod/mini, which can parse synchronously.
  return schema !== undefined && (schema as z.ZodMiniType).safeParse(value).success;
}
