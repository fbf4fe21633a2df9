import { PlatformError } from '../errors/platform-error.js';
import { columnIs, type Restriction } from '../storage/query.js';
import type { Work } from './work.js';
import type { Customer } from '@commercetools/platform-sdk';

interface Owned {
  readonly anonymousId?: string;
  readonly customerId?: string;
  readonly customer?: { readonly id: string };
  readonly store?: { readonly key: string };
  readonly businessUnit?: { readonly key: string };
}

/** The shopper that a token stands for; the `me` endpoints are for shoppers only. */
export function ownerOf({ access }: Work): { anonymousId?: string; customerId?: string } {
  if (access.customerId !== undefined) return { customerId: access.customerId };
  if (access.anonymousId !== undefined) return { anonymousId: access.anonymousId };
  throw new PlatformError(403, {
    code: 'insufficient_scope',
    message: 'This endpoint needs the token of a customer or of an anonymous session.',
  });
}

/** True when the resource is there for the request's audience; for anyone else it does not exist. */
export function isVisible(work: Work): (body: Owned) => boolean {
  const { audience } = work;
  const owner = audience.mine ? ownerOf(work) : undefined;
  return (body) => {
    if (audience.storeKey !== undefined && body.store?.key !== audience.storeKey) return false;
    if (audience.businessUnitKey !== undefined && body.businessUnit?.key !== audience.businessUnitKey) return false;
    if (owner === undefined) return true;
    return owner.customerId === undefined
      ? body.anonymousId === owner.anonymousId
      : (body.customerId ?? body.customer?.id) === owner.customerId;
  };
}

/** The same as `isVisible`, for queries over a table with owner columns. */
export function visibleRows(work: Work): Restriction[] {
  const { audience } = work;
  const inStore = audience.storeKey === undefined ? [] : [columnIs('store_key', audience.storeKey)];
  if (!audience.mine) return inStore;
  const { anonymousId, customerId } = ownerOf(work);
  const own =
    customerId === undefined ? columnIs('anonymous_id', anonymousId ?? '') : columnIs('customer_id', customerId);
  return [...inStore, own];
}

/** True if the request may see the customer: of its store if it names one, and the token's own under `me`. */
export function isCustomerVisible({ audience, access }: Work): (customer: Customer) => boolean {
  const { storeKey, mine } = audience;
  return ({ id, stores }) =>
    (storeKey === undefined || stores.some(({ key }) => key === storeKey)) && (!mine || id === access.customerId);
}
