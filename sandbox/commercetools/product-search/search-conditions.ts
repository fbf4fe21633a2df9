import { ANYWHERE, type FieldLevel, type Place, type SearchField } from './search-field.js';
import type { SearchParameters } from './search-parameters.js';
import type { FieldExpression, SearchExpression } from './search-query.js';

const isLevel = (level: FieldLevel) => (expression: SearchExpression) =>
  expression.kind === 'field' && expression.field.level === level;

export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' AND ');

/** The tables and join conditions that reach all places of a level, and the resulting place. */
export interface Joins {
  readonly from: readonly string[];
  readonly where: readonly string[];
  readonly at: Place;
}

/** Returns the joins from a place to those of a level; none if it is there already. */
export function joinsTo(level: FieldLevel, at: Place = ANYWHERE): Joins {
  if (level === 'product' || (level === 'variant' && at.variant) || at.isPrice) return { from: [], where: [], at };
  const [from, row] = level === 'variant' ? ['search_variants v', 'v'] : ['search_prices r', 'r'];
  const ofVariant = at.variant === undefined ? [] : [`${row}.variant = ${at.variant.number}`];
  const { variant = { number: `${row}.variant`, isRow: level === 'variant' } } = at;
  const isPrice = level === 'price' || undefined;
  return {
    from: [from],
    where: [`${row}.product_id = ${at.product}`, ...ofVariant],
    at: { product: `${row}.product_id`, variant, isPrice },
  };
}

/** Returns the joins to a field's values; indexed values need no join with their variants. */
const placesOf = ({ level, index }: SearchField, at: Place): Joins =>
  index === undefined ? joinsTo(level, at) : { from: [], where: [], at };

const exists = (from: readonly string[], conditions: readonly string[]): string =>
  from.length === 0 ? all(conditions) : `EXISTS (SELECT 1 FROM ${from.join(', ')} WHERE ${all(conditions)})`;

export const present = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

/** In ORDER BY a bare number would be a column's position. */
export const NO_RELEVANCE = '0::float8';

/** Turns expressions into SQL conditions over products `p`. */
export class SearchConditions {
  constructor(private readonly parameters: SearchParameters) {}

  condition(expression: SearchExpression, at: Place = ANYWHERE): string {
    if (expression.kind === 'field') return this.onField(expression, at);
    const { kind, operands } = expression;
    if (kind === 'or') return `(${operands.map((operand) => this.condition(operand, at)).join(' OR ')})`;
    // A missing key makes a comparison unknown, not false.
    if (kind === 'not') return `((${operands.map((operand) => this.condition(operand, at)).join(' OR ')}) IS NOT TRUE)`;
    return `(${all(this.combine(operands, at))})`;
  }

  /** Conditions on variants in one expression must hold for the same variant, those on prices for the same price. */
  private combine(operands: readonly SearchExpression[], at: Place): string[] {
    const [level] = (['price', 'variant'] as const).filter((one) => operands.some(isLevel(one)));
    const ofVariants = operands.filter((one) => isLevel('variant')(one) || isLevel('price')(one));
    if (level === undefined || ofVariants.length < 2) return operands.map((operand) => this.condition(operand, at));
    const others = operands.filter((operand) => !ofVariants.includes(operand));
    const { from, where, at: inside } = joinsTo(level, at);
    const conditions = ofVariants.map((operand) => this.condition(operand, inside));
    return [
      ...others.map((operand) => this.condition(operand, at)),
      ...ofVariants.flatMap((operand) => this.byIndex(operand)),
      exists(from, [...where, ...conditions]),
    ];
  }

  private onField(expression: FieldExpression, at: Place): string {
    const { field, test } = expression;
    const { from, where, at: inside } = placesOf(field, at);
    const values = field.values(inside, this.parameters);
    const conditions = [...where, ...present(values.on), test.matches(values.value, this.parameters)];
    const matches = exists([...from, ...present(values.from)], conditions);
    return `(${all([...this.byIndex(expression), matches])})`;
  }

  private byIndex(expression: SearchExpression): string[] {
    if (expression.kind !== 'field') return [];
    const { field, test } = expression;
    if (field.lookup === undefined || test.texts === undefined) return [];
    return [field.lookup(`${this.parameters.bind(test.texts)}::text[]`)];
  }

  /** Returns the SQL of a found product's relevance: the sum of its matching conditions, weighted by their boosts. */
  relevance(expression: SearchExpression): string {
    const parts = this.counted(expression, true);
    return parts.length === 0 ? NO_RELEVANCE : parts.join(' + ');
  }

  /** Returns the weighted conditions; those that hold for every found product are not evaluated again. */
  private counted(expression: SearchExpression, mustBeTrue: boolean): string[] {
    const { kind } = expression;
    if (kind === 'filter' || kind === 'not') return [];
    if (kind !== 'field')
      return expression.operands.flatMap((operand) => this.counted(operand, mustBeTrue && kind === 'and'));
    const { boost, test, field } = expression;
    const weight = this.parameters.bind(boost);
    const counts = mustBeTrue ? '1' : `CASE WHEN ${this.onField(expression, ANYWHERE)} THEN 1 ELSE 0 END`;
    if (test.rank === undefined || field.level !== 'product') return [`${weight}::float8 * ${counts}`];
    const { from, on, value } = field.values(ANYWHERE, this.parameters);
    const fits = test.rank(value, this.parameters);
    const best = from === undefined ? fits : `(SELECT max(${fits}) FROM ${from} WHERE ${on ?? 'true'})`;
    const rank = `coalesce(${best}, 0)`;
    return [`${weight}::float8 * (${counts} + ${rank})`];
  }
}
