import type { Work } from '../work/work.js';
import { filterExpression, type FilterExpression, type FilterRange } from './filter-expression.js';
import { searchPath, type NamedField } from './search-path.js';

/** An expression of the search query language, in JSON. */
export type Condition = Readonly<Record<string, unknown>>;

const within = (named: NamedField, { from, to }: FilterRange): Condition => ({
  range: { ...named, ...(from === undefined ? {} : { gte: from }), ...(to === undefined ? {} : { lte: to }) },
});

/** Returns the condition of a range; without bounds, that the field exists. */
const ofRange = (named: NamedField, range: FilterRange): Condition =>
  range.from === undefined && range.to === undefined ? { exists: named } : within(named, range);

/** Returns the condition of one filter. */
export async function conditionOf(work: Work, filter: FilterExpression): Promise<Condition> {
  const named = await searchPath(work, filter.path);
  switch (filter.kind) {
    case 'values':
      return { exact: { ...named, values: filter.values } };
    case 'subtree':
      return { exact: { field: 'categoriesSubTree', values: filter.ids } };
    case 'ranges':
      return { or: filter.ranges.map((range) => ofRange(named, range)) };
    case 'missing':
      return { not: [{ exists: named }] };
    case 'exists':
    case 'field':
      return { exists: named };
  }
}

/** Returns the conditions of filters that must all hold, or undefined if there are none. */
export async function allOf(work: Work, filters: readonly string[]): Promise<Condition | undefined> {
  const conditions: Condition[] = [];
  for (const source of filters) conditions.push(await conditionOf(work, filterExpression(source)));
  return conditions.length === 0 ? undefined : { and: conditions };
}
