import { invalidInput } from '../http/platform-error.js';
import { fieldShape } from './shape.js';
/** Collects the parameters of one statement. */
export class Parameters {
  constructor() {
    this.values = [];
  }
  bind(value) {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
const quote = (name) => `'${name.replaceAll("'", "''")}'`;
class Translation {
  constructor(target, parameters) {
    this.target = target;
    this.parameters = parameters;
    this.elements = 0;
  }
  sql(predicate, place) {
    if (predicate.kind === 'and' || predicate.kind === 'or') {
      const parts = predicate.operands.map((operand) => this.sql(operand, place));
      return `(${parts.join(predicate.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    // A missing field makes a comparison unknown, not false: without this, `not(a="x")` would drop such rows.
    if (predicate.kind === 'not') return `((${this.sql(predicate.operand, place)}) IS NOT TRUE)`;
    return this.onField(predicate, place);
  }
  onField(predicate, place) {
    const shape = fieldShape(place.shape, predicate.field);
    if (shape === undefined)
      throw invalidInput(`Malformed parameter: where: The field '${predicate.field}' does not exist.`);
    const fast = this.viaShortcut(predicate, place);
    if (fast !== undefined) return fast;
    if (predicate.kind === 'nested') return this.nested(predicate, shape, place);
    const value = `(${place.base(predicate.field)} -> ${quote(predicate.field)})`;
    return leaf(predicate, shape, value, this.parameters);
  }
  viaShortcut(predicate, place) {
    if (place.path === undefined) return undefined;
    const path = [...place.path, predicate.field];
    if (predicate.kind === 'compare' && predicate.operator === '=')
      return this.target.shortcut(path, [predicate.value], this.parameters);
    if (predicate.kind === 'in' && !predicate.negated)
      return this.target.shortcut(path, predicate.values, this.parameters);
    return undefined;
  }
  nested(predicate, shape, place) {
    const value = `(${place.base(predicate.field)} -> ${quote(predicate.field)})`;
    const path = place.path === undefined ? undefined : [...place.path, predicate.field];
    if (shape.kind === 'object' || shape.kind === 'map')
      return this.sql(predicate.operand, { shape, base: () => value, path });
    if (shape.kind === 'text' || shape.kind === 'number' || shape.kind === 'boolean')
      throw invalidInput(`Malformed parameter: where: The field '${predicate.field}' has no fields of its own.`);
    const inner = shape.kind === 'list' ? shape.of : shape;
    // One condition on a list element may use an index; two must hold for the same element and may not.
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
function leaf(predicate, shape, value, parameters) {
  if (predicate.kind === 'defined') return `(${value} IS ${predicate.negated ? '' : 'NOT '}NULL)`;
  if (predicate.kind === 'empty')
    return `(coalesce(${value}, '[]'::jsonb) ${predicate.negated ? '<>' : '='} '[]'::jsonb)`;
  const json = (literal) => `${parameters.bind(JSON.stringify(typed(literal, shape)))}::jsonb`;
  if (predicate.kind === 'compare') return `(${value} ${predicate.operator} ${json(predicate.value)})`;
  if (predicate.kind === 'in')
    return `(${value} ${predicate.negated ? 'NOT ' : ''}IN (${predicate.values.map(json).join(', ')}))`;
  const each = predicate.values.map((literal) => `${value} @> ${json(literal)}`);
  return `(${each.join(predicate.mode === 'any' ? ' OR ' : ' AND ')})`;
}
/** A literal as the field stores it: variables arrive as text even where the field is a number or a boolean. */
function typed(literal, shape) {
  const kind = shape.kind === 'list' ? shape.of.kind : shape.kind;
  if (kind === 'number' && typeof literal === 'string' && literal.trim() !== '' && Number.isFinite(Number(literal)))
    return Number(literal);
  const wanted = kind === 'text' ? 'string' : kind;
  if (['string', 'number', 'boolean'].includes(wanted) && typeof literal !== wanted)
    throw invalidInput(`Malformed parameter: where: The value ${JSON.stringify(literal)} is not a ${kind}.`);
  return literal;
}
/** The SQL condition of a predicate over a family's rows; an unknown field is a 400 InvalidInput. */
export const predicateSql = (predicate, target, parameters) =>
  new Translation(target, parameters).sql(predicate, { shape: target.shape, base: target.base, path: [] });
/** The SQL of one `sort` expression such as `name.en desc`. */
export function sortSql(expression, target) {
  const match = /^([A-Za-z0-9_.-]+)(?:\s+(asc|desc))?$/i.exec(expression.trim());
  const path = match?.[1]?.split('.') ?? [];
  let shape = target.shape;
  for (const field of path) shape = shape === undefined ? undefined : fieldShape(shape, field);
  const [first] = path;
  if (first === undefined || shape === undefined || shape.kind === 'object' || shape.kind === 'list')
    throw invalidInput(`Malformed parameter: sort: The path '${expression}' does not exist.`);
  const direction = match?.[2]?.toLowerCase() === 'desc' ? 'DESC NULLS LAST' : 'ASC NULLS LAST';
  const value = `(${target.base(first)} #> '{${path.map((field) => `"${field}"`).join(',')}}')`;
  return `${value} ${direction}`;
}
//# sourceMappingURL=to-sql.js.map
