import type { Customer } from '@commercetools/platform-sdk';
import type { Work } from '../resources/work.js';

/** True if the request may see the customer: of its store if it names one, and the token's own under `me`. */
export function isCustomerVisible({ audience, access }: Work): (customer: Customer) => boolean {
  const { storeKey, mine } = audience;
  return ({ id, stores }) =>
    (storeKey === undefined || stores.some(({ key }) => key === storeKey)) && (!mine || id === access.customerId);
}
