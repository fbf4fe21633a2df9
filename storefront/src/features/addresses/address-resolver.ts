import type { AddressRules } from '@manifold/domain/address/field-errors';
import type { FieldErrors, Resolver, UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.js';
import { formErrors, type FormError } from './form-errors.js';

/** Nests errors by path, as react-hook-form expects them. */
function nestErrors(
  errors: readonly FormError[],
  messageOf: AddressValidation['messageOf'],
): FieldErrors<CheckoutForm> {
  const tree: Record<string, unknown> = {};
  for (const error of errors) {
    const [first = '', second] = error.field.split('.');
    const leaf = { type: error.reason, message: messageOf(error) };
    tree[first] = second === undefined ? leaf : { ...(tree[first] ?? {}), [second]: leaf };
  }
  return tree;
}

/** The rules that a form is validated with. Passed with every render, because a newly published config may change them. */
export interface AddressValidation {
  readonly rules: AddressRules;
  readonly messageOf: (error: FormError) => string;
}

export type AddressFormControl = UseFormReturn<CheckoutForm, AddressValidation>;

/** Returns a resolver that validates by the same rules as the server. It leaves out the errors that are not `ofForm`. */
function resolverOf(ofForm: (error: FormError) => boolean): Resolver<CheckoutForm, AddressValidation> {
  return (values, validation) => {
    if (!validation) throw new Error('The address form has no validation rules');
    const errors = formErrors(values, validation.rules).filter(ofForm);
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestErrors(errors, validation.messageOf) };
  };
}

/** Validates the whole form. */
export const addressResolver = resolverOf(() => true);

/** Validates the billing address alone: a form with a single address uses its fields. */
export const singleAddressResolver = resolverOf(({ field }) => field.startsWith('billingAddress.'));
