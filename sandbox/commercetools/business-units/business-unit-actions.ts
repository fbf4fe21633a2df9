import type { BusinessUnitKeyReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { addressActions, addressCustomActions } from '../customers/address-book.js';
import { email } from '../customers/customer-draft.js';
import { invalidInput, invalidOperation } from '../errors/platform-error.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { businessUnits, type BusinessUnit, stores } from '../families/families.js';
import { action, assigns, customActions, type Action, type Actions } from '../resources/kind.js';
import { keyReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { addressMessages, customMessages } from './address-messages.js';
import {
  addsAssociate,
  changesAssociate,
  removesAssociate,
  setsAssociates,
  withOwnAssociates,
} from './associate-actions.js';
import {
  inheritanceMode,
  requireModes,
  status,
  storeMode,
  storeReferences,
  unitName,
  unitStores,
} from './business-unit-draft.js';
import { storesOf } from '../associates/unit-hierarchy.js';
import { withMessages } from './with-messages.js';

const unitType = z.enum(['Company', 'Division']);

/** Returns the actions; each also sends its messages. */
const withMessagesByAction = (
  actions: Actions<BusinessUnit>,
  messages: typeof addressMessages,
): Actions<BusinessUnit> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, change]) => [name, withMessages(change, messages[name] ?? (() => []))]),
  );

const checked = (unit: BusinessUnit): BusinessUnit => {
  requireModes(unit);
  return unit;
};

/** Throws InvalidOperation unless the new parent has the same stores as the former one. */
async function requireSameStores(work: Work, unit: BusinessUnit, parent: BusinessUnit): Promise<void> {
  if (unit.storeMode === 'Explicit' || unit.parentUnit === undefined) return;
  const former = await referenced(work, businessUnits, { key: unit.parentUnit.key });
  const keysOf = (one: BusinessUnit): string =>
    storesOf(one)
      .map(({ key }) => key)
      .sort()
      .join();
  if (keysOf(former) !== keysOf(parent))
    throw invalidOperation(
      `The business unit '${parent.key}' is associated with stores other than those of the present parent.`,
    );
}

const changesParent: Action<BusinessUnit> = withMessages(
  action(z.object({ parentUnit: resourceIdentifier }), async (unit: BusinessUnit, input, work) => {
    if (unit.unitType !== 'Division') throw invalidOperation('A company has no parent unit.');
    const parent = await referenced(work, businessUnits, input.parentUnit);
    await requireSameStores(work, unit, parent);
    return { ...unit, parentUnit: { typeId: 'business-unit' as const, key: parent.key } };
  }),
  (after, before) => [
    { type: 'BusinessUnitParentChanged', oldParentUnit: before.parentUnit, newParentUnit: after.parentUnit },
  ],
);

/** The update actions of buyers for their own unit. */
export const myBusinessUnitActions: Actions<BusinessUnit> = {
  ...withMessagesByAction(customActions<BusinessUnit>('business-unit'), customMessages),
  ...withMessagesByAction(
    { ...addressActions<BusinessUnit>(), ...addressCustomActions<BusinessUnit>() },
    addressMessages,
  ),
  changeName: assigns('name', unitName),
  setContactEmail: assigns('contactEmail', email.optional()),
  changeParentUnit: changesParent,
  changeAssociate: changesAssociate(true),
  removeAssociate: removesAssociate,
};

function requireOwnStores({ storeMode: mode }: BusinessUnit): void {
  if (mode !== 'Explicit')
    throw invalidOperation('The stores of a business unit are set if its storeMode is Explicit.');
}

const changesStores = (isAdded: boolean): Action<BusinessUnit> =>
  action(z.object({ store: resourceIdentifier }), async (unit: BusinessUnit, input, work) => {
    requireOwnStores(unit);
    const store = await keyReference(work, stores, input.store);
    const others = (unit.stores ?? []).filter(({ key }) => key !== store.key);
    if (isAdded !== (others.length === (unit.stores ?? []).length)) return unit;
    work.outbox.hold(unit.id, [{ type: isAdded ? 'BusinessUnitStoreAdded' : 'BusinessUnitStoreRemoved', store }]);
    return { ...unit, stores: isAdded ? [...others, store] : others };
  });

const setsStoreMode: Action<BusinessUnit> = withMessages(
  action(z.object({ storeMode, stores: unitStores.optional() }), async (unit: BusinessUnit, input, work) => {
    if (input.storeMode === 'FromParent' && input.stores !== undefined)
      throw invalidInput('Stores can only be set if the storeMode is Explicit.');
    const own = input.stores && (await storeReferences(work, input.stores));
    return checked({
      ...unit,
      storeMode: input.storeMode,
      stores: own ?? (unit.storeMode === 'Explicit' ? unit.stores : []),
    });
  }),
  (after, before) => [
    {
      type: 'BusinessUnitStoreModeChanged',
      stores: after.storeMode === 'Explicit' ? (after.stores ?? []) : [],
      storeMode: after.storeMode,
      oldStores: before.stores ?? [],
      oldStoreMode: before.storeMode,
    },
  ],
);

const setsUnitType: Action<BusinessUnit> = withMessages(
  action(z.object({ unitType, parentUnit: resourceIdentifier.optional() }), async (unit: BusinessUnit, input, work) => {
    if ((input.unitType === 'Division') !== (input.parentUnit !== undefined))
      throw invalidInput('A division has a parent unit, a company has none.');
    const parentUnit: BusinessUnitKeyReference | undefined =
      input.parentUnit && (await keyReference(work, businessUnits, input.parentUnit));
    return checked({ ...unit, unitType: input.unitType, parentUnit });
  }),
  (after, before) => [
    {
      type: 'BusinessUnitTypeSet',
      parentUnit: after.parentUnit,
      oldParentUnit: before.parentUnit,
      unitType: after.unitType,
      oldUnitType: before.unitType,
    },
  ],
);

/** The update actions of business units for service clients. */
export const businessUnitActions: Actions<BusinessUnit> = {
  ...myBusinessUnitActions,
  addAssociate: addsAssociate(false),
  changeAssociate: changesAssociate(false),
  setAssociates: setsAssociates(false),
  changeStatus: assigns('status', status),
  changeApprovalRuleMode: action(z.object({ approvalRuleMode: inheritanceMode }), (unit: BusinessUnit, input) =>
    checked({ ...unit, approvalRuleMode: input.approvalRuleMode }),
  ),
  changeAssociateMode: action(
    z.object({ associateMode: inheritanceMode, makeInheritedAssociatesExplicit: z.boolean().default(false) }),
    (unit: BusinessUnit, { associateMode, makeInheritedAssociatesExplicit }) => {
      if (makeInheritedAssociatesExplicit && associateMode !== 'Explicit')
        throw invalidInput('Inherited associates become explicit only if the associateMode becomes Explicit.');
      return checked({ ...(makeInheritedAssociatesExplicit ? withOwnAssociates(unit) : unit), associateMode });
    },
  ),
  setUnitType: setsUnitType,
  setStoreMode: setsStoreMode,
  addStore: changesStores(true),
  removeStore: changesStores(false),
  setStores: withMessages(
    action(z.object({ stores: unitStores }), async (unit: BusinessUnit, input, work) => {
      requireOwnStores(unit);
      return { ...unit, stores: await storeReferences(work, input.stores) };
    }),
    (after) => [{ type: 'BusinessUnitStoresSet', stores: after.stores ?? [] }],
  ),
};
