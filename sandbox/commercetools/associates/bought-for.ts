import type { BusinessUnitKeyReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { resourceIdentifier, type ResourceIdentifier } from '../input/draft-parts.js';
import { action, type Action } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Resource } from '../storage/family.js';
import { isAssociate } from './associates.js';
import { businessUnits, type BusinessUnit } from '../families/families.js';
import { storesOf } from './unit-hierarchy.js';

/** Who buys, and in which store. */
interface Buyer {
  readonly customerId?: string;
  readonly customer?: { readonly id: string };
  readonly store?: { readonly key: string };
}

/** Throws InvalidOperation if this cannot be bought for a unit: by this customer, in this store, or at all. */
export function requireBuysFor(unit: BusinessUnit, { customerId, customer, store }: Buyer): void {
  const buyer = customerId ?? customer?.id;
  if (unit.status === 'Inactive') throw invalidOperation(`The business unit '${unit.key}' is inactive.`);
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

/** The unit for which something is bought: that of the request, or the one that a draft names. */
export async function boughtFor(
  work: Work,
  named: ResourceIdentifier | undefined,
  buyer: Buyer,
): Promise<BusinessUnitKeyReference | undefined> {
  const { businessUnitKey } = work.audience;
  const wanted = businessUnitKey === undefined ? named : { key: businessUnitKey };
  if (wanted === undefined) return undefined;
  const unit = await referenced(work, businessUnits, wanted);
  requireBuysFor(unit, buyer);
  return asReference(unit);
}

interface Bought extends Resource, Buyer {
  readonly businessUnit?: BusinessUnitKeyReference;
}

/** The unit of a cart, of an order or of a list, as it is now; undefined if it is bought for none. */
export const unitOf = async (work: Work, { businessUnit }: Bought): Promise<BusinessUnit | undefined> =>
  businessUnit && referenced(work, businessUnits, { key: businessUnit.key });

/** Moves a cart or a list from one unit to another. */
export const changesBusinessUnit = <T extends Bought>(): Action<T> =>
  action(z.object({ businessUnit: resourceIdentifier }), async (bought: T, input, work) => {
    if (bought.businessUnit === undefined) throw invalidOperation('There is no business unit that could be changed.');
    const unit = await referenced(work, businessUnits, input.businessUnit);
    requireBuysFor(unit, bought);
    return { ...bought, businessUnit: asReference(unit) };
  });

/** Gives an order another unit, or none; the merchant decides, whoever bought and wherever. */
export const setsBusinessUnit = <T extends Bought>(): Action<T> =>
  action(z.object({ businessUnit: resourceIdentifier.optional() }), async (bought: T, input, work) => ({
    ...bought,
    businessUnit: input.businessUnit && asReference(await referenced(work, businessUnits, input.businessUnit)),
  }));
