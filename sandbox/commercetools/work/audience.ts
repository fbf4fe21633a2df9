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

/** Returns the shopper of the token. Throws 403 for a token without one: the `me` endpoints are for shoppers only. */
export function ownerOf({ access }: Work): { anonymousId?: string; customerId?: string } {
  if (access.customerId !== undefined) return { customerId: access.customerId };
  if (access.anonymousId !== undefined) return { anonymousId: access.anonymousId };
  throw new PlatformError(403, {
    code: 'insufficient_scope',
    message: 'This endpoint needs the token of a customer or of an anonymous session.',
  });
}

/** Returns a predicate that is true for resources that the request's audience may access; others answer 404. */
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

/** Returns the restrictions of `isVisible` for a query over a table with owner columns. */
export function visibleRows(work: Work): Restriction[] {
  const { audience } = work;
  const inStore = audience.storeKey === undefined ? [] : [columnIs('store_key', audience.storeKey)];
  if (!audience.mine) return inStore;
  const { anonymousId, customerId } = ownerOf(work);
  const own =
    customerId === undefined ? columnIs('anonymous_id', anonymousId ?? '') : columnIs('customer_id', customerId);
  return [...inStore, own];
}

/** Returns a predicate that is true for customers that the request may see: of its store, and under `me` the token's own. */
export function isCustomerVisible({ audience, access }: Work): (customer: Customer) => boolean {
  const { storeKey, mine } = audience;
  return ({ id, stores }) =>
    (storeKey === undefined || stores.some(({ key }) => key === storeKey)) && (!mine || id === access.customerId);
}
