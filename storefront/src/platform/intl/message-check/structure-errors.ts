import { TYPE, type PluralElement } from '@formatjs/icu-messageformat-parser';
import { pluralsOf, valuesOf, type Messages } from './message-parts.js';

/** Amounts that shops count, and the million: Romance languages have a form of their own for it. */
const COUNTED = [...Array.from({ length: 1001 }, (_, number) => number), 1_000_000];

/** What the source has and the translation lacks, and the other way round. */
export function keyErrors(messages: Messages, source: Messages): string[] {
  return [
    ...Object.keys(source)
      .filter((key) => !(key in messages))
      .map((key) => `${key}: missing`),
    ...unknownKeys(messages, source),
  ];
}

/** Keys that no text in the source has. */
export function unknownKeys(messages: Messages, source: Messages): string[] {
  return Object.keys(messages)
    .filter((key) => !(key in source))
    .map((key) => `${key}: not in the source`);
}

/** Whether the keys stand in the order of the alphabet, which is the order in which the source is extracted. */
export function orderErrors(messages: Messages): string[] {
  const keys = Object.keys(messages);
  return keys.filter((key, index) => key < (keys[index - 1] ?? '')).map((key) => `${key}: out of order`);
}

/** Values, formats and tags that differ from the source: the shopper would see a brace, or no amount at all. */
export function valueErrors(messages: Messages, source: Messages): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const expected = source[key];
    if (expected === undefined || String(valuesOf(text)) === String(valuesOf(expected))) return [];
    return [`${key}: takes ${String(valuesOf(text))}, not ${String(valuesOf(expected))}: ${text}`];
  });
}

/** Plural forms that whole numbers need and a text lacks, that the language does not have, or that lose the number. */
export function pluralErrors(messages: Messages, locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const needed = [...new Set(COUNTED.map((number) => rules.select(number)))];
  const known: string[] = rules.resolvedOptions().pluralCategories;
  return Object.entries(messages).flatMap(([key, text]) =>
    pluralsOf(text).flatMap((plural) => {
      const forms = Object.keys(plural.options);
      return [
        ...needed.filter((form) => !forms.includes(form)).map((form) => `${key}: lacks the form ${form}: ${text}`),
        ...forms
          .filter((form) => form !== '=0' && !known.includes(form))
          .map((form) => `${key}: has no use for the form ${form}: ${text}`),
        ...formsWithoutNumber(plural).map((form) => `${key}: the form ${form} loses the number: ${text}`),
      ];
    }),
  );
}

/** In many languages `one` is also 21 and 101, so each form says the number; `=0` may be a word. */
function formsWithoutNumber(plural: PluralElement): string[] {
  return Object.entries(plural.options)
    .filter(([form, { value }]) => form !== '=0' && !value.some(({ type }) => type === TYPE.pound))
    .map(([form]) => form);
}

/** Texts of a variant that say no more than the language it varies. */
export function redundantVariants(variant: Messages, base: Messages): string[] {
  return Object.entries(variant)
    .filter(([key, text]) => text === base[key])
    .map(([key, text]) => `${key}: the same as in the language: ${text}`);
}
