import { isDeepStrictEqual } from 'node:util';
import type { AssociateRole, BusinessUnit, IBusinessUnit, MessagePayload } from '@commercetools/platform-sdk';
import type { MessageFactory } from '../storage/message-factory.js';

export const associateRoleMessages: MessageFactory<AssociateRole> = {
  created: (associateRole) => [{ type: 'AssociateRoleCreated', associateRole }],
  changed: (after, before) => {
    const payloads: MessagePayload[] = [];
    if (after.name !== before.name) payloads.push({ type: 'AssociateRoleNameSet', name: after.name ?? '' });
    if (after.buyerAssignable !== before.buyerAssignable)
      payloads.push({ type: 'AssociateRoleBuyerAssignableChanged', buyerAssignable: after.buyerAssignable });
    return payloads;
  },
  deleted: () => [{ type: 'AssociateRoleDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

type FieldMessage = (after: IBusinessUnit, before: IBusinessUnit) => MessagePayload;

/** The message of each field of a business unit that changes, for all actions that change it. */
const FIELDS: Readonly<Partial<Record<keyof IBusinessUnit, FieldMessage>>> = {
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

export const businessUnitMessages: MessageFactory<IBusinessUnit> = {
  // The stored type has the common fields of companies and divisions.
  created: (unit) => [{ type: 'BusinessUnitCreated', businessUnit: unit as BusinessUnit }],
  changed: (after, before) =>
    Object.entries(FIELDS).flatMap(([field, messageOf]) => {
      const name = field as keyof IBusinessUnit;
      return isDeepStrictEqual(after[name], before[name]) ? [] : [messageOf(after, before)];
    }),
  deleted: () => [{ type: 'BusinessUnitDeleted' }],
  identifiers: ({ key }) => ({ key }),
};
