import { invalidInput } from '../http/platform-error.js';
import type { Parameters } from '../predicates/to-sql.js';

/** Where a field lies: once per product, in each variant, or in each price of a variant. */
export type FieldLevel = 'product' | 'variant' | 'price';
export type ValueKind = 'text' | 'number' | 'boolean' | 'date';

/**
 * What stands in FROM for the values of a field, each a `jsonb`. `at` is SQL for where they lie: the product's current
 * data, a variant, or a price.
 */
export type FieldValues = (at: string, parameters: Parameters) => string;

/** A searchable field of a product, as one expression names it. */
export interface SearchField {
  readonly level: FieldLevel;
  readonly kind: ValueKind;
  readonly language?: string;
  readonly values: FieldValues;
  /** Products without their long texts have it too; see `OUTLINE` in storage/schema.ts. */
  readonly isInOutline: boolean;
  /** Its name, where it is an attribute; the outline has the short ones. */
  readonly attribute?: string;
  /** Looks at prices as product discounts leave them; see reduced-prices.ts. */
  readonly isReduced?: true;
  /** A condition by index that every product with one of these texts fulfils; others may as well. */
  readonly lookup?: (texts: string, parameters: Parameters) => string;
}

/** How an expression names a field. */
export interface FieldName {
  readonly field: string;
  readonly fieldType?: string;
  readonly language?: string;
}

export const malformed = (reason: string): Error => invalidInput(`Malformed parameter: query: ${reason}`);

/** The values at the end of a JSON path; names that the caller chose are variables of the path. */
export const path =
  (text: string, variables: Readonly<Record<string, string>> = {}): FieldValues =>
  (at, parameters) =>
    `jsonb_path_query(${at}, ${parameters.bind(text)}::jsonpath, ${parameters.bind(JSON.stringify(variables))}::jsonb)`;

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The language of a text that exists in many; it becomes a part of a JSON path. */
export function languageOf({ field, language }: FieldName): string {
  if (language === undefined) throw malformed(`The field '${field}' is localized: a language is required.`);
  if (!LANGUAGE.test(language)) throw malformed(`'${language}' is not a language.`);
  return language;
}
