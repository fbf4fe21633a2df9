import type { Address } from '@manifold/domain/address/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';

/** A reserved domain without mailboxes. */
export const TRIAL_EMAIL = 'boundary-shopper@example.com';

/** Returns an address that passes the store's rules, with its example postal code. */
export function trialAddress({ sections }: StoreDocument): Address {
  return {
    firstName: 'Boundary',
    lastName: 'Shopper',
    streetName: 'Limit',
    streetNumber: '1',
    postalCode: sections['postal-code'].example,
    city: 'Boundary',
    country: sections.store.countryCode,
    phone: '+000 000 000 00',
  };
}
