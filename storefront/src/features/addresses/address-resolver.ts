import type { AddressRules } from '@manifold/domain/address/field-errors';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.js';
import { formErrors, type FormError } from './form-errors.js';

type Words = (error: FormError) => string;

/** Errors by path, as the form library nests them. */
function nested(errors: readonly FormError[], words: Words): FieldErrors<CheckoutForm> {
  const tree: Record<string, unknown> = {};
  for (const error of errors) {
    const [first = '', second] = error.field.split('.');
    const leaf = { type: error.reason, message: words(error) };
    tree[first] = second === undefined ? leaf : { ...(tree[first] ?? {}), [second]: leaf };
  }
  return tree;
}

/** Checks the form by the country's rules of this moment, which may change while it is open. */
export function addressResolver(rules: () => AddressRules, words: Words): Resolver<CheckoutForm> {
  return (values) => {
    const errors = formErrors(values, rules());
    return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(errors, words) };
  };
}
