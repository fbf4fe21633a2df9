import { dictionaryOf } from './dictionaries.js';
import type { KeptIndex } from './kept-index.js';
import type { SearchField } from './search-field.js';
import { jsonValue } from './search-value.js';

/** The conditions that join the kept values `x` of an index to a place; where no variant is given, those of any count. */
const joined = (id: string, product: string, variant: string | undefined): string =>
  [
    `x.index_id = ${id}`,
    `x.product_id = ${product}`,
    ...(variant === undefined ? [] : [`x.variant = ${variant}`]),
  ].join(' AND ');

/** A field whose values are read out of the products once and kept since. */
export function keptField({
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
  const index: KeptIndex = { kind: level, path, dictionary, isInOutline, attribute };
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
