import { equals, isLess, isSameSet, isSet, type FieldValue } from './field-value.js';
import type { Comparison, Expression, Operand } from './expression.js';
import { parsePredicate } from './parse.js';

/** The values of a predicate's fields and functions: of one cart, line item or product variant. */
export interface PredicateScope {
  /** Returns undefined if the field does not exist. */
  readonly field: (path: readonly string[]) => FieldValue | undefined;
  /** Calls a function of a cart such as `lineItemCount(…)`; returns undefined if it does not exist. */
  readonly call?: (name: string, argument: Expression) => FieldValue | undefined;
}

const parsed = new Map<string, Expression | undefined>();
/** The size of the cache: a shop has a few dozen predicates. */
const REMEMBERED = 1000;

/**
 * Returns whether the predicate holds in the scope. An invalid predicate never matches: it is refused when a discount is
 * created, and an old one must not become a discount for everybody.
 */
export function matches(predicate: string, scope: PredicateScope): boolean {
  const expression = cachedExpression(predicate);
  return expression !== undefined && evaluate(expression, scope);
}

function cachedExpression(predicate: string): Expression | undefined {
  if (!parsed.has(predicate)) {
    if (parsed.size >= REMEMBERED) parsed.clear();
    parsed.set(predicate, readable(predicate));
  }
  return parsed.get(predicate);
}

function readable(predicate: string): Expression | undefined {
  try {
    return parsePredicate(predicate);
  } catch {
    return undefined;
  }
}

/** Returns the truth of a parsed predicate in a scope. */
export function evaluate(expression: Expression, scope: PredicateScope): boolean {
  switch (expression.kind) {
    case 'and':
      return evaluate(expression.left, scope) && evaluate(expression.right, scope);
    case 'or':
      return evaluate(expression.left, scope) || evaluate(expression.right, scope);
    case 'not':
      return !evaluate(expression.of, scope);
    case 'truth':
      return valueOf(expression.of, scope) === true;
    case 'presence':
      return isPresent(valueOf(expression.of, scope), expression.what) !== expression.negated;
    case 'compare':
      return compare(expression.operator, valueOf(expression.left, scope), valueOf(expression.right, scope));
    case 'sameSet':
      return isSameSet(elements(expression.left, scope), values(expression.values, scope)) !== expression.negated;
    case 'in':
      return isIn(valueOf(expression.left, scope), values(expression.values, scope)) !== expression.negated;
    case 'contains':
      return contains(elements(expression.left, scope), values(expression.values, scope), expression.all);
  }
}

function valueOf(operand: Operand, scope: PredicateScope): FieldValue | undefined {
  if (operand.kind === 'literal') return operand.value;
  if (operand.kind === 'field') return scope.field(operand.path);
  return scope.call?.(operand.name, operand.argument);
}

function values(operands: readonly Operand[], scope: PredicateScope): FieldValue[] {
  return operands.flatMap((operand) => valueOf(operand, scope) ?? []);
}

function elements(operand: Operand, scope: PredicateScope): readonly FieldValue[] {
  const value = valueOf(operand, scope);
  if (value === undefined) return [];
  return isSet(value) ? value : [value];
}

function compare(operator: Comparison, left: FieldValue | undefined, right: FieldValue | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  switch (operator) {
    case '=':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case '<':
      return isLess(left, right);
    case '>':
      return isLess(right, left);
    case '<=':
      return isLess(left, right) || equals(left, right);
    case '>=':
      return isLess(right, left) || equals(left, right);
  }
}

function isPresent(value: FieldValue | undefined, what: 'defined' | 'empty'): boolean {
  if (what === 'defined') return value !== undefined;
  return value === undefined || (isSet(value) && value.length === 0);
}

function isIn(value: FieldValue | undefined, candidates: readonly FieldValue[]): boolean {
  return value !== undefined && candidates.some((candidate) => equals(value, candidate));
}

function contains(found: readonly FieldValue[], wanted: readonly FieldValue[], all: boolean): boolean {
  const has = (value: FieldValue) => found.some((element) => equals(element, value));
  return all ? wanted.every(has) : wanted.some(has);
}
