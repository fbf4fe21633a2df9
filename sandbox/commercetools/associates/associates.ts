import type { Associate, BusinessUnitAssociateResponse } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidInput, invalidOperation, PlatformError, resourceNotFound } from '../errors/platform-error.js';
import { resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { associateRoles, type BusinessUnit, customers } from '../families/families.js';
import { reference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Permission } from './permissions.js';

const MAX_ASSOCIATES = 2000;
const MAX_ROLES = 10;

export const associateDraft = z.object({
  associateRoleAssignments: z
    .array(z.object({ associateRole: resourceIdentifier, inheritance: z.enum(['Enabled', 'Disabled']).optional() }))
    .max(MAX_ROLES)
    .default([]),
  customer: resourceIdentifier,
  // The former fixed roles.
  ...unsupportedProperties('roles'),
});
export const associateDrafts = z.array(associateDraft).max(MAX_ASSOCIATES);
type AssociateDraft = z.output<typeof associateDraft>;

/** Returns an associate from its draft. Throws InvalidOperation if a buyer assigns a role that is not `buyerAssignable`. */
export async function associateOf(work: Work, draft: AssociateDraft, isBuyer = false): Promise<Associate> {
  const assignments = await Promise.all(
    draft.associateRoleAssignments.map(async ({ associateRole, inheritance }) => {
      const role = await referenced(work, associateRoles, associateRole);
      if (isBuyer && !role.buyerAssignable)
        throw invalidOperation(`The associate role '${role.key}' cannot be assigned by buyers.`);
      return {
        associateRole: { typeId: 'associate-role' as const, key: role.key },
        // As on the platform, divisions inherit the role by default.
        inheritance: inheritance ?? 'Enabled',
      };
    }),
  );
  return { associateRoleAssignments: assignments, customer: await reference(work, customers, draft.customer) };
}

/** Returns the associates of a unit. Throws InvalidInput if a customer is named twice. */
export async function associatesOf(
  work: Work,
  drafts: readonly AssociateDraft[],
  isBuyer = false,
): Promise<Associate[]> {
  const associates = await Promise.all(drafts.map((draft) => associateOf(work, draft, isBuyer)));
  requireEachOnce(associates);
  return associates;
}

export function requireEachOnce(associates: readonly Associate[]): void {
  const ids = associates.map(({ customer }) => customer.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw invalidInput(`The customer '${twice}' is an associate of the business unit already.`);
}

interface WithRoles {
  readonly customer: { readonly id: string };
  readonly associateRoleAssignments: readonly { readonly associateRole: { readonly key: string } }[];
}

const rolesIn = (associates: readonly WithRoles[], customerId: string): string[] =>
  associates
    .filter(({ customer }) => customer.id === customerId)
    .flatMap(({ associateRoleAssignments }) => associateRoleAssignments)
    .map(({ associateRole }) => associateRole.key);

export const isAssociate = ({ associates, inheritedAssociates = [] }: BusinessUnit, customerId: string): boolean =>
  [...associates, ...inheritedAssociates].some(({ customer }) => customer.id === customerId);

async function rolesWith(work: Work, keys: readonly string[]) {
  const found = await Promise.all([...new Set(keys)].map((key) => work.find(associateRoles, 'key', key)));
  return found.flatMap((role) => role ?? []);
}

/** Returns an associate's roles and permissions. Throws ResourceNotFound if the customer is not an associate of the unit. */
export async function associateResponse(
  work: Work,
  unit: BusinessUnit,
  customerId: string,
): Promise<BusinessUnitAssociateResponse> {
  if (!isAssociate(unit, customerId)) throw resourceNotFound(`associate ID '${customerId}'`);
  const own = await rolesWith(work, rolesIn(unit.associates, customerId));
  const inherited = await rolesWith(work, rolesIn(unit.inheritedAssociates ?? [], customerId));
  return {
    customer: { typeId: 'customer', id: customerId },
    associateRoles: own,
    inheritedAssociateRoles: inherited,
    permissions: [...new Set([...own, ...inherited].flatMap(({ permissions }) => permissions))],
  };
}

/** An act of an associate in a unit, described for the error message. */
export interface AssociateAct {
  readonly unit: BusinessUnit;
  readonly associateId: string;
  /** Example: `update a cart`. */
  readonly act: string;
  /** The customer who owns the resource, if it is another one. */
  readonly onBehalfOf?: string;
}

/** Returns whether one of the customer's roles in the unit, own or inherited, has the permission. */
export async function hasPermission(
  work: Work,
  { unit, associateId }: Pick<AssociateAct, 'unit' | 'associateId'>,
  permission: Permission,
): Promise<boolean> {
  const keys = rolesIn([...unit.associates, ...(unit.inheritedAssociates ?? [])], associateId);
  return (await rolesWith(work, keys)).some(({ permissions }) => permissions.includes(permission));
}

/** Throws AssociateMissingPermission unless the associate has one of the permissions. */
export async function requirePermission(work: Work, act: AssociateAct, ...anyOf: readonly Permission[]): Promise<void> {
  for (const permission of anyOf) if (await hasPermission(work, act, permission)) return;
  const { unit, associateId, onBehalfOf } = act;
  const forCustomer = onBehalfOf === undefined ? '' : ` for customer '${onBehalfOf}'`;
  throw new PlatformError(403, {
    code: 'AssociateMissingPermission',
    message: `Associate '${associateId}' has no rights to ${act.act}${forCustomer} in business-unit '${unit.key}'. Needs '${anyOf.join("' or '")}'.`,
    associate: { typeId: 'customer', id: associateId },
    businessUnit: { typeId: 'business-unit', key: unit.key },
    ...(onBehalfOf === undefined ? {} : { associateOnBehalf: { typeId: 'customer', id: onBehalfOf } }),
    permissions: anyOf,
  });
}
