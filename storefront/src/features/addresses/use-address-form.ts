import type { Cart } from '@manifold/domain/cart/contract';
import type { Customer } from '@manifold/domain/customer/contract';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { type AddressFormControl, addressResolver, type AddressValidation } from './address-resolver.js';
import type { CheckoutForm } from './checkout-form.js';
import { fieldMessage } from './field-message.js';
import { type FormError, serverErrors } from './form-errors.js';
import { draftOf, initialForm, knownForm } from './initial-form.js';

export interface CheckoutAddressForm {
  readonly form: AddressFormControl;
  /** Shows the server's refusals below their fields, and focuses the first. Returns whether there are any. */
  readonly showRefusedFields: (reason: unknown) => boolean;
}

/** The form of both addresses with its rules. What is typed is stored, so that a reload loses nothing. */
export function useAddressForm(cart: Cart, checkout: CheckoutConfig, customer: Customer | null): CheckoutAddressForm {
  const { countryCode } = useStoreConfig();
  const { formatMessage } = useIntl();
  const messageOf = ({ field, reason }: FormError) =>
    formatMessage(fieldMessage(field.split('.').at(-1) ?? field, reason), { example: checkout.postalCode.example });
  // A draft contains the differences from the values at the start, even after the step has changed the cart.
  const [known] = useState(() => knownForm(cart, customer));
  const form = useForm<CheckoutForm, AddressValidation>({
    defaultValues: initialForm(cart, customer),
    resolver: addressResolver,
    context: { rules: { countryCode, ...checkout }, messageOf },
    mode: 'onTouched',
  });
  // Subscribes to the form, because storing a draft must not render anything.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => formDraft.write(cart.id, draftOf(values, known)),
      }),
    [form, cart.id, known],
  );
  const showRefusedFields = (reason: unknown) => {
    const errors = reason instanceof ShopError ? serverErrors(reason.fields ?? []) : [];
    errors.forEach((error, index) =>
      form.setError(error.field, { type: error.reason, message: messageOf(error) }, { shouldFocus: index === 0 }),
    );
    return errors.length > 0;
  };
  return { form, showRefusedFields };
}
