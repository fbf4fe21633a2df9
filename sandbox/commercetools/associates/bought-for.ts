import type { BusinessUnitKeyReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { action, type Action } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Resource } from '../storage/family.js';
import { isAssociate, requirePermission } from './associates.js';
import { businessUnits, type BusinessUnit } from '../families/families.js';
import type { UpdateRight } from './permissions.js';
import { storesOf } from './unit-hierarchy.js';

/** The buyer and the store. */
interface Buyer {
  readonly customerId?: string;
  readonly customer?: { readonly id: string };
  readonly store?: { readonly key: string };
}

const ownerIdOf = ({ customerId, customer }: Buyer): string | undefined => customerId ?? customer?.id;

/** Throws InvalidOperation if the unit is inactive. */
export function requireActive({ key, status }: BusinessUnit): void {
  if (status === 'Inactive') throw invalidOperation(`The business unit '${key}' is inactive.`);
}

/** Throws InvalidOperation unless the unit is active, the buyer is its associate and the store is one of its stores. */
export function requireMayBuyFor(unit: BusinessUnit, bought: Buyer): void {
  const buyer = ownerIdOf(bought);
  const { store } = bought;
  requireActive(unit);
  if (buyer !== undefined && !isAssociate(unit, buyer))
    throw invalidOperation(`The customer '${buyer}' is not an associate of the business unit '${unit.key}'.`);
  const stores = storesOf(unit).map(({ key }) => key);
  const isRight = store === undefined ? stores.length === 0 : stores.includes(store.key);
  if (!isRight)
    throw invalidOperation(
      `The business unit '${unit.key}' ${store === undefined ? 'buys in its stores only' : `is not associated with the store '${store.key}'`}.`,
    );
}

const asReference = ({ key }: BusinessUnit): BusinessUnitKeyReference => ({ typeId: 'business-unit', key });

/** Returns the business unit of a new resource: the request's, or the draft's. Throws InvalidOperation if the buyer may not buy for it. */
export async function businessUnitOf(
  work: Work,
  named: ResourceIdentifier | undefined,
  buyer: Buyer,
): Promise<BusinessUnitKeyReference | undefined> {
  const { businessUnitKey } = work.audience;
  const wanted = businessUnitKey === undefined ? named : { key: businessUnitKey };
  if (wanted === undefined) return undefined;
  const unit = await referenced(work, businessUnits, wanted);
  requireMayBuyFor(unit, buyer);
  return asReference(unit);
}

interface Bought extends Resource, Buyer {
  readonly businessUnit?: BusinessUnitKeyReference;
}

/** Returns the current business unit of a cart, order or list; undefined if it has none. */
export const unitOf = async (work: Work, { businessUnit }: Bought): Promise<BusinessUnit | undefined> =>
  businessUnit && referenced(work, businessUnits, { key: businessUnit.key });

/**
 * Throws if the associate of the request has moved a resource to a unit, or handed it to a customer, for whom they may not
 * update it, or if the new owner may not buy for the unit. The merchant's own requests are not restricted.
 */
export async function requireMayMove<T extends Bought>(
  work: Work,
  { before, after }: { readonly before: T; readonly after: T },
  { name, right: [mine, others] }: UpdateRight,
): Promise<void> {
  const { associateId } = work.audience;
  const owner = ownerIdOf(after);
  const isMoved = after.businessUnit?.key !== before.businessUnit?.key || owner !== ownerIdOf(before);
  const unit = associateId !== undefined && isMoved ? await unitOf(work, after) : undefined;
  if (associateId === undefined || unit === undefined) return;
  const isOwn = owner === associateId;
  await requirePermission(
    work,
    { unit, associateId, act: `update a ${name}`, ...(isOwn || owner === undefined ? {} : { onBehalfOf: owner }) },
    isOwn ? mine : others,
  );
  requireMayBuyFor(unit, after);
}

/** Returns the action that moves a cart or a list to another unit. */
export const changeBusinessUnit = <T extends Bought>(): Action<T> =>
  action(z.object({ businessUnit: resourceIdentifier }), async (bought: T, input, work) => {
    if (bought.businessUnit === undefined) throw invalidOperation('There is no business unit that could be changed.');
    const unit = await referenced(work, businessUnits, input.businessUnit);
    requireMayBuyFor(unit, bought);
    return { ...bought, businessUnit: asReference(unit) };
  });

/**
 * Returns the action that sets or removes an order's unit. The merchant may do so regardless of buyer and store; for associates
 * `requireMayMove` checks the unit.
 */
export const setBusinessUnit = <T extends Bought>(): Action<T> =>
  action(z.object({ businessUnit: resourceIdentifier.optional() }), async (bought: T, input, work) => ({
    ...bought,
    businessUnit: input.businessUnit && asReference(await referenced(work, businessUnits, input.businessUnit)),
  }));
