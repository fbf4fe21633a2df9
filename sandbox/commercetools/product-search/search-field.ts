import { invalidInput } from '../errors/platform-error.js';
import type { SearchIndex } from './search-index.js';
import type { SearchParameters } from './search-parameters.js';
import type { SearchValue } from './search-value.js';

/** The level of a field: once per product, per variant, or per price of a variant. */
export type FieldLevel = 'product' | 'variant' | 'price';
export type ValueKind = 'text' | 'number' | 'boolean' | 'date';

/**
 * The rows that conditions refer to, as SQL: a product, optionally one of its variants, optionally one of its prices (row
 * `r`). If the variant has a row of its own, it is `v`.
 */
export interface Place {
  readonly product: string;
  readonly variant?: { readonly number: string; readonly isRow: boolean };
  readonly isPrice?: true;
}

export const ANYWHERE: Place = { product: 'p.id' };

/** The values of a field at a place: table and join condition, if it needs them, and the SQL of one value. */
export interface FieldValues {
  readonly from?: string;
  readonly on?: string;
  readonly value: SearchValue;
}

/** A searchable field of a product. */
export interface SearchField {
  readonly level: FieldLevel;
  readonly kind: ValueKind;
  readonly language?: string;
  readonly values: (at: Place, parameters: SearchParameters) => FieldValues;
  /** The index of its values; undefined if the resource tables have them. */
  readonly index?: SearchIndex;
  /** True if it uses discounted prices; see reduced-prices.ts. */
  readonly isReduced?: true;
  /** Returns an indexed condition that all products with one of these texts fulfil; others may fulfil it too. */
  readonly lookup?: (texts: string) => string;
}

/** How an expression names a field. */
export interface FieldName {
  readonly field: string;
  readonly fieldType?: string;
  readonly language?: string;
}

export const malformed = (reason: string): Error => invalidInput(`Malformed parameter: query: ${reason}`);

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Returns the language of a localized field. Throws InvalidInput unless it is valid: it is inserted into a JSON path. */
export function languageOf({ field, language }: FieldName): string {
  if (language === undefined) throw malformed(`The field '${field}' is localized: a language is required.`);
  if (!LANGUAGE.test(language)) throw malformed(`'${language}' is not a language.`);
  return language;
}
