import type { Address } from '@manifold/domain/address/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import type { AddressRecord } from '../../integrations/commercetools/ports/cart-records.js';
import type {
  AddressUse,
  CustomerAddressRecord,
  CustomerRecord,
} from '../../integrations/commercetools/ports/customer-backend.js';
import { keptAddress } from '../cart/index.js';
import { refuseWrongAddress } from './address-rules.js';

/** What an address is checked for: the customer whose book it goes into, and for which use. */
export interface BookPlace {
  readonly customer: CustomerRecord;
  readonly use: AddressUse;
}

/** Returns an address as it is kept. Refuses one that breaks the country's rules for who the customer is. */
export function bookAddress(address: Address, { customer, use }: BookPlace, document: StoreDocument): AddressRecord {
  const clientType = customer.customerType === 'COMPANY' ? 'company' : 'private';
  refuseWrongAddress(use, address, document, clientType);
  return keptAddress(address, clientType, document);
}

/** Postal code and time, as the specification has it (core §3), in the letters that a key may have. */
export const addressKey = (postalCode = ''): string => `${postalCode.replace(/[^A-Za-z0-9]+/g, '-')}-${Date.now()}`;

/** Returns an address of the book. Refuses an id that is not in it. */
export function addressInBook({ addresses }: CustomerRecord, id: string): CustomerAddressRecord {
  const found = addresses.find((address) => address.id === id);
  if (!found) throw new ShopError('not-found', { message: 'There is no such address in the book' });
  return found;
}
