import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { all, NO_RELEVANCE, present, joinsTo, SearchConditions } from './search-conditions.js';
import { malformed, type SearchField, type ValueKind } from './search-field.js';
import type { SearchParameters } from './search-parameters.js';
import { searchExpression, type SearchExpression } from './search-query.js';
import type { SearchValue } from './search-value.js';
import { searchField } from './searchable-fields.js';

/** One sort expression; without a field, by relevance. */
export interface SearchSorting {
  readonly field?: SearchField;
  readonly order: 'asc' | 'desc';
  /** How several values become one. */
  readonly mode: 'min' | 'max' | 'avg' | 'sum';
  readonly filter?: SearchExpression;
}

const input = z.strictObject({
  field: z.string(),
  order: z.enum(['asc', 'desc']).default('asc'),
  language: z.string().optional(),
  fieldType: z.string().optional(),
  mode: z.enum(['min', 'max', 'avg', 'sum']).optional(),
  filter: z.unknown().optional(),
});

/** Parses a sort expression. */
export function sorting(value: unknown): SearchSorting {
  const { order, mode = order === 'asc' ? 'min' : 'max', filter, ...name } = parseAs(input, value);
  if (name.field === 'score') return { order, mode };
  const field = searchField(name);
  if ((mode === 'avg' || mode === 'sum') && field.kind !== 'number')
    throw malformed(`'${mode}' is for numbers, which '${name.field}' are not.`);
  return { field, order, mode, filter: filter === undefined ? undefined : searchExpression(filter) };
}

const COMPARABLE: Readonly<Record<ValueKind, (value: SearchValue) => string>> = {
  text: ({ text }) => text,
  date: ({ text }) => `${text} COLLATE "C"`,
  boolean: ({ boolean }) => boolean,
  number: ({ number }) => number,
};

/** Returns the SQL of the value by which products are sorted. */
function sortValue(
  { field, mode, filter }: SearchSorting & { field: SearchField },
  parameters: SearchParameters,
): string {
  const { from, where, at } = joinsTo(field.level);
  const values = field.values(at, parameters);
  const value = COMPARABLE[field.kind](values.value);
  const filters = filter === undefined ? [] : [new SearchConditions(parameters).condition(filter, at)];
  const tables = [...from, ...present(values.from)];
  // A column of the product itself has one value, and an aggregate would span the whole search.
  if (tables.length === 0) return filters.length === 0 ? value : `CASE WHEN ${all(filters)} THEN ${value} END`;
  const conditions = all([...where, ...present(values.on), ...filters]);
  return `(SELECT ${mode}(${value}) FROM ${tables.join(', ')} WHERE ${conditions})`;
}

/** Returns the ORDER BY of a search: its sort expressions or the relevance, then the older product first. */
export function orderOf(
  { sort, query }: { readonly sort: readonly SearchSorting[]; readonly query?: SearchExpression },
  parameters: SearchParameters,
): string {
  const relevance = (): string =>
    query === undefined ? NO_RELEVANCE : new SearchConditions(parameters).relevance(query);
  const sorts: readonly SearchSorting[] = sort.length === 0 ? [{ order: 'desc', mode: 'max' }] : sort;
  const each = sorts.map((sorted) => {
    const { field, order } = sorted;
    const value = field === undefined ? `(${relevance()})` : sortValue({ ...sorted, field }, parameters);
    return `${value} ${order === 'asc' ? 'ASC' : 'DESC'} NULLS LAST`;
  });
  return [...each, 'p.created_at', 'p.id'].join(', ');
}
