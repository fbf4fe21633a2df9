import { extendedTransaction, type Extendable } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { insufficientScope, invalidInput, invalidOperation, PlatformError } from '../errors/platform-error.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { businessUnits, type BusinessUnit, stores } from '../families/families.js';
import { applyActions, parseUpdate, type UpdateBody } from '../resources/kind.js';
import { keyReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Restriction } from '../storage/query.js';
import type { Identifier } from '../storage/repository.js';
import { isAssociate, requirePermission } from '../associates/associates.js';
import { addsAssociate, changesAssociate, setsAssociates } from './associate-actions.js';
import { businessUnitActions, myBusinessUnitActions } from './business-unit-actions.js';
import { businessUnitDrafts, businessUnitFromDraft, type BusinessUnitDraft } from './business-unit-draft.js';
import { lockHierarchy, updateDescendants, storesOf, withInherited } from '../associates/unit-hierarchy.js';
import type { Permission } from '../associates/permissions.js';

/** Returns the customer of the request, directly or through a service client; undefined for the merchant. */
export function buyerOf({ access, audience }: Work): string | undefined {
  if (!audience.mine) return audience.associateId;
  if (access.customerId === undefined) throw insufficientScope(['customer_id']);
  return access.customerId;
}

/** Returns a predicate that is true for units of the request's store that have the caller as an associate. */
function isVisible(work: Work): (unit: BusinessUnit) => boolean {
  const { storeKey } = work.audience;
  const buyer = buyerOf(work);
  return (unit) =>
    (storeKey === undefined || storesOf(unit).some(({ key }) => key === storeKey)) &&
    (buyer === undefined || isAssociate(unit, buyer));
}

/** Returns the restrictions of `isVisible` for a query. */
export function visibleUnits(work: Work): Restriction[] {
  const { storeKey } = work.audience;
  const buyer = buyerOf(work);
  const either = (own: string, inherited: string, part: object): Restriction => ({
    sql: (parameters) => {
      const wanted = parameters.bind(JSON.stringify([part]));
      return `(body -> '${own}' @> ${wanted}::jsonb OR body -> '${inherited}' @> ${wanted}::jsonb)`;
    },
  });
  return [
    ...(storeKey === undefined ? [] : [either('stores', 'inheritedStores', { key: storeKey })]),
    ...(buyer === undefined ? [] : [either('associates', 'inheritedAssociates', { customer: { id: buyer } })]),
  ];
}

/** How extensions may change a business unit. */
const extendable: Extendable<BusinessUnit> = {
  family: businessUnits,
  actions: businessUnitActions,
  settle: withInherited,
};

/** Returns the draft with the buyer as first associate, in the role that the project configures for this. */
async function buyersDraft(work: Work, draft: BusinessUnitDraft, buyer: string): Promise<BusinessUnitDraft> {
  if (draft.unitType === 'Division') {
    const unit = await referenced(work, businessUnits, draft.parentUnit);
    const act = { unit, associateId: buyer, act: 'create a business unit' };
    await requirePermission(work, act, 'AddChildUnits');
  }
  const settings = (await work.project())?.businessUnits;
  const role = settings?.myBusinessUnitAssociateRoleOnCreation;
  if (role === undefined)
    throw invalidOperation('The project has no associate role for those who create a business unit.');
  const first = {
    customer: { id: buyer },
    associateRoleAssignments: [{ associateRole: { key: role.key }, inheritance: 'Enabled' as const }],
  };
  const associates = [first, ...draft.associates.filter(({ customer }) => customer.id !== buyer)];
  const status = work.audience.mine ? (settings?.myBusinessUnitStatusOnCreation ?? 'Inactive') : draft.status;
  return { ...draft, associates, status: status === 'Active' ? 'Active' : 'Inactive' };
}

async function draftOf(work: Work, raw: unknown): Promise<BusinessUnitDraft> {
  const { mine, service } = businessUnitDrafts;
  const draft = work.audience.mine ? service.parse(parseAs(mine, raw)) : parseAs(service, raw);
  const buyer = buyerOf(work);
  return buyer === undefined ? draft : buyersDraft(work, draft, buyer);
}

