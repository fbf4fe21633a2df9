import type { Cart } from '@manifold/domain/cart/contract';
import type { Customer } from '@manifold/domain/customer/contract';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formDraft } from '../../platform/checkout/form-draft.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import type { AddressFormControl } from './address-resolver.js';
import { addressStop, STOP_MESSAGES } from './address-stop.js';
import { rememberChoices } from './checkout-cookies.js';
import {
  type AddressForm,
  addressesRequest,
  type CheckoutForm,
  hasOwnShippingAddress,
  withoutCompany,
} from './checkout-form.js';
import { placeMessages } from './messages.js';
import type { DoubtfulPlace } from './place-check.js';
import { reloadRefusedCart } from './refused-cart.js';
import { savedAddressMessages } from './saved-address-messages.js';
import { type SavedAddress, useSavedAddress } from './use-saved-address.js';
import type { SuggestedPlaceProps } from './SuggestedPlace.js';
import { useAddressForm } from './use-address-form.js';
import { useFormVatCheck } from './use-form-vat-check.js';
import { useLeaving } from './use-leaving.js';
import { usePlaceQuestion } from './use-place-question.js';
import { RESULT_MESSAGES } from '../../platform/vat-number/messages.js';
import type { VatCheck } from '../../platform/vat-number/vat-check.js';

const PROBLEM = 'checkout-address-error';

export interface AddressStepProps {
  readonly cart: Cart;
  readonly checkout: CheckoutConfig;
  /** Null for a guest. */
  readonly customer: Customer | null;
  readonly onDone: () => void;
}

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
  readonly saved: Readonly<Record<AddressForm, SavedAddress>>;
}

/** Controls the addresses step: validates the form in the browser and sends both addresses in one request. */
export function useAddresses({ cart, checkout, customer, onDone }: AddressStepProps): AddressStep {
  const shop = useShop();
  const { countryCode } = useStoreConfig();
  const [isSending, setSending] = useState(false);
  const [isLeaving, leave] = useLeaving();
  const isSubmitting = isSending || isLeaving;
  const { form, showRefusedFields } = useAddressForm(cart, checkout, customer);
  const { vat, checkNumber } = useFormVatCheck(form, cart, checkout);
  const billing = useSavedAddress(form, 'billingAddress', customer);
  const chooseBilling = (id: string) => {
    billing.choose(id);
    checkNumber();
  };
  const saved = {
    billingAddress: { ...billing, choose: chooseBilling },
    shippingAddress: useSavedAddress(form, 'shippingAddress', customer),
  };
  const saveAddresses = useSaving();
  const places = usePlaceQuestion(form, cart.id);
  const showProblem = useProblem();

  const showStop = (errors: FieldErrors<CheckoutForm>, isVatRefused = false) => {
    const stop = addressStop(errors, isVatRefused);
    if (stop) showProblem(...STOP_MESSAGES[stop]);
  };
  const showDoubt = (doubt: DoubtfulPlace) => {
    if (doubt.suggestion) return places.ask(doubt);
    form.setFocus(`${doubt.form}.streetName`);
    showProblem(placeMessages.notConfirmed);
  };
  const send = async (values: CheckoutForm) => {
    shop.notices.dismiss(PROBLEM);
    const isCompany = values.clientType === 'company';
    const vatStop = isCompany ? await vat?.checkAtSubmit(values.billingAddress.vatNumber) : undefined;
    if (vatStop) {
      form.setFocus('billingAddress.vatNumber');
      return vatStop === 'not-valid' ? showStop({}, true) : showProblem(...RESULT_MESSAGES[vatStop]);
    }
    const doubt = await places.firstDoubt(values);
    if (doubt) return showDoubt(doubt);
    try {
      await shop.cart.settle();
      const { cart: changed } = await shop.api.commerce('setCheckoutAddresses', addressesRequest(values, countryCode));
      shop.cart.setCart(changed);
      rememberChoices(values);
      if (!(await saveAddresses(values, saved))) return showProblem(savedAddressMessages.notSaved);
      formDraft.clear();
      // A second press while the next step loads would change the cart behind that step.
      leave();
      onDone();
    } catch (reason) {
      const areFieldsRefused = showRefusedFields(reason);
      showProblem(errorMessage(reason));
      if (!areFieldsRefused) await reloadRefusedCart(shop.cart, reason);
    }
  };
  const submit = async () => {
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isSubmitting) return;
    setSending(true);
    await form.handleSubmit(send, (errors) => showStop(errors))();
    setSending(false);
  };
  const chooseClientType = (clientType: CheckoutForm['clientType']) => {
    form.setValue('clientType', clientType);
    if (clientType === 'private') {
      form.setValue('billingAddress', withoutCompany(form.getValues('billingAddress')));
      void vat?.clear();
    }
    form.clearErrors('billingAddress.company');
  };
  const { question } = places;
  const decide = (isAccepted: boolean) => {
    question?.onDecide(isAccepted);
    void submit();
  };
  const asked = question && { ...question, onDecide: decide };
  return { form, submit, isSubmitting, chooseClientType, vat, question: asked, saved };
}

/** Returns a function that saves the addresses that the customer wants to save, and returns whether that has worked. */
function useSaving() {
  const { account } = useShop();
  return async (
    { shippingAddressType }: CheckoutForm,
    { billingAddress, shippingAddress }: AddressStep['saved'],
  ): Promise<boolean> => {
    const used = hasOwnShippingAddress(shippingAddressType) ? [billingAddress, shippingAddress] : [billingAddress];
    try {
      // One after the other, because each changes the customer's version.
      for (const each of used) {
        const answer = await each.save();
        // Saved once, even if the other one fails and the step is sent again.
        if (answer) each.setSaved(false);
        if (answer) account.set(answer.user);
      }
      return true;
    } catch {
      return false;
    }
  };
}

/** Returns a function that shows why the step stopped, in one notice. */
function useProblem(): (...messages: readonly MessageDescriptor[]) => void {
  const { notices } = useShop();
  const { formatMessage } = useIntl();
  return (...messages) =>
    notices.show({
      id: PROBLEM,
      kind: 'problem',
      text: messages.map((message) => formatMessage(message)).join(' '),
    });
}
