import type {
  ProductSearchFacetResultBucket,
  ProductSearchFacetResultCount,
  ProductSearchFacetResultStats,
} from '@commercetools/platform-sdk';
import { Parameters } from '../predicates/to-sql.js';
import type { Queryable } from '../storage/database.js';
import { placesOf, SearchConditions, valuesIn, type Bound } from './search-conditions.js';
import type { CountFacet, DistinctFacet, RangesFacet, SearchFacet, StatsFacet } from './search-facet.js';
import type { SearchField } from './search-field.js';
import { compared } from './search-tests.js';

/** The products that facets are about, as FROM has them. */
export interface FacetSource {
  readonly db: Queryable;
  readonly products: string;
  /** The products that the query found; undefined where it found all. */
  readonly found?: readonly string[];
}

/** One facet's statement while it is written: places in FROM, conditions in WHERE, and what is counted. */
class FacetStatement {
  readonly parameters = new Parameters();
  readonly from: string[];
  readonly where: string[] = ['p.published'];
  private readonly bound: Bound;

  constructor(
    readonly source: FacetSource,
    readonly facet: SearchFacet,
  ) {
    const field = 'field' in facet ? facet.field : undefined;
    const level = facet.level === 'variants' && field?.level !== 'price' ? 'variant' : (field?.level ?? 'product');
    const { from, bound } = placesOf(level);
    this.bound = bound;
    this.from = [source.products, ...from];
    if (facet.scope === 'query' && source.found !== undefined)
      this.where.push(`p.id = ANY(${this.parameters.bind(source.found)}::text[])`);
    if (facet.filter !== undefined) this.where.push(new SearchConditions(this.parameters).of(facet.filter, bound));
  }

  values(field: SearchField): string {
    return valuesIn(field, this.bound, this.parameters);
  }

  get counted(): string {
    return this.facet.level === 'variants' ? "(p.id, v.variant ->> 'id')" : 'p.id';
  }

  async rows<Row extends object>(select: string, rest = ''): Promise<Row[]> {
    const text = `SELECT ${select} FROM ${this.from.join(', ')} WHERE ${this.where.join(' AND ')} ${rest}`;
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
  const last = statement.from.pop() ?? '';
  // What lacks the field counts under the name that was given for that.
  const join = missing === undefined ? 'CROSS JOIN' : 'LEFT JOIN';
  statement.from.push(`${last} ${join} ${statement.values(facet.field)}${missing === undefined ? '' : ' ON true'}`);
  const text = "x.v #>> '{}'";
  const key = missing === undefined ? text : `coalesce(${text}, ${statement.parameters.bind(missing)})`;
  statement.where.push(`${key} IS NOT NULL`);
  if (includes !== undefined) statement.where.push(`${key} = ANY(${statement.parameters.bind(includes)}::text[])`);
  const order = `${sort.by} ${sort.order === 'asc' ? 'ASC' : 'DESC'}, key`;
  const buckets = await statement.rows<Bucket>(
    `${key} AS key, count(DISTINCT ${statement.counted}) AS count`,
    `GROUP BY 1 ORDER BY ${order} LIMIT ${limit}`,
  );
  return { name, buckets };
}

async function ranges(source: FacetSource, facet: RangesFacet): Promise<ProductSearchFacetResultBucket> {
  const statement = new FacetStatement(source, facet);
  const { kind } = facet.field;
  statement.from.push(statement.values(facet.field));
  const counts = facet.ranges.map(({ from, to }, index) => {
    const limits = [
      ...(from === undefined ? [] : [compared('x.v', { kind, operator: '>=', bound: from }, statement.parameters)]),
      ...(to === undefined ? [] : [compared('x.v', { kind, operator: '<', bound: to }, statement.parameters)]),
    ];
    const within = limits.length === 0 ? 'true' : limits.join(' AND ');
    return `count(DISTINCT ${statement.counted}) FILTER (WHERE ${within}) AS r${index}`;
  });
  const [row] = await statement.rows<Record<string, number>>(counts.join(', '));
  return { name: facet.name, buckets: facet.ranges.map(({ key }, index) => ({ key, count: row?.[`r${index}`] ?? 0 })) };
}

const EXTREMES: Readonly<Record<'number' | 'date', string>> = {
  number: 'min(x.v::numeric)::float8 AS min, max(x.v::numeric)::float8 AS max, sum(x.v::numeric)::float8 AS sum',
  date: `min((x.v #>> '{}') COLLATE "C") AS min, max((x.v #>> '{}') COLLATE "C") AS max, NULL AS sum`,
};

async function stats(source: FacetSource, facet: StatsFacet): Promise<ProductSearchFacetResultStats> {
  const statement = new FacetStatement(source, facet);
  const kind = facet.field.kind === 'number' ? 'number' : 'date';
  statement.from.push(statement.values(facet.field));
  statement.where.push(`jsonb_typeof(x.v) = '${kind === 'number' ? 'number' : 'string'}'`);
  const [row] = await statement.rows<{ min: unknown; max: unknown; sum: number | null; count: number }>(
    `${EXTREMES[kind]}, count(*) AS count`,
  );
  const { min, max, sum, count } = row ?? { min: null, max: null, sum: null, count: 0 };
  return { name: facet.name, min, max, count, ...(sum === null ? {} : { sum, mean: sum / count }) };
}

async function count(source: FacetSource, facet: CountFacet): Promise<ProductSearchFacetResultCount> {
  const statement = new FacetStatement(source, facet);
  const [row] = await statement.rows<{ value: number }>(`count(DISTINCT ${statement.counted}) AS value`);
  return { name: facet.name, value: row?.value ?? 0 };
}

/** What a facet comes to. */
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
