import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import type { Parameters } from '../predicates/to-sql.js';
import { NO_RELEVANCE, placesOf, SearchConditions, valuesIn } from './search-conditions.js';
import { malformed, type SearchField, type ValueKind } from './search-field.js';
import { searchExpression, type SearchExpression } from './search-query.js';
import { searchField } from './searchable-fields.js';

/** One sort expression; without a field, by relevance. */
export interface SearchSorting {
  readonly field?: SearchField;
  readonly order: 'asc' | 'desc';
  /** Which one of many values counts. */
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

/** A sort expression of a search, as it was understood. */
export function sorting(value: unknown): SearchSorting {
  const { order, mode = order === 'asc' ? 'min' : 'max', filter, ...name } = parseAs(input, value);
  if (name.field === 'score') return { order, mode };
  const field = searchField(name);
  if ((mode === 'avg' || mode === 'sum') && field.kind !== 'number')
    throw malformed(`'${mode}' is for numbers, which '${name.field}' are not.`);
  return { field, order, mode, filter: filter === undefined ? undefined : searchExpression(filter) };
}

const COMPARABLE: Readonly<Record<ValueKind, string>> = {
  text: "x.v #>> '{}'",
  date: '(x.v #>> \'{}\') COLLATE "C"',
  boolean: "CASE x.v WHEN 'true'::jsonb THEN 1 WHEN 'false'::jsonb THEN 0 END",
  number: "CASE jsonb_typeof(x.v) WHEN 'number' THEN x.v::numeric END",
};

/** The one value by which a product is sorted. */
function sortValue({ field, mode, filter }: SearchSorting & { field: SearchField }, parameters: Parameters): string {
  const { from, bound } = placesOf(field.level);
  const values = valuesIn(field, bound, parameters);
  const where = filter === undefined ? '' : ` WHERE ${new SearchConditions(parameters).of(filter, bound)}`;
  return `(SELECT ${mode}(${COMPARABLE[field.kind]}) FROM ${[...from, values].join(', ')}${where})`;
}

/** ORDER BY of a search: as asked, by relevance otherwise; what is equal, the older first. */
export function orderOf(
  { sort, query }: { readonly sort: readonly SearchSorting[]; readonly query?: SearchExpression },
  parameters: Parameters,
): string {
  const relevance = (): string =>
    query === undefined ? NO_RELEVANCE : new SearchConditions(parameters).relevance(query);
  const wishes: readonly SearchSorting[] = sort.length === 0 ? [{ order: 'desc', mode: 'max' }] : sort;
  const each = wishes.map((wish) => {
    const { field, order } = wish;
    const value = field === undefined ? `(${relevance()})` : sortValue({ ...wish, field }, parameters);
    return `${value} ${order === 'asc' ? 'ASC' : 'DESC'} NULLS LAST`;
  });
  return [...each, 'p.created_at', 'p.id'].join(', ');
}
