import { sum } from '../amounts/money.js';
import { totalOf, type PricedItem } from './priced-item.js';
import type { CartState, PredicateCustomer } from './types.js';
import { evaluate, type PredicateScope } from '../discount-predicate/evaluate.js';
import type { Expression } from '../discount-predicate/expression.js';
import { fieldAt, type FieldValue } from '../discount-predicate/field-value.js';

/**
 * Returns the fields and functions of a cart predicate. Amounts are the current ones of the items: with product
 * discounts, without shipping. Gifts do not count, so that a gift cannot be the reason for a discount. Functions: `lineItemCount` (pieces), `lineItemTotal` (money),
 * `lineItemExists`, `forAllLineItems`, and the same four for custom line items.
 */
export function cartScope(cart: CartState, all: readonly PricedItem[], customer?: PredicateCustomer): PredicateScope {
  const items = all.filter(({ isGift }) => !isGift);
  const currencyCode = cart.totalPrice.currencyCode;
  const fields: Record<string, unknown> = {
    ...cart,
    totalPrice: { centAmount: Number(sum(items.map(totalOf))), currencyCode },
    currency: currencyCode,
    customer: customerFields(cart, customer),
    custom: cart.custom?.fields,
  };
  return {
    field: (path) => fieldAt(fields, path),
    call: (name, argument) => {
      const found = FUNCTIONS[name];
      if (found === undefined) return undefined;
      const ofKind = items.filter((item) => item.kind === found.kind);
      return found.value(ofKind, matching(ofKind, argument), currencyCode);
    },
  };
}

/** Returns the customer fields; undefined for a guest, unless the cart has a customer group. */
function customerFields(cart: CartState, customer: PredicateCustomer | undefined): object | undefined {
  const { customerId: id, customerEmail: email, customerGroup } = cart;
  return id === undefined && customerGroup === undefined ? undefined : { id, email, customerGroup, ...customer };
}

function matching(items: readonly PricedItem[], argument: Expression): PricedItem[] {
  return items.filter((item) => evaluate(argument, item.scope));
}

type ItemFunction = (all: readonly PricedItem[], matching: readonly PricedItem[], currency: string) => FieldValue;

const count: ItemFunction = (_all, found) => found.reduce((pieces, item) => pieces + item.quantity, 0);
const total: ItemFunction = (_all, found, currencyCode) => ({
  centAmount: Number(sum(found.map(totalOf))),
  currencyCode,
});
const exists: ItemFunction = (_all, found) => found.length > 0;
const forAll: ItemFunction = (all, found) => all.length === found.length;

const FUNCTIONS: Readonly<Record<string, { readonly kind: PricedItem['kind']; readonly value: ItemFunction }>> = {
  lineItemCount: { kind: 'lineItem', value: count },
  lineItemTotal: { kind: 'lineItem', value: total },
  lineItemExists: { kind: 'lineItem', value: exists },
  forAllLineItems: { kind: 'lineItem', value: forAll },
  customLineItemCount: { kind: 'customLineItem', value: count },
  customLineItemTotal: { kind: 'customLineItem', value: total },
  customLineItemExists: { kind: 'customLineItem', value: exists },
  forAllCustomLineItems: { kind: 'customLineItem', value: forAll },
};
