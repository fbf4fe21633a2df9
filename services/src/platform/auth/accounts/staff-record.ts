import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import type { Prisma } from '../../prisma/generated/client.js';

/** The relations that a query must include for `staffOfRecord`. */
export const WITH_GRANTS = {
  grants: { orderBy: [{ section: 'asc' }, { place: 'asc' }] },
} satisfies Prisma.StaffInclude;

/** The relations that a query must include for `accountOfRecord`. */
export const WITH_ACCOUNT = { ...WITH_GRANTS, link: true } satisfies Prisma.StaffInclude;

type StaffRecord = Prisma.StaffGetPayload<{ include: typeof WITH_GRANTS }>;
/** The columns that `staffOfRecord` needs. */
export type StaffColumns = Pick<StaffRecord, 'id' | 'email' | 'name' | 'role' | 'isLimited' | 'orderCountries'> & {
  readonly grants: readonly Pick<StaffRecord['grants'][number], 'section' | 'place'>[];
};
type AccountRecord = Prisma.StaffGetPayload<{ include: typeof WITH_ACCOUNT }>;

/** Maps a database record to a member of staff. */
export function staffOfRecord({ id, email, name, role, isLimited, grants, orderCountries }: StaffColumns): Staff {
  return {
    id,
    email,
    name,
    role,
    grants: isLimited ? grants.map(({ section, place }) => ({ section, place })) : null,
    orderCountries: [...orderCountries],
  };
}

function stateOf({ disabledAt, passwordHash, lastSignInAt }: AccountRecord): StaffAccount['state'] {
  if (disabledAt) return 'disabled';
  return passwordHash === null && lastSignInAt === null ? 'invited' : 'active';
}

/** Maps a database record to the account that admins see. */
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

/** Returns the record of an account. Throws `not-found` if the id is unknown. */
export async function requiredAccount(db: Prisma.TransactionClient, id: string): Promise<AccountRecord> {
  const found = await db.staff.findUnique({ where: { id }, include: WITH_ACCOUNT });
  if (!found) throw new ShopError('not-found');
  return found;
}

/** Returns the key under which failed sign-ins to an account are counted. */
export const staffAccountName = (email: string): string => `staff ${email}`;
