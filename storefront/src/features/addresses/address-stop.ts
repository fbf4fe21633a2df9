import type { FieldErrors } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { vatMessages } from '../../platform/vat-number/messages.js';
import type { CheckoutForm } from './checkout-form.js';
import { addressMessages } from './messages.js';

/** Why a submit stops, by the names of the specification (core §5); the e-mail address stands outside of both addresses. */
export type AddressStop =
  'Contact Error' | 'Billing Address Error' | 'Billing vat validation error' | 'Shipping Address Error';

/** Returns the first reason in the order of the specification: billing address, VAT number, shipping address. */
export function addressStop(errors: FieldErrors<CheckoutForm>, isVatRefused: boolean): AddressStop | undefined {
  if (errors.billingAddress) return 'Billing Address Error';
  if (isVatRefused) return 'Billing vat validation error';
  if (errors.shippingAddress) return 'Shipping Address Error';
  return errors.email ? 'Contact Error' : undefined;
}

/** The notice of each reason. */
export const STOP_MESSAGES: Readonly<Record<AddressStop, readonly MessageDescriptor[]>> = {
  'Contact Error': [addressMessages.contactError],
  'Billing Address Error': [addressMessages.billingError],
  'Billing vat validation error': [vatMessages.notValidated, vatMessages.correctOrContinue],
  'Shipping Address Error': [addressMessages.shippingError],
};
