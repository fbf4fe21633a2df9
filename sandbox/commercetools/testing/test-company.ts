import type { AssociateRole, BusinessUnit, Customer, Permission } from '@commercetools/platform-sdk';
import type { Project } from './test-backend.js';
import { newEmail, PASSWORD } from './test-customer.js';

/** A customer without a store, who can be an associate. */
export async function newBuyer(seeder: Project): Promise<Customer> {
  const body = { email: newEmail(), password: PASSWORD };
  return (await seeder.customers().post({ body }).execute()).body.customer;
}

export const newRole = async (
  seeder: Project,
  key: string,
  ...permissions: readonly Permission[]
): Promise<AssociateRole> =>
  (
    await seeder
      .associateRoles()
      .post({ body: { key, permissions: [...permissions] } })
      .execute()
  ).body;

export const associateDraft = (customer: { readonly id: string }, ...roles: readonly string[]) => ({
  customer: { typeId: 'customer' as const, id: customer.id },
  associateRoleAssignments: roles.map((key) => ({ associateRole: { typeId: 'associate-role' as const, key } })),
});

export const newCompany = async (
  seeder: Project,
  key: string,
  ...associates: readonly ReturnType<typeof associateDraft>[]
): Promise<BusinessUnit> =>
  (
    await seeder
      .businessUnits()
      .post({ body: { unitType: 'Company', key, name: key, associates: [...associates] } })
      .execute()
  ).body;