/** Returns the unit with the store of the request if its draft names none. */
async function inStoreOfRequest(work: Work, unit: BusinessUnit): Promise<BusinessUnit> {
  const { storeKey } = work.audience;
  if (storeKey === undefined) return unit;
  const own = unit.storeMode === 'Explicit' && unit.stores === undefined;
  const placed = own ? { ...unit, stores: [await keyReference(work, stores, { key: storeKey })] } : unit;
  const withInheritance = await withInherited(work, placed);
  if (!storesOf(withInheritance).some(({ key }) => key === storeKey))
    throw invalidInput(`The business unit must be associated with the store '${storeKey}' in which it is made.`);
  return withInheritance;
}

export const createBusinessUnit = (work: Work, raw: unknown): Promise<BusinessUnit> =>
  extendedTransaction(work, { ...extendable, action: 'Create' }, async (inner) => {
    await lockHierarchy(inner);
    const unit = await inStoreOfRequest(inner, await businessUnitFromDraft(inner, await draftOf(inner, raw)));
    return inner.insert(businessUnits, await withInherited(inner, unit));
  });

/** Returns a business unit of this audience, or undefined. */
export async function findBusinessUnit(work: Work, identifier: Identifier): Promise<BusinessUnit | undefined> {
  const unit = await work.rows(businessUnits).find(identifier);
  return unit !== undefined && isVisible(work)(unit) ? unit : undefined;
}

const buyersActions = {
  ...businessUnitActions,
  addAssociate: addsAssociate(true),
  changeAssociate: changesAssociate(true),
  setAssociates: setsAssociates(true),
};
const NEEDED: Readonly<Record<string, Permission>> = {
  addAssociate: 'UpdateAssociates',
  changeAssociate: 'UpdateAssociates',
  removeAssociate: 'UpdateAssociates',
  setAssociates: 'UpdateAssociates',
  changeAssociateMode: 'UpdateAssociates',
  changeParentUnit: 'UpdateParentUnit',
};

/** Throws unless the buyer has the permissions that an update needs. */
async function requireBuyersRights(work: Work, unit: BusinessUnit, { actions }: UpdateBody): Promise<void> {
  const associateId = buyerOf(work);
  if (associateId === undefined) return;
  if (unit.status === 'Inactive')
    throw invalidOperation(`The business unit '${unit.key}' is inactive and can only be changed by the merchant.`);
  const act = { unit, associateId, act: 'update the business unit' };
  for (const { action, ...input } of actions) {
    await requirePermission(work, act, NEEDED[action] ?? 'UpdateBusinessUnitDetails');
    if (action !== 'changeParentUnit') continue;
    const parent = await referenced(work, businessUnits, parseAs(resourceIdentifier, input['parentUnit']));
    await requirePermission(work, { unit: parent, associateId, act: 'add a child unit' }, 'AddChildUnits');
  }
}

function actionsFor({ audience }: Work) {
  if (audience.mine) return myBusinessUnitActions;
  return audience.associateId === undefined ? businessUnitActions : buyersActions;
}

export const updateBusinessUnit = (work: Work, identifier: Identifier, raw: unknown): Promise<BusinessUnit> =>
  extendedTransaction(work, { ...extendable, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    await lockHierarchy(inner);
    const before = await inner.rows(businessUnits).lock(identifier, update.version, isVisible(inner));
    await requireBuyersRights(inner, before, update);
    const after = await applyActions({ actions: actionsFor(inner) }, before, { update, work: inner });
    const saved = await inner.save(businessUnits, before, await withInherited(inner, after));
    await updateDescendants(inner, saved);
    return saved;
  });

export const deleteBusinessUnit = (work: Work, identifier: Identifier, version: number): Promise<BusinessUnit> =>
  work.transaction(async (inner) => {
    await lockHierarchy(inner);
    const unit = await inner.rows(businessUnits).lock(identifier, version, isVisible(inner));
    const children = await inner.rows(businessUnits).findMany('parent_key', [unit.key]);
    if (children.length > 0)
      throw new PlatformError(400, {
        code: 'ReferenceExists',
        message: `The business unit '${unit.key}' is the parent of another one.`,
        referencedBy: 'business-unit',
      });
    await inner.remove(businessUnits, unit);
    return unit;
  });
