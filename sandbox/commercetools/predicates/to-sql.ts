import { invalidInput } from '../errors/platform-error.js';
import type { Literal, Predicate } from './predicate.js';
import { fieldShape, shapeAt, type Shape } from './shape.js';

/** Collects the parameters of one statement. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Returns a faster condition by an indexed column or table; undefined if the field has none. */
export type Shortcut = (
  path: readonly string[],
  values: readonly Literal[],
  parameters: Parameters,
) => string | undefined;

/** Text columns of a table by the dotted path of the field that they hold. */
export type Columns = Readonly<Record<string, string>>;

/** The target of a predicate: the resource's shape and the SQL that reaches its top-level fields. */
export interface Target {
  readonly shape: Shape;
  readonly base: (field: string) => string;
  readonly shortcut: Shortcut;
  readonly columns: Columns;
}

type FieldPredicate = Extract<Predicate, { field: string }>;

interface Place {
  readonly shape: Shape;
  readonly base: (field: string) => string;
  /** Undefined inside a list, where shortcuts do not apply. */
  readonly path: readonly string[] | undefined;
}

const quote = (name: string): string => `'${name.replaceAll("'", "''")}'`;

class Translation {
  private elements = 0;

  constructor(
    private readonly target: Target,
    private readonly parameters: Parameters,
  ) {}

