import type {
  ProductSearchFacetResultBucket,
  ProductSearchFacetResultCount,
  ProductSearchFacetResultStats,
} from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import { all, joinsTo, SearchConditions } from './search-conditions.js';
import type { CountFacet, DistinctFacet, RangesFacet, SearchFacet, StatsFacet } from './search-facet.js';
import type { Place, SearchField } from './search-field.js';
import { SearchParameters, type IndexIds } from './search-parameters.js';
import { compared } from './search-tests.js';
import type { SearchValue } from './search-value.js';

/** The products that facets count. */
export interface FacetSource {
  readonly db: Queryable;
  readonly indexes: IndexIds;
  /** The products that the query found; undefined if it found all. */
  readonly found?: readonly string[];
}

/** Builds the SQL statement of one facet. */
class FacetStatement {
  readonly parameters: SearchParameters;
  private from: string;
  private readonly where: string[] = ['p.published'];
  private readonly at: Place;

  constructor(
    readonly source: FacetSource,
    readonly facet: SearchFacet,
  ) {
    this.parameters = new SearchParameters(source.indexes);
    const field = 'field' in facet ? facet.field : undefined;
    const level = facet.level === 'variants' && field?.level !== 'price' ? 'variant' : (field?.level ?? 'product');
    const { from, where, at } = joinsTo(level);
    this.at = at;
    this.from = ['products p', ...from].join(' CROSS JOIN ');
    this.where.push(...where);
    if (facet.scope === 'query' && source.found !== undefined)
      this.where.push(`p.id = ANY(${this.parameters.bind(source.found)}::text[])`);
    if (facet.filter !== undefined) this.where.push(new SearchConditions(this.parameters).condition(facet.filter, at));
  }

  /** Joins the values of a field; a LEFT JOIN also keeps products without a value. */
  join(field: SearchField, kind: 'JOIN' | 'LEFT JOIN' = 'JOIN'): SearchValue {
    const { from, on = 'true', value } = field.values(this.at, this.parameters);
    if (from !== undefined) this.from += ` ${kind} ${from} ON ${on}`;
    else if (kind === 'JOIN') this.require(value.isThere);
    return value;
  }

  require(condition: string): void {
    this.where.push(condition);
  }

  /** The columns that identify what is counted once: products, or their variants. */
  get counted(): string {
    return this.facet.level === 'variants' ? `p.id, ${this.at.variant?.number}` : 'p.id';
  }

  select(columns: string): string {
    return `SELECT ${columns} FROM ${this.from} WHERE ${all(this.where)}`;
  }

  async rows<Row extends object>(text: string): Promise<Row[]> {
    return (await this.source.db.query<Row>(text, this.parameters.values)).rows;
  }
}

interface Bucket {
  readonly key: string;
  readonly count: number;
}

async function distinct(source: FacetSource, facet: DistinctFacet): Promise<ProductSearchFacetResultBucket> {
  const statement = new FacetStatement(source, facet);
  const { includes, missing, sort, limit, name } = facet;
  // Products without the field are counted under the key `missing`.
  const { text } = statement.join(facet.field, missing === undefined ? 'JOIN' : 'LEFT JOIN');
  const key = missing === undefined ? text : `coalesce(${text}, ${statement.parameters.bind(missing)})`;
  statement.require(`${key} IS NOT NULL`);
  if (includes !== undefined) statement.require(`${key} = ANY(${statement.parameters.bind(includes)}::text[])`);
  const order = `${sort.by} ${sort.order === 'asc' ? 'ASC' : 'DESC'}, key`;
  const buckets = await statement.rows<Bucket>(
    `SELECT key, count(*) AS count FROM (${statement.select(`DISTINCT ${key} AS key, ${statement.counted}`)}) AS found
     GROUP BY key ORDER BY ${order} LIMIT ${limit}`,
  );
  return { name, buckets };
}

async function ranges(source: FacetSource, facet: RangesFacet): Promise<ProductSearchFacetResultBucket> {
  const statement = new FacetStatement(source, facet);
  const { kind } = facet.field;
  const value = statement.join(facet.field);
  const are = facet.ranges.map(({ from, to }, index) => {
    const limits = [
      ...(from === undefined ? [] : [compared(value, { kind, operator: '>=', bound: from }, statement.parameters)]),
      ...(to === undefined ? [] : [compared(value, { kind, operator: '<', bound: to }, statement.parameters)]),
    ];
    const within = limits.length === 0 ? 'true' : limits.join(' AND ');
    return `bool_or(${within}) AS r${index}`;
  });
  const [row] = await statement.rows<Record<string, number>>(
    `SELECT ${facet.ranges.map((_, index) => `count(*) FILTER (WHERE r${index}) AS r${index}`).join(', ')}
     FROM (${statement.select(are.join(', '))} GROUP BY ${statement.counted}) AS found`,
  );
  return { name: facet.name, buckets: facet.ranges.map(({ key }, index) => ({ key, count: row?.[`r${index}`] ?? 0 })) };
}

const extremes = ({ number, text }: SearchValue, kind: 'number' | 'date'): string =>
  kind === 'number'
    ? `min(${number})::float8 AS min, max(${number})::float8 AS max, sum(${number})::float8 AS sum`
    : `min(${text} COLLATE "C") AS min, max(${text} COLLATE "C") AS max, NULL AS sum`;

async function stats(source: FacetSource, facet: StatsFacet): Promise<ProductSearchFacetResultStats> {
  const statement = new FacetStatement(source, facet);
  const kind = facet.field.kind === 'number' ? 'number' : 'date';
  const value = statement.join(facet.field);
  statement.require(kind === 'number' ? value.isNumber : value.isText);
  const [row] = await statement.rows<{ min: unknown; max: unknown; sum: number | null; count: number }>(
    statement.select(`${extremes(value, kind)}, count(*) AS count`),
  );
  const { min, max, sum, count } = row ?? { min: null, max: null, sum: null, count: 0 };
  return { name: facet.name, min, max, count, ...(sum === null ? {} : { sum, mean: sum / count }) };
}

async function count(source: FacetSource, facet: CountFacet): Promise<ProductSearchFacetResultCount> {
  const statement = new FacetStatement(source, facet);
  const [row] = await statement.rows<{ value: number }>(
    `SELECT count(*) AS value FROM (${statement.select(`DISTINCT ${statement.counted}`)}) AS found`,
  );
  return { name: facet.name, value: row?.value ?? 0 };
}

/** Returns the result of a facet. */
export function facetResult(source: FacetSource, facet: SearchFacet): Promise<object> {
  switch (facet.kind) {
    case 'distinct':
      return distinct(source, facet);
    case 'ranges':
      return ranges(source, facet);
    case 'stats':
      return stats(source, facet);
    case 'count':
      return count(source, facet);
  }
}
