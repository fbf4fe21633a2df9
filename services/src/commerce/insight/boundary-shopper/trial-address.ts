import type { Address } from '@manifold/domain/address/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';

/** Nobody's mailbox: the name is reserved for that. */
export const TRIAL_EMAIL = 'boundary-shopper@example.com';

/** An address that a store's own rules take; its postal code is the one that the store gives as an example. */
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