  sql(predicate: Predicate, place: Place): string {
    if (predicate.kind === 'and' || predicate.kind === 'or') {
      const parts = predicate.operands.map((operand) => this.sql(operand, place));
      return `(${parts.join(predicate.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    // A missing field makes a comparison unknown, not false: without this, `not(a="x")` would drop such rows.
    if (predicate.kind === 'not') return `((${this.sql(predicate.operand, place)}) IS NOT TRUE)`;
    return this.onField(predicate, place);
  }

  private onField(predicate: FieldPredicate, place: Place): string {
    const shape = fieldShape(place.shape, predicate.field);
    if (shape === undefined)
      throw invalidInput(`Malformed parameter: where: The field '${predicate.field}' does not exist.`);
    const fast = this.viaShortcut(predicate, place);
    if (fast !== undefined) return fast;
    if (predicate.kind === 'nested') return this.nested(predicate, shape, place);
    const column =
      place.path === undefined ? undefined : this.target.columns[[...place.path, predicate.field].join('.')];
    if (column !== undefined) return columnLeaf(predicate, column, this.parameters);
    const value = `(${place.base(predicate.field)} -> ${quote(predicate.field)})`;
    return leaf(predicate, { shape, value }, this.parameters);
  }

  private viaShortcut(predicate: FieldPredicate, place: Place): string | undefined {
    if (place.path === undefined) return undefined;
    const path = [...place.path, predicate.field];
    if (predicate.kind === 'compare' && predicate.operator === '=')
      return this.target.shortcut(path, [predicate.value], this.parameters);
    if (predicate.kind === 'in' && !predicate.negated)
      return this.target.shortcut(path, predicate.values, this.parameters);
    return undefined;
  }

  private nested(predicate: Extract<Predicate, { kind: 'nested' }>, shape: Shape, place: Place): string {
    const value = `(${place.base(predicate.field)} -> ${quote(predicate.field)})`;
    const path = place.path === undefined ? undefined : [...place.path, predicate.field];
    if (shape.kind === 'object' || shape.kind === 'map')
      return this.sql(predicate.operand, { shape, base: () => value, path });
    if (shape.kind === 'text' || shape.kind === 'number' || shape.kind === 'boolean')
      throw invalidInput(`Malformed parameter: where: The field '${predicate.field}' has no fields of its own.`);
    const inner = shape.kind === 'list' ? shape.of : shape;
    // A single condition on a list element may use an index; several must hold for the same element.
    const { operand } = predicate;
    if (path !== undefined && (operand.kind === 'compare' || operand.kind === 'in')) {
      const fast = this.viaShortcut(operand, { shape: inner, base: () => value, path });
      if (fast !== undefined) return fast;
    }
    this.elements += 1;
    const alias = `e${this.elements}`;
    const condition = this.sql(operand, { shape: inner, base: () => `${alias}.v`, path: undefined });
    const elements = `CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} ELSE jsonb_build_array(${value}) END`;
    return `EXISTS (SELECT 1 FROM jsonb_array_elements(${elements}) AS ${alias}(v) WHERE ${condition})`;
  }
}

/** Returns a condition on a text column, which needs no body and may use an index. */
function columnLeaf(
  predicate: Exclude<FieldPredicate, { kind: 'nested' }>,
  column: string,
  parameters: Parameters,
): string {
  if (predicate.kind === 'defined') return `(${column} IS ${predicate.negated ? '' : 'NOT '}NULL)`;
  if (predicate.kind === 'compare')
    return `(${column} ${predicate.operator} ${parameters.bind(String(predicate.value))})`;
  if (predicate.kind === 'in')
    return `(${column} ${predicate.negated ? '<> ALL' : '= ANY'}(${parameters.bind(predicate.values.map(String))}))`;
  throw invalidInput(`Malformed parameter: where: The field '${predicate.field}' is not a collection.`);
}

function leaf(
  predicate: Exclude<FieldPredicate, { kind: 'nested' }>,
  { shape, value }: { readonly shape: Shape; readonly value: string },
  parameters: Parameters,
): string {
  if (predicate.kind === 'defined') return `(${value} IS ${predicate.negated ? '' : 'NOT '}NULL)`;
  if (predicate.kind === 'empty')
    return `(coalesce(${value}, '[]'::jsonb) ${predicate.negated ? '<>' : '='} '[]'::jsonb)`;
  const json = (literal: Literal): string => `${parameters.bind(JSON.stringify(typed(literal, shape)))}::jsonb`;
  if (predicate.kind === 'compare') return `(${value} ${predicate.operator} ${json(predicate.value)})`;
  if (predicate.kind === 'in')
    return `(${value} ${predicate.negated ? 'NOT ' : ''}IN (${predicate.values.map(json).join(', ')}))`;
  const each = predicate.values.map((literal) => `${value} @> ${json(literal)}`);
  return `(${each.join(predicate.mode === 'any' ? ' OR ' : ' AND ')})`;
}

/** Returns a literal with the field's type: variables are text even for numbers. Throws InvalidInput if it does not fit. */
function typed(literal: Literal, shape: Shape): Literal {
  const kind = shape.kind === 'list' ? shape.of.kind : shape.kind;
  if (kind === 'number' && typeof literal === 'string' && literal.trim() !== '' && Number.isFinite(Number(literal)))
    return Number(literal);
  const wanted = kind === 'text' ? 'string' : kind;
  if (['string', 'number', 'boolean'].includes(wanted) && typeof literal !== wanted)
    throw invalidInput(`Malformed parameter: where: The value ${JSON.stringify(literal)} is not a ${kind}.`);
  return literal;
}

/** Returns the SQL condition of a predicate. Throws InvalidInput for an unknown field. */
export const predicateSql = (predicate: Predicate, target: Target, parameters: Parameters): string =>
  new Translation(target, parameters).sql(predicate, { shape: target.shape, base: target.base, path: [] });

/** Returns whether a `sort` expression reads a field that has no column. */
export const readsBody = (expression: string, { columns }: Target): boolean =>
  columns[expression.trim().split(/\s/)[0] ?? ''] === undefined;

/** Returns the SQL of one `sort` expression such as `name.en desc`. Throws InvalidInput for an unknown path. */
export function sortSql(expression: string, target: Target): string {
  const match = /^([A-Za-z0-9_.-]+)(?:\s+(asc|desc))?$/i.exec(expression.trim());
  const path = match?.[1]?.split('.') ?? [];
  const shape = shapeAt(target.shape, path);
  const [first] = path;
  if (first === undefined || shape === undefined || shape.kind === 'object' || shape.kind === 'list')
    throw invalidInput(`Malformed parameter: sort: The path '${expression}' does not exist.`);
  const column = target.columns[path.join('.')];
  const direction = match?.[2]?.toLowerCase() === 'desc' ? 'DESC' : 'ASC';
  const inBody = `(${target.base(first)} #> '{${path.map((field) => `"${field}"`).join(',')}}')`;
  // Columns are sorted in the order of their index; missing values of a body come last in both directions.
  return column === undefined ? `${inBody} ${direction} NULLS LAST` : `${column} ${direction}`;
}
