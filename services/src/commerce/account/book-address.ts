import type { Address } from '@manifold/domain/address/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { AddressRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type {
  AddressUse,
  CustomerAddressRecord,
  CustomerRecord,
} from '../../integrations/commercetools/ports/customer-backend.js';
import { storedAddress } from '../cart/index.js';
import { refuseWrongAddress } from './address-rules.js';

/** The customer and the use that an address is checked for. */
export interface AddressContext {
  readonly customer: CustomerRecord;
  readonly use: AddressUse;
}

/** Returns an address in its stored form. Refuses one that breaks the country's rules for the customer's type. */
export function bookAddress(
  address: Address,
  { customer, use }: AddressContext,
  document: StoreDocument,
): AddressRecord {
  const clientType = customer.customerType === 'COMPANY' ? 'company' : 'private';
  refuseWrongAddress(use, address, document, clientType);
  return storedAddress(address, clientType, document);
}

/** Returns the key of a new address: postal code and time (spec core §3), in the characters allowed in keys. */
export const addressKey = (postalCode = ''): string => `${postalCode.replace(/[^A-Za-z0-9]+/g, '-')}-${Date.now()}`;

/** Returns an address of the customer. Throws `not-found` for an unknown id. */
export function addressInBook({ addresses }: CustomerRecord, id: string): CustomerAddressRecord {
  const found = addresses.find((address) => address.id === id);
  if (!found) throw new ShopError('not-found', { message: 'There is no such address in the book' });
  return found;
}
