import type { Cart } from '@manifold/domain/cart/contract';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { type AddressValidation, type AddressFormControl, addressResolver } from './address-resolver.js';
import { rememberChoices } from './checkout-cookies.js';
import { addressesRequest, type CheckoutForm, withoutCompany } from './checkout-form.js';
import { fieldMessage } from './field-message.js';
import { initialForm } from './initial-form.js';
import { type FormError, serverErrors } from './form-errors.js';
import { addressMessages } from './messages.js';

const PROBLEM = 'checkout-address-error';

export interface AddressStep {
  readonly form: AddressFormControl;
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
  /** Sets the client type; clears the company's fields for a private shopper (spec core §4). */
  readonly chooseClientType: (clientType: CheckoutForm['clientType']) => void;
}

/** Controls the addresses step: validates the form in the browser and sends both addresses in one request. */
export function useAddresses(cart: Cart, checkout: CheckoutConfig, onDone: () => void): AddressStep {
  const shop = useShop();
  const { countryCode } = useStoreConfig();
  const { formatMessage } = useIntl();
  const [isSubmitting, setSubmitting] = useState(false);
  const messageOf = ({ field, reason }: FormError) =>
    formatMessage(fieldMessage(field.split('.').at(-1) ?? field, reason), { example: checkout.postalCode.example });
  const form = useForm<CheckoutForm, AddressValidation>({
    defaultValues: initialForm(cart),
    resolver: addressResolver,
    context: { rules: { countryCode, ...checkout }, messageOf },
    mode: 'onTouched',
  });
  useStoredDraft(form, cart.id);

  const showProblem = (message: MessageDescriptor) =>
    shop.notices.show({ id: PROBLEM, kind: 'problem', text: formatMessage(message) });
  const showRefusal = (reason: unknown) => {
    const errors = reason instanceof ShopError ? serverErrors(reason.fields ?? []) : [];
    errors.forEach((error, index) =>
      form.setError(error.field, { type: error.reason, message: messageOf(error) }, { shouldFocus: index === 0 }),
    );
    showProblem(errorMessage(reason));
  };
  const send = async (values: CheckoutForm) => {
    shop.notices.dismiss(PROBLEM);
    try {
      await shop.cart.settle();
      const { cart: changed } = await shop.api.commerce('setCheckoutAddresses', addressesRequest(values, countryCode));
      shop.cart.setCart(changed);
      rememberChoices(values);
      formDraft.clear();
      onDone();
    } catch (reason) {
      showRefusal(reason);
    }
  };
  const submit = async () => {
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isSubmitting) return;
    setSubmitting(true);
    await form.handleSubmit(send, (errors) => showProblem(formErrorMessage(errors)))();
    setSubmitting(false);
  };
  const chooseClientType = (clientType: CheckoutForm['clientType']) => {
    form.setValue('clientType', clientType);
    if (clientType === 'private') form.setValue('billingAddress', withoutCompany(form.getValues('billingAddress')));
    form.clearErrors('billingAddress.company');
  };
  return { form, submit, isSubmitting, chooseClientType };
}

/** Returns the specification's notice (core §5): billing errors come first. */
function formErrorMessage(errors: FieldErrors<CheckoutForm>) {
  if (errors.billingAddress) return addressMessages.billingError;
  return errors.shippingAddress ? addressMessages.shippingError : addressMessages.contactError;
}

/** Stores what is typed, so that a reload loses nothing. */
function useStoredDraft(form: AddressFormControl, cartId: string): void {
  // Subscribes to the form, because storing a draft must not render anything.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => formDraft.write(cartId, values) }),
    [form, cartId],
  );
}
