import type { Cart } from '@manifold/domain/cart/contract';
import type { AddressRules } from '@manifold/domain/address/field-errors';
import type { CheckoutConfig } from '@manifold/domain/page-config/contract';
import { useEffect, useEffectEvent } from 'react';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { useVatCheck } from '../../platform/vat-number/use-vat-check.js';
import type { VatCheck } from '../../platform/vat-number/vat-check.js';
import type { AddressFormControl } from './address-resolver.js';
import type { CheckoutForm } from './checkout-form.js';
import { formErrors } from './form-errors.js';

const PATH = 'billingAddress.vatNumber';

export interface FormVatCheck {
  /** Undefined if the store checks no VAT numbers. */
  readonly vat: VatCheck | undefined;
  /** Checks the form's number after another address was filled in; without a number it restores gross prices. */
  readonly checkNumber: () => void;
}

/** Returns the number of a company if its form was prefilled and accepts it; otherwise undefined. */
export function filledInNumber(values: CheckoutForm, rules: AddressRules): string | undefined {
  const { vatNumber } = values.billingAddress;
  if (values.clientType !== 'company' || vatNumber === '') return undefined;
  return formErrors(values, rules).some(({ field }) => field === PATH) ? undefined : vatNumber;
}

/** The check of the VAT number in the form, even if the shopper did not type it. */
export function useFormVatCheck(form: AddressFormControl, cart: Cart, checkout: CheckoutConfig): FormVatCheck {
  const { countryCode } = useStoreConfig();
  const vat = useVatCheck(cart, checkout, form.getValues(PATH));
  const filledIn = () => filledInNumber(form.getValues(), { countryCode, ...checkout });
  const checkFirst = useEffectEvent(() => {
    const number = filledIn();
    if (number !== undefined) void vat?.check(number);
  });
  // The first number comes from a saved address, the cart or a draft, and only the browser may ask the register.
  useEffect(() => checkFirst(), []);
  const checkNumber = () => {
    const number = filledIn();
    void (number === undefined ? vat?.clear() : vat?.check(number));
  };
  return { vat, checkNumber };
}
