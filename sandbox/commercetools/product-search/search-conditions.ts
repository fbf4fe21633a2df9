import type { Parameters } from '../predicates/to-sql.js';
import type { FieldLevel, SearchField } from './search-field.js';
import type { FieldExpression, SearchExpression } from './search-query.js';

/** The variant, and the price, that conditions are about already; without one, any of the product's will do. */
export interface Bound {
  readonly variant?: string;
  readonly price?: string;
}

const isLevel = (level: FieldLevel) => (expression: SearchExpression) =>
  expression.kind === 'field' && expression.field.level === level;

const all = (conditions: readonly string[]): string => (conditions.length === 0 ? 'true' : conditions.join(' AND '));

/** The variants of a product whose current data is `d.data`. */
const VARIANTS =
  "jsonb_array_elements(jsonb_build_array(d.data -> 'masterVariant') || coalesce(d.data -> 'variants', '[]')) AS v(variant)";
const pricesOf = (variant: string): string =>
  `jsonb_array_elements(coalesce(${variant} -> 'prices', '[]')) AS r(price)`;

/** What stands in FROM, beside the product, to reach every place of a level, and how that place is called then. */
export function placesOf(
  level: FieldLevel,
  bound: Bound = {},
): { readonly from: readonly string[]; readonly bound: Bound } {
  if (level === 'product' || (level === 'variant' && bound.variant) || bound.price) return { from: [], bound };
  const variant = bound.variant ?? 'v.variant';
  const from = bound.variant === undefined ? [VARIANTS] : [];
  if (level === 'variant') return { from, bound: { variant } };
  return { from: [...from, pricesOf(variant)], bound: { variant, price: 'r.price' } };
}

/** The values of a field in FROM, as `x(v)`. */
export function valuesIn(field: SearchField, bound: Bound, parameters: Parameters): string {
  const at = { product: 'd.data', variant: bound.variant ?? '', price: bound.price ?? '' }[field.level];
  return `LATERAL ${field.values(at, parameters)} AS x(v)`;
}

/** A bare number would be the place of a column to sort by. */
export const NO_RELEVANCE = '0::float8';

/** Turns expressions into SQL conditions over products `p` with their current data `d.data`. */
export class SearchConditions {
  constructor(private readonly parameters: Parameters) {}

  of(expression: SearchExpression, bound: Bound = {}): string {
    if (expression.kind === 'field') return this.onField(expression, bound);
    const { kind, operands } = expression;
    if (kind === 'or') return `(${operands.map((operand) => this.of(operand, bound)).join(' OR ')})`;
    // A missing key makes a comparison unknown, not false.
    if (kind === 'not') return `((${operands.map((operand) => this.of(operand, bound)).join(' OR ')}) IS NOT TRUE)`;
    return `(${all(this.together(operands, bound))})`;
  }

  /** Conditions that stand together on variants are about one variant, and those on prices about one of its prices. */
  private together(operands: readonly SearchExpression[], bound: Bound): string[] {
    const [level] = (['price', 'variant'] as const).filter((one) => operands.some(isLevel(one)));
    const ofVariants = operands.filter((one) => isLevel('variant')(one) || isLevel('price')(one));
    if (level === undefined || ofVariants.length < 2) return operands.map((operand) => this.of(operand, bound));
    const others = operands.filter((operand) => !ofVariants.includes(operand));
    const { from, bound: inside } = placesOf(level, bound);
    const conditions = all(ofVariants.map((operand) => this.of(operand, inside)));
    return [
      ...others.map((operand) => this.of(operand, bound)),
      ...ofVariants.flatMap((operand) => this.byIndex(operand)),
      from.length === 0 ? conditions : `EXISTS (SELECT 1 FROM ${from.join(', ')} WHERE ${conditions})`,
    ];
  }

  private onField(expression: FieldExpression, bound: Bound): string {
    const { field, test } = expression;
    const { from, bound: inside } = placesOf(field.level, bound);
    const values = valuesIn(field, inside, this.parameters);
    const matches = `EXISTS (SELECT 1 FROM ${[...from, values].join(', ')} WHERE ${test.matches('x.v', this.parameters)})`;
    return `(${all([...this.byIndex(expression), matches])})`;
  }

  private byIndex(expression: SearchExpression): string[] {
    if (expression.kind !== 'field') return [];
    const { field, test } = expression;
    if (field.lookup === undefined || test.texts === undefined) return [];
    return [field.lookup(`${this.parameters.bind(test.texts)}::text[]`, this.parameters)];
  }

  /** How well a product fits: what counts of the expression, each by its boost. */
  relevance(expression: SearchExpression): string {
    const parts = this.counted(expression);
    return parts.length === 0 ? NO_RELEVANCE : parts.join(' + ');
  }

  private counted(expression: SearchExpression): string[] {
    if (expression.kind === 'filter' || expression.kind === 'not') return [];
    if (expression.kind !== 'field') return expression.operands.flatMap((operand) => this.counted(operand));
    const { boost, test, field } = expression;
    const weight = this.parameters.bind(boost);
    const counts = `CASE WHEN ${this.onField(expression, {})} THEN 1 ELSE 0 END`;
    if (test.rank === undefined || field.level !== 'product') return [`${weight}::float8 * ${counts}`];
    const values = valuesIn(field, {}, this.parameters);
    const rank = `coalesce((SELECT max(${test.rank('x.v', this.parameters)}) FROM ${values}), 0)`;
    return [`${weight}::float8 * (${counts} + ${rank})`];
  }
}
