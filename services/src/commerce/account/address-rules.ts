import type { Address } from '@manifold/domain/address/contract';
import { addressFieldErrors } from '@manifold/domain/address/field-errors';
import { postalCodeRefusal } from '@manifold/domain/address/postal-code-refusal';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { AddressUse } from '../../integrations/commercetools/ports/customer-backend.js';

/** Refuses an address that breaks a rule of the store's country, with all wrong fields. A company name is required in billing addresses only. */
export function refuseWrongAddress(
  use: AddressUse,
  address: Address,
  { sections }: StoreDocument,
  clientType: ClientTypeValue,
): void {
  const rules = {
    countryCode: sections.store.countryCode,
    postalCode: sections['postal-code'],
    streetNumber: sections['street-number'],
    vatNumber: sections['vat-number'],
  };
  const errors = addressFieldErrors(address, rules, use === 'billing' ? clientType : 'private');
  if (errors.length === 0) return;
  const fields = errors.map(({ field, reason }) => ({ field: `address.${field}`, reason }));
  if (!errors.some(({ field }) => field === 'postalCode')) throw new ShopError('invalid-input', { fields });
  const { code, message } = postalCodeRefusal(use, address);
  throw new ShopError(code, { fields, message });
}

/** Returns the address id; refuses a request without one with the message of the specification (core §8). */
export function requireAddressId(id: string | undefined, field: string, message: string): string {
  if (id) return id;
  throw new ShopError('invalid-input', { message, fields: [{ field, reason: 'address-id-required' }] });
}
