import type { Staff } from '@manifold/domain/staff/contract';
import type { Prisma, Staff as StaffColumns, StaffGrant as GrantColumns } from '../prisma/generated/client.js';

/** What a query of staff has to bring along, for `staffOfRecord`. */
export const WITH_GRANTS = {
  grants: { orderBy: [{ section: 'asc' }, { place: 'asc' }] },
} satisfies Prisma.StaffInclude;

type StaffRecord = Pick<StaffColumns, 'id' | 'email' | 'name' | 'role' | 'isLimited'> & {
  readonly grants: readonly GrantColumns[];
};

/** A member of staff as the rest of the system knows one. */
export function staffOfRecord({ id, email, name, role, isLimited, grants }: StaffRecord): Staff {
  return {
    id,
    email,
    name,
    role,
    grants: isLimited ? grants.map(({ section, place }) => ({ section, place })) : null,
  };
}
