import { checkTypes, type PredicateTypes } from '../discount-predicate/check-types.js';
import { parsePredicate } from '../discount-predicate/parse.js';
import { PredicateSyntaxError } from '../discount-predicate/tokens.js';

/**
 * Returns why a predicate of a discount or shipping method is invalid (400 InvalidInput); undefined if its syntax, its
 * fields and the compared types are valid.
 */
export function predicateProblem(predicate: string, types: PredicateTypes): string | undefined {
  try {
    checkTypes(parsePredicate(predicate), types);
    return undefined;
  } catch (error) {
    if (error instanceof PredicateSyntaxError) return error.message;
    throw error;
  }
}

const SUPPORTED_TARGETS = ['lineItems', 'customLineItems', 'shipping', 'totalPrice'];

/** The type of a cart discount's target. */
export interface DiscountKinds {
  readonly target?: { readonly type: string };
}

/**
 * Returns why a cart discount is refused because it could not be calculated here: multi-buy and pattern targets. Undefined if
 * it is supported.
 */
export function unsupportedDiscount({ target }: DiscountKinds): string | undefined {
  if (target === undefined || SUPPORTED_TARGETS.includes(target.type)) return undefined;
  return `This server does not support cart discounts with a target of type '${target.type}'.`;
}
