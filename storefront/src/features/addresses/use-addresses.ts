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
import type { VatCheck } from './vat-number/vat-check.js';
import { useVatCheck } from './vat-number/use-vat-check.js';
import { type AddressValidation, type AddressFormControl, addressResolver } from './address-resolver.js';
import { placeMessages } from './messages.js';
import { type DoubtfulPlace, PlaceCheck } from './place-check.js';
import type { SuggestedPlaceProps } from './SuggestedPlace.js';
import { addressStop, STOP_MESSAGES } from './address-stop.js';
import { rememberChoices } from './checkout-cookies.js';
import { addressesRequest, type CheckoutForm, withoutCompany } from './checkout-form.js';
import { fieldMessage } from './field-message.js';
import { initialForm } from './initial-form.js';
import { type FormError, serverErrors } from './form-errors.js';

const PROBLEM = 'checkout-address-error';

export interface AddressStep {
  readonly form: AddressFormControl;
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
  /** Sets the client type; clears the company's fields for a private shopper (spec core §4). */
  readonly chooseClientType: (clientType: CheckoutForm['clientType']) => void;
  /** The check of the company's VAT number; undefined if the store checks none. */
  readonly vat: VatCheck | undefined;
  /** The question about an address that the validation service doubts. */
  readonly question: SuggestedPlaceProps | undefined;
}

/** Controls the addresses step: validates the form in the browser and sends both addresses in one request. */
export function useAddresses(cart: Cart, checkout: CheckoutConfig, onDone: () => void): AddressStep {
  const shop = useShop();
  const { countryCode, toggles } = useStoreConfig();
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
  const [places] = useState(() => new PlaceCheck((address) => shop.api.commerce('validateAddress', { address })));
  const [doubt, setDoubt] = useState<DoubtfulPlace>();
  const vat = useVatCheck(cart, checkout, form.getValues('billingAddress.vatNumber'));

  const showProblem = (...messages: readonly MessageDescriptor[]) =>
    shop.notices.show({
      id: PROBLEM,
      kind: 'problem',
      text: messages.map((message) => formatMessage(message)).join(' '),
    });
  const showStop = (errors: FieldErrors<CheckoutForm>, isVatRefused = false) => {
    const stop = addressStop(errors, isVatRefused);
    if (stop) showProblem(...STOP_MESSAGES[stop]);
  };
  const showRefusal = (reason: unknown) => {
    const errors = reason instanceof ShopError ? serverErrors(reason.fields ?? []) : [];
    errors.forEach((error, index) =>
      form.setError(error.field, { type: error.reason, message: messageOf(error) }, { shouldFocus: index === 0 }),
    );
    showProblem(errorMessage(reason));
  };
  const showDoubt = (doubt: DoubtfulPlace) => {
    if (doubt.suggestion) return setDoubt(doubt);
    form.setFocus(`${doubt.form}.streetName`);
    showProblem(placeMessages.notConfirmed);
  };
  const decide = (isAccepted: boolean) => {
    setDoubt(undefined);
    if (isAccepted && doubt?.suggestion) {
      places.accept(doubt.suggestion);
      form.setValue(doubt.form, { ...form.getValues(doubt.form), ...doubt.suggestion });
    }
    void submit();
  };
  const send = async (values: CheckoutForm) => {
    shop.notices.dismiss(PROBLEM);
    if (values.clientType === 'company') await vat?.check(values.billingAddress.vatNumber);
    if (vat?.stopsSubmit()) {
      form.setFocus('billingAddress.vatNumber');
      return showStop({}, true);
    }
    const doubt = toggles.addressValidation ? await places.firstDoubt(values) : undefined;
    if (doubt) return showDoubt(doubt);
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
    await form.handleSubmit(send, (errors) => showStop(errors))();
    setSubmitting(false);
  };
  const chooseClientType = (clientType: CheckoutForm['clientType']) => {
    form.setValue('clientType', clientType);
    if (clientType === 'private') {
      form.setValue('billingAddress', withoutCompany(form.getValues('billingAddress')));
      void vat?.clear();
    }
    form.clearErrors('billingAddress.company');
  };
  const question = doubt && { doubt, onDecide: decide, onClose: () => setDoubt(undefined) };
  return { form, submit, isSubmitting, chooseClientType, vat, question };
}

/** Stores what is typed, so that a reload loses nothing. */
function useStoredDraft(form: AddressFormControl, cartId: string): void {
  // Subscribes to the form, because storing a draft must not render anything.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => formDraft.write(cartId, values) }),
    [form, cartId],
  );
}
