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
import { type AddressCheck, type AddressFormControl, addressResolver } from './address-resolver.js';
import { rememberChoices } from './checkout-cookies.js';
import { addressesRequest, type CheckoutForm, withoutCompany } from './checkout-form.js';
import { fieldMessage } from './field-message.js';
import { firstForm } from './first-form.js';
import { type FormError, serverErrors } from './form-errors.js';
import { addressMessages } from './messages.js';

const PROBLEM = 'checkout-address-error';

export interface AddressStep {
  readonly form: AddressFormControl;
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
  /** A private shopper leaves the company's fields behind (spec core §4). */
  readonly chooseClientType: (clientType: CheckoutForm['clientType']) => void;
}

/** The addresses step: a form over the cart's addresses, checked here and by the server, sent as one change. */
export function useAddresses(cart: Cart, checkout: CheckoutConfig, onDone: () => void): AddressStep {
  const shop = useShop();
  const { countryCode } = useStoreConfig();
  const { formatMessage } = useIntl();
  const [isSubmitting, setSubmitting] = useState(false);
  const words = ({ field, reason }: FormError) =>
    formatMessage(fieldMessage(field.split('.').at(-1) ?? field, reason), { example: checkout.postalCode.example });
  const form = useForm<CheckoutForm, AddressCheck>({
    defaultValues: firstForm(cart),
    resolver: addressResolver,
    context: { rules: { countryCode, ...checkout }, words },
    mode: 'onTouched',
  });
  useDraft(form, cart.id);

  const tell = (message: MessageDescriptor) =>
    shop.notices.show({ id: PROBLEM, kind: 'problem', text: formatMessage(message) });
  const refused = (reason: unknown) => {
    const errors = reason instanceof ShopError ? serverErrors(reason.fields ?? []) : [];
    errors.forEach((error, index) =>
      form.setError(error.field, { type: error.reason, message: words(error) }, { shouldFocus: index === 0 }),
    );
    tell(errorMessage(reason));
  };
  const send = async (values: CheckoutForm) => {
    shop.notices.dismiss(PROBLEM);
    try {
      await shop.cart.settle();
      const { cart: changed } = await shop.api.commerce('setCheckoutAddresses', addressesRequest(values, countryCode));
      shop.cart.take(changed);
      rememberChoices(values);
      formDraft.clear();
      onDone();
    } catch (reason) {
      refused(reason);
    }
  };
  const submit = async () => {
    // The button stays focusable while it works, so a second press must do nothing.
    if (isSubmitting) return;
    setSubmitting(true);
    await form.handleSubmit(send, (errors) => tell(formProblem(errors)))();
    setSubmitting(false);
  };
  const chooseClientType = (clientType: CheckoutForm['clientType']) => {
    form.setValue('clientType', clientType);
    if (clientType === 'private') form.setValue('billingAddress', withoutCompany(form.getValues('billingAddress')));
    form.clearErrors('billingAddress.company');
  };
  return { form, submit, isSubmitting, chooseClientType };
}

/** The specification's notices (core §5): billing first. */
function formProblem(errors: FieldErrors<CheckoutForm>) {
  if (errors.billingAddress) return addressMessages.billingError;
  return errors.shippingAddress ? addressMessages.shippingError : addressMessages.contactError;
}

/** Keeps what is typed, so that a reload loses nothing. */
function useDraft(form: AddressFormControl, cartId: string): void {
  // The form tells of every keystroke; writing it down is nothing that is drawn.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => formDraft.write(cartId, values) }),
    [form, cartId],
  );
}
