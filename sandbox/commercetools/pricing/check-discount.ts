import { checkTypes, type PredicateTypes } from './discount-predicate/check-types.js';
import { parsePredicate } from './discount-predicate/parse.js';
import { PredicateSyntaxError } from './discount-predicate/tokens.js';

/**
 * Says why a predicate is refused when a discount or shipping method is saved (400 InvalidInput); undefined if it reads
 * and what it names exists with the types that it compares.
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

/**
 * Why a cart discount cannot be honoured here, so that it is refused instead of silently never applied: gifts,
 * multi-buy and pattern targets are not calculated. Undefined when it is supported.
 */
export function unsupportedDiscount(
  value: { readonly type: string },
  target: { readonly type: string } | undefined,
): string | undefined {
  if (value.type === 'giftLineItem') return 'Gift line items are not supported.';
  if (target === undefined || !SUPPORTED_TARGETS.includes(target.type)) {
    return `Cart discounts with target '${target?.type ?? 'none'}' are not supported.`;
  }
  return undefined;
}
