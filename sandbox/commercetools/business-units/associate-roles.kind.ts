import type { AssociateRole } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { PlatformError } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key } from '../input/draft-parts.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { associateRoles, businessUnits } from '../families/families.js';
import { PERMISSIONS } from '../associates/permissions.js';
import { withMessages } from './with-messages.js';

const name = z.string().max(256).optional();
const permission = z.enum(PERMISSIONS);
const permissions = z.array(permission).max(PERMISSIONS.length).default([]);
const draft = z.object({
  key,
  name,
  buyerAssignable: z.boolean().default(true),
  permissions,
  custom: customFieldsDraft.optional(),
});

const eachOnce = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Throws ReferenceExists if an associate of a business unit has the role. */
async function requireUnassigned(role: AssociateRole, work: Work): Promise<void> {
  const wanted = [{ associateRoleAssignments: [{ associateRole: { key: role.key } }] }];
  const { rows } = await work.db.query(
    `SELECT 1 FROM ${businessUnits.table} WHERE body -> 'associates' @> $1::jsonb LIMIT 1`,
    [JSON.stringify(wanted)],
  );
  if (rows.length > 0)
    throw new PlatformError(400, {
      code: 'ReferenceExists',
      message: `The associate role '${role.key}' is assigned to an associate.`,
      referencedBy: 'business-unit',
    });
}

/** The permissions that associates of business units may have. */
export const associateRolesKind: Kind<AssociateRole> = {
  path: 'associate-roles',
  family: associateRoles,
  view: ['view_associate_roles'],
  manage: ['manage_associate_roles'],
  create: creates(draft, async (input, work) =>
    work.newResource({
      ...input,
      permissions: eachOnce(input.permissions),
      custom: await customFields(work, 'associate-role', input.custom),
    }),
  ),
  actions: {
    ...customActions<AssociateRole>('associate-role'),
    setName: assigns('name', name),
    changeBuyerAssignable: assigns('buyerAssignable', z.boolean()),
    addPermission: withMessages(
      action(z.object({ permission }), (role: AssociateRole, input) => ({
        ...role,
        permissions: eachOnce([...role.permissions, input.permission]),
      })),
      (after, before) =>
        after.permissions
          .filter((one) => !before.permissions.includes(one))
          .map((one) => ({ type: 'AssociateRolePermissionAdded', permission: one })),
    ),
    removePermission: withMessages(
      action(z.object({ permission }), (role: AssociateRole, input) => ({
        ...role,
        permissions: role.permissions.filter((one) => one !== input.permission),
      })),
      (after, before) =>
        before.permissions
          .filter((one) => !after.permissions.includes(one))
          .map((one) => ({ type: 'AssociateRolePermissionRemoved', permission: one })),
    ),
    setPermissions: withMessages(
      action(z.object({ permissions }), (role: AssociateRole, input) => ({
        ...role,
        permissions: eachOnce(input.permissions),
      })),
      (after) => [{ type: 'AssociateRolePermissionsSet', permissions: after.permissions }],
    ),
  },
  beforeDelete: requireUnassigned,
};
