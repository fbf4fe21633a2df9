import type { Address } from '@manifold/domain/address/contract';
import type { Cart, CartAddress } from '@manifold/domain/cart/contract';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { isStreetNumber } from '@manifold/domain/street-number/street-number';

export const ADDRESS_FIELDS = [
  'company',
  'department',
  'vatNumber',
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
  'phone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
/** An address in the form: every field is a text that may be empty, plus the checkbox for a house name. The country is the store's. */
export type AddressValues = Record<AddressField, string> & { hasHouseName: boolean };

/** Whether the shipping address is the billing address, a new one, or a saved one (spec core §4). */
export const SHIPPING_ADDRESS_TYPES = ['SAME_AS_BILLING', 'DIFFERENT_FROM_BILLING', 'SAVED_ADDRESS'] as const;
export type ShippingAddressType = (typeof SHIPPING_ADDRESS_TYPES)[number];

export const hasOwnShippingAddress = (type: ShippingAddressType): boolean => type !== 'SAME_AS_BILLING';

export type AddressForm = 'billingAddress' | 'shippingAddress';

export interface CheckoutForm {
  clientType: ClientTypeValue;
  email: string;
  billingAddress: AddressValues;
  shippingAddressType: ShippingAddressType;
  shippingAddress: AddressValues;
  /** The voluntary consent to offers by e-mail. */
  agreedToSendEmail: boolean;
}

const COMPANY_FIELDS = ['company', 'department', 'vatNumber'] as const satisfies readonly AddressField[];
const OPTIONAL_FIELDS: readonly AddressField[] = [...COMPANY_FIELDS, 'additionalAddressInfo'];

const textsOf = (text: (field: AddressField) => string) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(field)])) as Record<AddressField, string>;

/** Returns whether a stored house number is a name, which the form accepts only with the checkbox ticked. */
function isHouseName({ streetNumber = '', country = '' }: CartAddress): boolean {
  return streetNumber !== '' && !isStreetNumber({ streetNumber, country }, { mustContainDigit: true });
}

/** Returns the form values of an address, with empty texts for missing fields. */
export function addressValues(address: CartAddress | null): AddressValues {
  return { ...textsOf((field) => address?.[field] ?? ''), hasHouseName: address !== null && isHouseName(address) };
}

/** Returns whether two addresses have the same fields. */
export const isSameAddress = (one: AddressValues, other: AddressValues): boolean =>
  ADDRESS_FIELDS.every((field) => one[field] === other[field]);

/** Returns the form values of a cart. `preferred` applies if the cart has no shipping address yet. */
export function formOfCart(cart: Cart, preferred: ShippingAddressType): CheckoutForm {
  const billingAddress = addressValues(cart.billingAddress);
  const shippingAddress = addressValues(cart.shippingAddress);
  const isSame = !cart.shippingAddress || isSameAddress(billingAddress, shippingAddress);
  const known = isSame ? 'SAME_AS_BILLING' : 'DIFFERENT_FROM_BILLING';
  return {
    clientType: cart.clientType,
    email: cart.customerEmail ?? '',
    billingAddress,
    shippingAddressType: cart.shippingAddress ? known : preferred,
    shippingAddress: isSame ? addressValues(null) : shippingAddress,
    agreedToSendEmail: cart.agreedToSendEmail ?? false,
  };
}

/** Clears company, department and VAT number, which a private shopper does not have (spec core §5). */
export function withoutCompany(values: AddressValues): AddressValues {
  return { ...values, ...Object.fromEntries(COMPANY_FIELDS.map((field) => [field, ''])) };
}

/** Returns an address in the form that the server accepts: trimmed, without empty optional fields. */
export function addressOf(values: AddressValues, countryCode: string): Address {
  const { company, department, vatNumber, additionalAddressInfo, ...required } = textsOf((field) =>
    values[field].trim(),
  );
  const optional = Object.entries({ company, department, vatNumber, additionalAddressInfo }).filter(([, text]) => text);
  const tick = values.hasHouseName ? { hasHouseName: true } : {};
  return { ...required, ...Object.fromEntries(optional), ...tick, country: countryCode };
}

export const mayBeEmpty = (field: AddressField): boolean => OPTIONAL_FIELDS.includes(field);

/** Returns the request that sets the addresses of the cart. */
export function addressesRequest(form: CheckoutForm, countryCode: string): CommerceRequest<'setCheckoutAddresses'> {
  const { clientType, email, billingAddress, shippingAddressType, shippingAddress, agreedToSendEmail } = form;
  const billing = clientType === 'private' ? withoutCompany(billingAddress) : billingAddress;
  const isDifferent = hasOwnShippingAddress(shippingAddressType);
  return {
    clientType,
    email: email.trim(),
    billingAddress: addressOf(billing, countryCode),
    shippingAddress: isDifferent ? addressOf(shippingAddress, countryCode) : null,
    agreedToSendEmail,
  };
}
