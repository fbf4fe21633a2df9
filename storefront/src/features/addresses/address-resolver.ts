import type { AddressRules } from '@manifold/domain/address/field-errors';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.js';
import { formErrors, type FormError } from './form-errors.js';

/** Errors by path, as the form library nests them. */
function nested(errors: readonly FormError[], words: AddressCheck['words']): FieldErrors<CheckoutForm> {
  const tree: Record<string, unknown> = {};
  for (const error of errors) {
    const [first = '', second] = error.field.split('.');
    const leaf = { type: error.reason, message: words(error) };
    tree[first] = second === undefined ? leaf : { ...(tree[first] ?? {}), [second]: leaf };
  }
  return tree;
}

/** By what a form is checked; given anew with every render, since a newly published config may change it. */
export interface AddressCheck {
  readonly rules: AddressRules;
  readonly words: (error: FormError) => string;
}

export type AddressFormControl = UseFormReturn<CheckoutForm, AddressCheck>;

/** Checks the form as the server will. */
export const addressResolver: Resolver<CheckoutForm, AddressCheck> = (values, check) => {
  if (!check) throw new Error('The addresses are checked without rules');
  const errors = formErrors(values, check.rules);
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(errors, check.words) };
};
