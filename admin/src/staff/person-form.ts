import type { ChangeStaff, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { StaffRole } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';

export type FormGrant = NonNullable<ChangeStaff['grants']>[number];

/** A person as the form has them. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly isLimited: boolean;
  readonly grants: readonly FormGrant[];
}

/** The form of an account, or of somebody new. */
export function personOf(account: StaffAccount | undefined): Person {
  if (!account) return { email: '', name: '', role: 'operations', isLimited: false, grants: [] };
  const { email, name, role, grants } = account;
  // The API lists what it takes: its sections are ours.
  return { email, name, role, isLimited: grants !== null, grants: (grants ?? []) as FormGrant[] };
}

/** What the form asks the server for. An admin has no limits. */
export function rightsOf({ name, role, isLimited, grants }: Person): ChangeStaff {
  return { name: name.trim(), role, grants: isLimited && role !== 'admin' ? [...grants] : null };
}

/** The grants with one more, each once; what is a part of a wider one stays listed, as it may be the only one one day. */
export function withGrant(grants: readonly FormGrant[], grant: FormGrant): FormGrant[] {
  const isSame = (known: FormGrant) => known.section === grant.section && known.place === grant.place;
  return grants.some(isSame) ? [...grants] : [...grants, grant];
}

/** A right to choose: everything everywhere says no limit. */
export const FIRST_GRANT: FormGrant = { section: ANY_GRANT, place: ANY_GRANT };
