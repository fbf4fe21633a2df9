import { isDeepStrictEqual } from 'node:util';
import type { AssociateRole, BusinessUnit, IBusinessUnit, MessagePayload } from '@commercetools/platform-sdk';
import type { Telling } from '../storage/message-factory.js';

export const associateRoleTelling: Telling<AssociateRole> = {
  created: (associateRole) => [{ type: 'AssociateRoleCreated', associateRole }],
  changed: (after, before) => {
    const told: MessagePayload[] = [];
    if (after.name !== before.name) told.push({ type: 'AssociateRoleNameSet', name: after.name ?? '' });
    if (after.buyerAssignable !== before.buyerAssignable)
      told.push({ type: 'AssociateRoleBuyerAssignableChanged', buyerAssignable: after.buyerAssignable });
    return told;
  },
  deleted: () => [{ type: 'AssociateRoleDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

type Told = (after: IBusinessUnit, before: IBusinessUnit) => MessagePayload;

/** What is said when a field of a business unit changes, whichever action changed it. */
const FIELDS: Readonly<Partial<Record<keyof IBusinessUnit, Told>>> = {
  name: ({ name }) => ({ type: 'BusinessUnitNameChanged', name }),
  contactEmail: ({ contactEmail }) => ({ type: 'BusinessUnitContactEmailSet', contactEmail }),
  status: ({ status }) => ({ type: 'BusinessUnitStatusChanged', active: status }),
  topLevelUnit: ({ topLevelUnit }, before) => ({
    type: 'BusinessUnitTopLevelUnitSet',
    topLevelUnit,
    oldTopLevelUnit: before.topLevelUnit,
  }),
  associateMode: ({ associateMode }, before) => ({
    type: 'BusinessUnitAssociateModeChanged',
    associateMode,
    oldAssociateMode: before.associateMode,
  }),
  approvalRuleMode: ({ approvalRuleMode }, before) => ({
    type: 'BusinessUnitApprovalRuleModeChanged',
    approvalRuleMode,
    oldApprovalRuleMode: before.approvalRuleMode,
  }),
};

export const businessUnitTelling: Telling<IBusinessUnit> = {
  // The stored type is what companies and divisions have in common.
  created: (unit) => [{ type: 'BusinessUnitCreated', businessUnit: unit as BusinessUnit }],
  changed: (after, before) =>
    Object.entries(FIELDS).flatMap(([field, told]) => {
      const name = field as keyof IBusinessUnit;
      return isDeepStrictEqual(after[name], before[name]) ? [] : [told(after, before)];
    }),
  deleted: () => [{ type: 'BusinessUnitDeleted' }],
  identifiers: ({ key }) => ({ key }),
};
