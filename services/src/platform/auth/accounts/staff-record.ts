import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import type { Prisma } from '../../prisma/generated/client.js';

/** What a query of staff has to bring along, for `staffOfRecord`. */
export const WITH_GRANTS = {
  grants: { orderBy: [{ section: 'asc' }, { place: 'asc' }] },
} satisfies Prisma.StaffInclude;

/** What a query of staff has to bring along, for `accountOfRecord`. */
export const WITH_ACCOUNT = { ...WITH_GRANTS, link: true } satisfies Prisma.StaffInclude;

type StaffRecord = Prisma.StaffGetPayload<{ include: typeof WITH_GRANTS }>;
/** As much of a record as says who somebody is. */
export type StaffColumns = Pick<StaffRecord, 'id' | 'email' | 'name' | 'role' | 'isLimited'> & {
  readonly grants: readonly Pick<StaffRecord['grants'][number], 'section' | 'place'>[];
};
export type AccountRecord = Prisma.StaffGetPayload<{ include: typeof WITH_ACCOUNT }>;

/** A member of staff as the rest of the system knows one. */
export function staffOfRecord({ id, email, name, role, isLimited, grants }: StaffColumns): Staff {
  return {
    id,
    email,
    name,
    role,
    grants: isLimited ? grants.map(({ section, place }) => ({ section, place })) : null,
  };
}

function stateOf({ disabledAt, passwordHash, lastSignInAt }: AccountRecord): StaffAccount['state'] {
  if (disabledAt) return 'disabled';
  return passwordHash === null && lastSignInAt === null ? 'invited' : 'active';
}

/** A member of staff as an admin sees one. */
export function accountOfRecord(record: AccountRecord): StaffAccount {
  const { version, createdAt, lastSignInAt, link } = record;
  return {
    ...staffOfRecord(record),
    state: stateOf(record),
    version,
    createdAt: createdAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    linkExpiresAt: link?.expiresAt.toISOString() ?? null,
    isBound: record.openIdSubject !== null,
  };
}

/** The name under which failed attempts at an account are counted. */
export const staffAccountName = (email: string): string => `staff ${email}`;
