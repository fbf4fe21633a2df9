import type { Address } from '@manifold/domain/address/contract';
import { addressFieldErrors } from '@manifold/domain/address/field-errors';
import { postalCodeRefusal } from '@manifold/domain/address/postal-code-refusal';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { normalisePostalCode } from '@manifold/domain/postal-code/normalise';
import { normaliseStreetNumber } from '@manifold/domain/street-number/street-number';
import type { FieldError } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { cleanVatNumber } from '@manifold/domain/vat-number/clean';
import type { AddressRecord } from '../../integrations/commercetools/ports/cart-records.js';

export interface CheckoutAddresses {
  readonly clientType: ClientTypeValue;
  readonly billingAddress: Address;
  /** Null ships to the billing address. */
  readonly shippingAddress: Address | null;
}

function addressErrors(
  form: 'billingAddress' | 'shippingAddress',
  address: Address,
  { sections }: StoreDocument,
  clientType: ClientTypeValue,
): FieldError[] {
  const rules = {
    countryCode: sections.store.countryCode,
    postalCode: sections['postal-code'],
    streetNumber: sections['street-number'],
    vatNumber: sections['vat-number'],
  };
  return addressFieldErrors(address, rules, clientType).map(({ field, reason }) => ({
    field: `${form}.${field}`,
    reason,
  }));
}

/** Returns the error message of the specification (core §8). */
function errorMessage(errors: readonly FieldError[]): string {
  const billing = errors.filter(({ field }) => field.startsWith('billingAddress.'));
  if (billing.length === 0) return 'Shipping Address Error';
  const isVatNumber = billing.every(({ field }) => field === 'billingAddress.vatNumber');
  return isVatNumber ? 'Billing vat validation error' : 'Billing Address Error';
}

type CheckedAddresses = Partial<Record<'billingAddress' | 'shippingAddress', Address | null>>;

/** Returns the refusal of the first wrong postal code (spec core §5), otherwise that of the first wrong address. */
function addressRefusal(
  fields: readonly FieldError[],
  { billingAddress, shippingAddress }: CheckedAddresses,
): ShopError {
  const isWrong = (name: string): boolean => fields.some(({ field }) => field === name);
  const refuse = ({ code, message }: ReturnType<typeof postalCodeRefusal>) => new ShopError(code, { fields, message });
  if (billingAddress && isWrong('billingAddress.postalCode'))
    return refuse(postalCodeRefusal('billing', billingAddress));
  if (shippingAddress && isWrong('shippingAddress.postalCode'))
    return refuse(postalCodeRefusal('shipping', shippingAddress));
  return new ShopError('invalid-input', { fields, message: errorMessage(fields) });
}

/** Refuses addresses that break a rule of the store's country, with all wrong fields. A company name is required in the billing address only. */
export function refuseWrongAddresses(addresses: CheckoutAddresses, document: StoreDocument): void {
  const { billingAddress, shippingAddress, clientType } = addresses;
  const errors = [
    ...addressErrors('billingAddress', billingAddress, document, clientType),
    ...(shippingAddress ? addressErrors('shippingAddress', shippingAddress, document, 'private') : []),
  ];
  if (errors.length > 0) throw addressRefusal(errors, addresses);
}

/** Refuses an address that breaks a rule of the store's country. */
export function refuseWrongAddress(
  form: 'billingAddress' | 'shippingAddress',
  address: Address,
  document: StoreDocument,
  clientType: ClientTypeValue,
): void {
  const errors = addressErrors(form, address, document, form === 'billingAddress' ? clientType : 'private');
  if (errors.length > 0) throw addressRefusal(errors, { [form]: address });
}

/** Returns an address in its stored form: normalised, without empty fields, and for private clients without company fields (spec core §4). */
export function storedAddress(address: Address, clientType: ClientTypeValue, document: StoreDocument): AddressRecord {
  const { store, 'postal-code': format, 'vat-number': vatFormat } = document.sections;
  const { company, department, vatNumber, hasHouseName: _formOnly, ...person } = address;
  const companyFields =
    clientType === 'company'
      ? { company, department, vatNumber: vatNumber && cleanVatNumber(vatNumber, vatFormat) }
      : {};
  const stored = {
    ...person,
    ...companyFields,
    streetNumber: normaliseStreetNumber(address.streetNumber),
    postalCode: normalisePostalCode(address.postalCode, store.countryCode, format),
  };
  const filled = Object.entries(stored).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(filled), country: address.country };
}
