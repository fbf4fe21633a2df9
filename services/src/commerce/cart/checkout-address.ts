import type { Address } from '@manifold/domain/address/contract';
import { addressFieldErrors } from '@manifold/domain/address/field-errors';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { normalisePostalCode } from '@manifold/domain/postal-code/normalise';
import { normaliseStreetNumber } from '@manifold/domain/street-number/is-valid';
import type { FieldError, ShopErrorCode } from '@manifold/domain/shop-error/contract';
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

function errorsOf(
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

/** The code under which the first of the wrong fields is known (spec core §5). */
function codeOf(errors: readonly FieldError[]): ShopErrorCode {
  if (errors.some(({ field }) => field === 'billingAddress.postalCode')) return 'postal-code-billing';
  if (errors.some(({ field }) => field === 'shippingAddress.postalCode')) return 'postal-code-shipping';
  return 'invalid-input';
}

/** What is wrong with the addresses, in the specification's words (core §8). */
function messageOf(errors: readonly FieldError[]): string {
  const billing = errors.filter(({ field }) => field.startsWith('billingAddress.'));
  if (billing.length === 0) return 'Shipping Address Error';
  const isVatNumber = billing.every(({ field }) => field === 'billingAddress.vatNumber');
  return isVatNumber ? 'Billing vat validation error' : 'Billing Address Error';
}

function wrongAddresses(errors: readonly FieldError[]): ShopError {
  const code = codeOf(errors);
  return new ShopError(code, { fields: errors, ...(code === 'invalid-input' ? { message: messageOf(errors) } : {}) });
}

/** Refuses addresses that break a rule of the store's country, naming every field that does. A company only has to be named on the bill. */
export function refuseWrongAddresses(addresses: CheckoutAddresses, document: StoreDocument): void {
  const { billingAddress, shippingAddress, clientType } = addresses;
  const errors = [
    ...errorsOf('billingAddress', billingAddress, document, clientType),
    ...(shippingAddress ? errorsOf('shippingAddress', shippingAddress, document, 'private') : []),
  ];
  if (errors.length > 0) throw wrongAddresses(errors);
}

/** Refuses one address that breaks a rule of the store's country. */
export function refuseWrongAddress(
  form: 'billingAddress' | 'shippingAddress',
  address: Address,
  document: StoreDocument,
  clientType: ClientTypeValue,
): void {
  const errors = errorsOf(form, address, document, form === 'billingAddress' ? clientType : 'private');
  if (errors.length > 0) throw wrongAddresses(errors);
}

/** An address as it is kept: street number, postal code and VAT number in the country's form, no empty fields, and nothing of a company for a private shopper (spec core §4). */
export function keptAddress(address: Address, clientType: ClientTypeValue, document: StoreDocument): AddressRecord {
  const { store, 'postal-code': format, 'vat-number': vatFormat } = document.sections;
  const { company, department, vatNumber, hasHouseName: _ofTheForm, ...person } = address;
  const ofCompany =
    clientType === 'company'
      ? { company, department, vatNumber: vatNumber && cleanVatNumber(vatNumber, vatFormat) }
      : {};
  const kept = {
    ...person,
    ...ofCompany,
    streetNumber: normaliseStreetNumber(address.streetNumber),
    postalCode: normalisePostalCode(address.postalCode, store.countryCode, format),
  };
  const filled = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(filled), country: address.country };
}
