import type { ChangeStaff, StaffAccount } from '@manifold/domain/staff/accounts-contract';
import type { StaffRole } from '@manifold/domain/staff/contract';
import { ANY_GRANT } from '@manifold/domain/staff/edit-refusal';

export type FormGrant = NonNullable<ChangeStaff['grants']>[number];

/** A person in the form. */
export interface Person {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly isLimited: boolean;
  readonly grants: readonly FormGrant[];
  readonly orderCountries: readonly string[];
}

/** Returns the form of an account, or of a new person. */
export function personOf(account: StaffAccount | undefined): Person {
  if (!account) return { email: '', name: '', role: 'operations', isLimited: false, grants: [], orderCountries: [] };
  const { email, name, role, grants, orderCountries } = account;
  // The API validates sections with the same schema.
  return { email, name, role, isLimited: grants !== null, grants: (grants ?? []) as FormGrant[], orderCountries };
}

/** Converts the form to an API request. An admin has no limits. */
export function rightsOf({ name, role, isLimited, grants, orderCountries }: Person): ChangeStaff {
  return {
    name: name.trim(),
    role,
    grants: isLimited && role !== 'admin' ? [...grants] : null,
    orderCountries: [...orderCountries],
  };
}

/** Adds a grant once. A grant within a wider one stays listed, because the wider one may be removed later. */
export function withGrant(grants: readonly FormGrant[], grant: FormGrant): FormGrant[] {
  const isSame = (known: FormGrant) => known.section === grant.section && known.place === grant.place;
  return grants.some(isSame) ? [...grants] : [...grants, grant];
}

/** The initial selection; everything everywhere means no limit. */
export const FIRST_GRANT: FormGrant = { section: ANY_GRANT, place: ANY_GRANT };
