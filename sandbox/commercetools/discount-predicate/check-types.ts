import type { Expression, Operand } from './expression.js';
import {
  fieldType,
  FUNCTION_TYPES,
  type AttributeTypes,
  type FieldType,
  type PredicateSubject,
} from './field-types.js';
import { moneyOf } from './field-value.js';
import { PredicateSyntaxError } from './tokens.js';

/** The types that a predicate is checked against: its subject and the known attributes. */
export interface PredicateTypes {
  readonly subject: PredicateSubject;
  /** Undefined allows all attributes. */
  readonly attributes?: AttributeTypes;
}

/**
 * Throws PredicateSyntaxError for an unknown field or function, or for a comparison of a field with a value of another
 * type, such as `sku = 5` or `totalPrice > "10,00 EUR"`.
 */
export function checkTypes(expression: Expression, types: PredicateTypes): void {
  switch (expression.kind) {
    case 'and':
    case 'or':
      checkTypes(expression.left, types);
      return checkTypes(expression.right, types);
    case 'not':
      return checkTypes(expression.of, types);
    case 'truth':
      return requireType(expression.of, 'boolean', types);
    case 'presence':
      typeOf(expression.of, types);
      return;
    case 'compare':
      return requireComparable(expression.left, [expression.right], types);
    case 'sameSet':
    case 'in':
    case 'contains':
      return requireComparable(expression.left, expression.values, types);
  }
}

function typeOf(operand: Operand, { subject, attributes }: PredicateTypes): FieldType {
  if (operand.kind === 'literal') return typeof operand.value as 'string' | 'number' | 'boolean';
  if (operand.kind === 'field') {
    const found = fieldType(subject, operand.path, attributes);
    if (found !== undefined) return found;
    throw new PredicateSyntaxError(`Malformed predicate: the field '${operand.path.join('.')}' does not exist.`);
  }
  const known = subject === 'cart' ? FUNCTION_TYPES[operand.name] : undefined;
  if (known === undefined)
    throw new PredicateSyntaxError(`Malformed predicate: the function '${operand.name}' does not exist.`);
  checkTypes(operand.argument, { subject: known.of, attributes });
  return known.type;
}

function requireType(operand: Operand, wanted: FieldType, types: PredicateTypes): void {
  const found = typeOf(operand, types);
  if (found !== wanted && found !== 'any')
    throw new PredicateSyntaxError(`Malformed predicate: a ${wanted} is expected where there is a ${found}.`);
}

function requireComparable(left: Operand, others: readonly Operand[], types: PredicateTypes): void {
  for (const right of others)
    if (left.kind === 'literal' && right.kind !== 'literal') requirePair(right, left, types);
    else requirePair(left, right, types);
}

function requirePair(left: Operand, right: Operand, types: PredicateTypes): void {
  const wanted = typeOf(left, types);
  const found = typeOf(right, types);
  if (wanted === found || wanted === 'any' || found === 'any') return;
  if (wanted === 'money' && right.kind === 'literal' && moneyOf(right.value) !== undefined) return;
  const described = right.kind === 'literal' ? JSON.stringify(right.value) : `a ${found}`;
  throw new PredicateSyntaxError(
    wanted === 'object'
      ? `Malformed predicate: an object has fields of its own and is not compared with ${described}.`
      : `Malformed predicate: ${described} is not a ${wanted}, such as ${EXAMPLES[wanted]}.`,
  );
}

const EXAMPLES: Readonly<Record<Exclude<FieldType, 'object'>, string>> = {
  string: '"text"',
  number: '5',
  boolean: 'true',
  money: '"10.00 EUR"',
  any: '"text"',
};
