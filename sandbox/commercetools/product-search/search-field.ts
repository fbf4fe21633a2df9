import { invalidInput } from '../errors/platform-error.js';
import type { KeptIndex } from './kept-index.js';
import type { SearchParameters } from './search-parameters.js';
import type { SearchValue } from './search-value.js';

/** Where a field lies: once per product, in each variant, or in each price of a variant. */
export type FieldLevel = 'product' | 'variant' | 'price';
export type ValueKind = 'text' | 'number' | 'boolean' | 'date';

/**
 * What conditions are about already, as SQL: the product, perhaps one of its variants, perhaps one of that one's prices,
 * which is the row `r`. Where the variant's own row is at hand it is `v`.
 */
export interface Place {
  readonly product: string;
  readonly variant?: { readonly number: string; readonly isRow: boolean };
  readonly isPrice?: true;
}

export const ANYWHERE: Place = { product: 'p.id' };

/** The values of a field at a place: what stands in FROM and joins it there, if anything does, and one of them. */
export interface FieldValues {
  readonly from?: string;
  readonly on?: string;
  readonly value: SearchValue;
}

/** A searchable field of a product, as one expression names it. */
export interface SearchField {
  readonly level: FieldLevel;
  readonly kind: ValueKind;
  readonly language?: string;
  readonly values: (at: Place, parameters: SearchParameters) => FieldValues;
  /** Where its values are kept; undefined where the tables of the resources have them. */
  readonly index?: KeptIndex;
  /** Looks at prices as product discounts leave them; see reduced-prices.ts. */
  readonly isReduced?: true;
  /** A condition by index that every product with one of these texts fulfils; others may as well. */
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

/** The language of a text that exists in many; it becomes a part of a JSON path. */
export function languageOf({ field, language }: FieldName): string {
  if (language === undefined) throw malformed(`The field '${field}' is localized: a language is required.`);
  if (!LANGUAGE.test(language)) throw malformed(`'${language}' is not a language.`);
  return language;
}
