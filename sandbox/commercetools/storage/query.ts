import { parsePredicate } from '../predicates/parser.js';
import type { Predicate, Variables } from '../predicates/predicate.js';
import { Parameters, predicateSql, readsBody, sortSql, type Target } from '../predicates/to-sql.js';
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

/** Returns the ids of a predicate that compares nothing else. */
function idsIn(predicate: Predicate | undefined): readonly string[] | undefined {
  if (predicate?.kind === 'in' && predicate.field === 'id' && !predicate.negated) return predicate.values.map(String);
  if (predicate?.kind === 'compare' && predicate.field === 'id' && predicate.operator === '=')
    return [String(predicate.value)];
  return undefined;
}

/** Returns the target with the body that `unpackedFrom` adds to a table. */
const unpacked = (target: Target): Target => ({
  ...target,
  base: (field) => target.base(field).replace(/\bbody\b/, 'whole'),
});

/**
 * Returns a table whose bodies are decompressed once per row: a long body is compressed, and each condition and each sort key
 * that reads it would decompress it again. OFFSET prevents Postgres from merging the subquery.
 */
const unpackedFrom = (table: string): string =>
  `${table} CROSS JOIN LATERAL (SELECT ${table}.body #> '{}' AS whole OFFSET 0) AS unpacked`;

/** One query over a family. Rows and total are read separately because a total costs extra, except where all rows are sorted. */
export class PageQuery<T extends Resource> {
  private readonly from: string;
  private readonly conditions: string;
  private readonly parameters = new Parameters();
  private readonly order: string;
  /** Whether Postgres reads the bodies of all rows to sort them. */
  private readonly sortsBodies: boolean;
  /** The number of all rows, if reading the page has counted them. */
  counted: number | undefined;
  /** The ids if the client asks for nothing else: all rows are on one page, in no special order. */
  readonly ids: readonly string[] | undefined;

  constructor(
    readonly family: Family<T>,
    readonly request: PageRequest,
    target: Target = targetOf(family),
  ) {
    this.sortsBodies = request.sort.some((expression) => readsBody(expression, target));
    const place = this.sortsBodies ? unpacked(target) : target;
    this.from = this.sortsBodies ? unpackedFrom(family.table) : family.table;
    const predicates = request.where.map((source) => parsePredicate(source, request.variables));
    const ids = predicates.length === 1 ? idsIn(predicates[0]) : undefined;
    const isOnePage = request.sort.length === 0 && request.offset === 0 && ids && ids.length <= request.limit;
    this.ids = isOnePage ? ids : undefined;
    const parts = [
      ...(request.restrictions ?? []).map((restriction) => restriction.sql(this.parameters)),
      ...predicates.map((predicate) => predicateSql(predicate, place, this.parameters)),
    ];
    this.conditions = parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`;
    const sorts = request.sort.map((expression) => sortSql(expression, place));
    this.order = [...sorts, ...(sorts.length === 0 ? ['created_at'] : []), ...tieBreaker(sorts)].join(', ');
  }

  /** Identifies the query by its text and the bound values. */
  get key(): string {
    return JSON.stringify([this.pageText('body'), this.parameters.values]);
  }

  /** Returns the rows; for products their outlines, if those are enough. */
  async results(db: Queryable, column: 'body' | 'outline' = 'body'): Promise<T[]> {
    const total = this.sortsBodies ? ', count(*) OVER () AS total' : '';
    const rows = await this.page<{ body: T; total?: number }>(db, `${column} AS body${total}`);
    this.counted = rows[0]?.total;
    return rows.map((row) => row.body);
  }

  /** Returns id and version of the rows, without their bodies. */
  heads(db: Queryable): Promise<Pick<T, 'id' | 'version'>[]> {
    return this.page(db, 'id, version');
  }

  /** Returns rows by id, in any order. */
  async some(db: Queryable, ids: readonly string[], column: 'body' | 'outline'): Promise<T[]> {
    if (ids.length === 0) return [];
    const { rows } = await db.recurring<{ body: T }>(
      `SELECT ${column} AS body FROM ${this.family.table} WHERE id = ANY($1)`,
      [ids],
    );
    return rows.map((row) => row.body);
  }

  /** Returns the number of rows; without a query if a page with `shown` rows is the last one. */
  async total(db: Queryable, shown?: number): Promise<number> {
    const { limit, offset } = this.request;
    if (shown !== undefined && shown < limit && (shown > 0 || offset === 0)) return offset + shown;
    if (this.counted !== undefined) return this.counted;
    const { rows } = await db.recurring<{ total: number }>(
      `SELECT count(*) AS total FROM ${this.from} ${this.conditions}`,
      this.parameters.values,
    );
    return rows[0]?.total ?? 0;
  }

  private pageText(columns: string): string {
    const { limit, offset } = this.request;
    return `SELECT ${columns} FROM ${this.from} ${this.conditions} ORDER BY ${this.order} LIMIT ${limit} OFFSET ${offset}`;
  }

  private async page<Row extends object>(db: Queryable, columns: string): Promise<Row[]> {
    const text = this.pageText(columns);
    const { values } = this.parameters;
    // Each later page has another text.
    const { rows } = await (this.request.offset === 0 ? db.recurring<Row>(text, values) : db.query<Row>(text, values));
    return rows;
  }
}
