import { isDeepStrictEqual } from 'node:util';
import type {
  InheritedAssociate,
  InheritedAssociateRoleAssignment,
  StoreKeyReference,
} from '@commercetools/platform-sdk';
import { invalidOperation } from '../errors/platform-error.js';
import type { Work } from '../work/work.js';
import { byKey } from '../storage/repository.js';
import { businessUnits, type BusinessUnit } from '../families/families.js';

// Units inherit from each other: without this lock a change would have to lock all units above and below.
const HIERARCHY_LOCK = 4_301_010;

/** Waits until no other request changes business units; the lock ends with the transaction. */
export const lockHierarchy = async (work: Work): Promise<void> => {
  await work.db.query('SELECT pg_advisory_xact_lock($1)', [HIERARCHY_LOCK]);
};

/** Returns the stores of a unit: its own, or those of the closest parent that has its own. */
export const storesOf = ({ storeMode, stores = [], inheritedStores = [] }: BusinessUnit): StoreKeyReference[] =>
  storeMode === 'Explicit' ? stores : inheritedStores;

/** Returns the associates that divisions of a unit inherit, with the unit that assigned each role. */
function inheritableAssociates(parent: BusinessUnit): InheritedAssociate[] {
  const own = parent.associates.flatMap(({ customer, associateRoleAssignments }) =>
    associateRoleAssignments
      .filter(({ inheritance }) => inheritance === 'Enabled')
      .map(({ associateRole }) => ({
        customer,
        assignment: { associateRole, source: { typeId: 'business-unit' as const, key: parent.key } },
      })),
  );
  const further = (parent.inheritedAssociates ?? []).flatMap(({ customer, associateRoleAssignments }) =>
    associateRoleAssignments.map((assignment) => ({ customer, assignment })),
  );
  const byCustomer = new Map<string, InheritedAssociateRoleAssignment[]>();
  for (const { customer, assignment } of [...own, ...further])
    byCustomer.set(customer.id, [...(byCustomer.get(customer.id) ?? []), assignment]);
  return [...byCustomer].map(([id, associateRoleAssignments]) => ({
    customer: { typeId: 'customer', id },
    associateRoleAssignments,
  }));
}

/** Returns a unit with the fields that it inherits from its parent, which is undefined for a company. */
function withInheritedFrom(unit: BusinessUnit, parent: BusinessUnit | undefined): BusinessUnit {
  const takesStores = parent !== undefined && unit.storeMode === 'FromParent';
  const takesAssociates = parent !== undefined && unit.associateMode === 'ExplicitAndFromParent';
  return {
    ...unit,
    topLevelUnit: parent?.topLevelUnit ?? { typeId: 'business-unit', key: unit.key },
    stores: unit.storeMode === 'Explicit' ? (unit.stores ?? []) : undefined,
    inheritedStores: takesStores ? storesOf(parent) : undefined,
    inheritedAssociates: takesAssociates ? inheritableAssociates(parent) : undefined,
  };
}

const parentOf = async (work: Work, { parentUnit }: BusinessUnit): Promise<BusinessUnit | undefined> =>
  parentUnit && work.rows(businessUnits).find(byKey(parentUnit.key));

/** Throws InvalidOperation if a unit would be its own ancestor. */
async function requireNoCycle(work: Work, unit: BusinessUnit): Promise<void> {
  for (let above = await parentOf(work, unit); above !== undefined; above = await parentOf(work, above))
    if (above.key === unit.key) throw invalidOperation(`The business unit '${unit.key}' cannot be below itself.`);
}

/** Returns the unit with its current inheritance. Throws InvalidOperation if a unit would be its own ancestor. */
export async function withInherited(work: Work, unit: BusinessUnit): Promise<BusinessUnit> {
  await requireNoCycle(work, unit);
  return withInheritedFrom(unit, await parentOf(work, unit));
}

/** Updates the inherited fields of all units below. They keep their versions unless they move to another company. */
export async function updateDescendants(work: Work, parent: BusinessUnit): Promise<void> {
  for (const child of await work.rows(businessUnits).findMany('parent_key', [parent.key])) {
    const next = JSON.parse(JSON.stringify(withInheritedFrom(child, parent))) as BusinessUnit;
    if (isDeepStrictEqual(next, child)) continue;
    if (next.topLevelUnit.key !== child.topLevelUnit.key) await work.save(businessUnits, child, next);
    else
      await work.db.query(`UPDATE ${businessUnits.table} SET body = body || $2 WHERE id = $1`, [
        child.id,
        { inheritedStores: next.inheritedStores, inheritedAssociates: next.inheritedAssociates },
      ]);
    await updateDescendants(work, next);
  }
}
