import { dictionaryOf } from './dictionaries.js';
import type { SearchIndex } from './search-index.js';
import type { SearchField } from './search-field.js';
import { jsonValue } from './search-value.js';

/** Returns the conditions that join the values `x` of an index to a place; without a variant, those of all variants. */
const joined = (id: string, product: string, variant: string | undefined): string =>
  [
    `x.index_id = ${id}`,
    `x.product_id = ${product}`,
    ...(variant === undefined ? [] : [`x.variant = ${variant}`]),
  ].join(' AND ');

/** Returns a field whose values are in a search index. */
export function indexedField({
  path,
  isInOutline = true,
  attribute,
  ...field
}: Pick<SearchField, 'kind' | 'language'> & {
  readonly level: 'product' | 'variant';
  readonly path: string;
  readonly isInOutline?: boolean;
  readonly attribute?: string;
}): SearchField {
  const { level, language } = field;
  const dictionary = language === undefined ? '' : dictionaryOf(language);
  const index: SearchIndex = { kind: level, path, dictionary, isInOutline, attribute };
  return {
    ...field,
    index,
    values: ({ product, variant }, parameters) => ({
      from: 'search_values x',
      on: joined(parameters.idOf(index), product, level === 'variant' ? variant?.number : undefined),
      value: jsonValue('x.value', dictionary === '' ? undefined : 'x.words'),
    }),
  };
}
