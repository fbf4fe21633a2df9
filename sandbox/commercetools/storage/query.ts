import { parsePredicate } from '../predicates/parser.js';
import type { Variables } from '../predicates/predicate.js';
import { Parameters, predicateSql, sortSql, type Target } from '../predicates/to-sql.js';
import type { Queryable } from './database.js';
import type { Family, Resource } from './family.js';

/** The parameters of a page of a family's rows. */
export interface PageRequest {
  readonly where: readonly string[];
  readonly variables?: Variables;
  readonly sort: readonly string[];
  readonly limit: number;
  readonly offset: number;
  readonly restrictions?: readonly Restriction[];
}

/** A condition on rows that the caller or the endpoint sets: fixed SQL with bound values. */
export interface Restriction {
  readonly sql: (parameters: Parameters) => string;
}

export const columnIs = (column: string, value: string): Restriction => ({
  sql: (parameters) => `${column} = ${parameters.bind(value)}`,
});

export const targetOf = (family: Family): Target => ({
  shape: family.shape,
  base: () => 'body',
  shortcut: family.shortcut,
  columns: family.columns,
});

// Pages must not overlap: equal rows are sorted by id, in the direction of the first expression's index.
const tieBreaker = (sorts: readonly string[]): string[] => {
  const [first = ''] = sorts;
  return /^id /.test(first) ? [] : [/ DESC$/.test(first) ? 'id DESC' : 'id'];
};

/** One query over a family. Rows and total are read separately because a total costs extra. */
export class PageQuery<T extends Resource> {
  private readonly conditions: string;
  private readonly parameters = new Parameters();
  private readonly order: string;

  constructor(
    readonly family: Family<T>,
    readonly request: PageRequest,
    target: Target = targetOf(family),
  ) {
    const parts = [
      ...(request.restrictions ?? []).map((restriction) => restriction.sql(this.parameters)),
      ...request.where.map((source) =>
        predicateSql(parsePredicate(source, request.variables), target, this.parameters),
      ),
    ];
    this.conditions = parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`;
    const sorts = request.sort.map((expression) => sortSql(expression, target));
    this.order = [...sorts, ...(sorts.length === 0 ? ['created_at'] : []), ...tieBreaker(sorts)].join(', ');
  }

  /** Returns the rows; for products their outlines, if those are enough. */
  async results(db: Queryable, column: 'body' | 'outline' = 'body'): Promise<T[]> {
    const { limit, offset } = this.request;
    const { rows } = await db.query<{ body: T }>(
      `SELECT ${column} AS body FROM ${this.family.table} ${this.conditions} ORDER BY ${this.order} LIMIT ${limit} OFFSET ${offset}`,
      this.parameters.values,
    );
    return rows.map((row) => row.body);
  }

  /** Returns id and version of the rows, without their bodies. */
  async heads(db: Queryable): Promise<Pick<T, 'id' | 'version'>[]> {
    const { limit, offset } = this.request;
    const { rows } = await db.query<Pick<T, 'id' | 'version'>>(
      `SELECT id, version FROM ${this.family.table} ${this.conditions} ORDER BY ${this.order} LIMIT ${limit} OFFSET ${offset}`,
      this.parameters.values,
    );
    return rows;
  }

  /** Returns rows by id, in any order. */
  async some(db: Queryable, ids: readonly string[], column: 'body' | 'outline'): Promise<T[]> {
    if (ids.length === 0) return [];
    const { rows } = await db.query<{ body: T }>(
      `SELECT ${column} AS body FROM ${this.family.table} WHERE id = ANY($1)`,
      [ids],
    );
    return rows.map((row) => row.body);
  }

  /** Returns the number of rows; without a query if a page with `shown` rows is the last one. */
  async total(db: Queryable, shown?: number): Promise<number> {
    const { limit, offset } = this.request;
    if (shown !== undefined && shown < limit && (shown > 0 || offset === 0)) return offset + shown;
    const { rows } = await db.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${this.family.table} ${this.conditions}`,
      this.parameters.values,
    );
    return rows[0]?.total ?? 0;
  }
}
