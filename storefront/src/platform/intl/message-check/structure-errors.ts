import { TYPE, type PluralElement } from '@formatjs/icu-messageformat-parser';
import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';
import { pluralsOf, valuesOf, type Messages } from './message-parts.js';

/** The numbers that shops count, and a million, for which Romance languages have their own form. */
const COUNTED = [...Array.from({ length: 1001 }, (_, number) => number), 1_000_000];

/** Returns the keys that only the source or only the translation has. */
export function keyErrors(messages: Messages, source: Messages): string[] {
  return [
    ...Object.keys(source)
      .filter((key) => !(key in messages))
      .map((key) => `${key}: missing`),
    ...unknownKeys(messages, source),
  ];
}

/** Returns the keys that the source does not have. */
export function unknownKeys(messages: Messages, source: Messages): string[] {
  return Object.keys(messages)
    .filter((key) => !(key in source))
    .map((key) => `${key}: not in the source`);
}

/** Returns the keys that are out of alphabetical order, which is the order of the extracted source. */
export function orderErrors(messages: Messages): string[] {
  const keys = Object.keys(messages);
  return keys.filter((key, index) => key < (keys[index - 1] ?? '')).map((key) => `${key}: out of order`);
}

/** Returns texts whose values, formats or tags differ from the source. A shopper would see a brace or no amount. */
export function valueErrors(messages: Messages, source: Messages): string[] {
  return Object.entries(messages).flatMap(([key, text]) => {
    const expected = source[key];
    if (expected === undefined || String(valuesOf(text)) === String(valuesOf(expected))) return [];
    return [`${key}: takes ${String(valuesOf(text))}, not ${String(valuesOf(expected))}: ${text}`];
  });
}

const pluralRules = memoizeByText((locale) => new Intl.PluralRules(locale));

/** Returns plural forms that are missing, that the language does not have, or that lack the number. */
export function pluralErrors(messages: Messages, locale: string): string[] {
  const rules = pluralRules(locale);
  const needed = [...new Set(COUNTED.map((number) => rules.select(number)))];
  const known: string[] = rules.resolvedOptions().pluralCategories;
  return Object.entries(messages).flatMap(([key, text]) =>
    pluralsOf(text).flatMap((plural) => {
      const forms = Object.keys(plural.options);
      return [
        ...needed.filter((form) => !forms.includes(form)).map((form) => `${key}: lacks the form ${form}: ${text}`),
        ...forms
          .filter((form) => form !== '=0' && !known.includes(form))
          .map((form) => `${key}: does not have the form ${form}: ${text}`),
        ...formsWithoutNumber(plural).map((form) => `${key}: the form ${form} lacks the number: ${text}`),
      ];
    }),
  );
}

/** Returns the plural forms without the number. In many languages `one` is also 21 and 101; only `=0` may omit it. */
function formsWithoutNumber(plural: PluralElement): string[] {
  return Object.entries(plural.options)
    .filter(([form, { value }]) => form !== '=0' && !value.some(({ type }) => type === TYPE.pound))
    .map(([form]) => form);
}

/** Returns texts of a variant that are the same as in its language. */
export function redundantVariants(variant: Messages, base: Messages): string[] {
  return Object.entries(variant)
    .filter(([key, text]) => text === base[key])
    .map(([key, text]) => `${key}: the same as in the language: ${text}`);
}

/** The names of things that a country may call otherwise than the language; other texts use them too. */
const NAMES = ['addresses.field-vat-number', 'addresses.field-postal-code'];

/** Returns texts of a locale that use the language's name of a thing although the country has its own. */
export function foreignNames(variant: Messages, base: Messages): string[] {
  const replaced = NAMES.filter((key) => key in variant).map((key) => (base[key] ?? '').toLowerCase());
  return Object.entries({ ...base, ...variant })
    .filter(([, text]) => replaced.some((name) => text.toLowerCase().includes(name)))
    .map(([key, text]) => `${key}: the name of another country: ${text}`);
}
