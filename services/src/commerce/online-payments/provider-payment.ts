import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { cleanRegistrationNumber, registrationDigits } from '@manifold/domain/online-payment/company-registration';
import type { SubmittedPayment } from '@manifold/domain/online-payment/submitted-payment';
import type { ProviderPayment } from '../../integrations/adyen/payment-provider.js';
import type { AddressRecord, CartRecord } from '../../integrations/commercetools/ports/cart-records.js';
import { type AttemptWithCheckout, dueCentAmount } from '../payments/index.js';
import { providerLineItems } from './provider-line-items.js';

/** The store, the page and the shopper of a payment. */
export interface PaymentPlace {
  readonly merchantAccount: string;
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** The store's origin, and its address that the bank returns to. */
  readonly origin: string;
  readonly returnUrl: string;
  readonly clientType: ClientTypeValue;
  readonly shopperIP: string | undefined;
}

/** The provider uses the general language code for Norwegian. */
export const providerLocale = (locale: string): string => locale.replace(/^nb-/, 'no-');

/** Stands for a house without a number, in the provider's form. */
const NO_NUMBER = 'N/A';

function providerAddress(address: AddressRecord | null) {
  if (!address) return undefined;
  const { city = '', country, streetNumber, postalCode = '', streetName = '' } = address;
  return { city, country, houseNumberOrName: streetNumber || NO_NUMBER, postalCode, street: streetName };
}

function companyOf(
  address: AddressRecord | null,
  { clientType, countryCode }: PaymentPlace,
  typedNumber: string | undefined,
) {
  if (clientType !== 'company' || !address?.company) return undefined;
  const { company: name, vatNumber } = address;
  const registrationNumber = cleanRegistrationNumber(typedNumber ?? '', registrationDigits(countryCode) ?? 0);
  return { name, ...(vatNumber ? { taxId: vatNumber } : {}), ...(registrationNumber ? { registrationNumber } : {}) };
}

const namesOf = (address: AddressRecord | null) =>
  address?.firstName && address.lastName ? { firstName: address.firstName, lastName: address.lastName } : undefined;

/** Leaves out undefined and empty fields, which the provider does not accept. */
function filled(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Returns the request to pay a frozen cart. Amount, names and addresses are the cart's, not those of the browser. */
export function providerPayment(
  attempt: AttemptWithCheckout,
  cart: CartRecord,
  submitted: SubmittedPayment,
  place: PaymentPlace,
): ProviderPayment {
  const { clientType: _, ...where } = place;
  const { billingAddress, shippingAddress, customerEmail } = cart;
  const { paymentMethod, telephoneNumber, dateOfBirth, deviceFingerprint, browserInfo, riskData } = submitted;
  const value = dueCentAmount(attempt);
  return {
    ...where,
    reference: attempt.merchantReference,
    amount: { currency: attempt.currencyCode, value },
    paymentMethod: filled(paymentMethod),
    shopperEmail: customerEmail ?? undefined,
    shopperName: namesOf(billingAddress),
    telephoneNumber: telephoneNumber ?? billingAddress?.phone,
    dateOfBirth: dateOfBirth?.slice(0, 'yyyy-mm-dd'.length),
    deviceFingerprint,
    billingAddress: providerAddress(billingAddress),
    deliveryAddress: providerAddress(shippingAddress),
    company: companyOf(billingAddress, place, submitted.registrationNumber),
    lineItems: providerLineItems(cart, value),
    browserInfo,
    riskData,
  };
}
