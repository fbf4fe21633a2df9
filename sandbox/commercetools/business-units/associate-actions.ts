import type { Associate } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidInput } from '../errors/platform-error.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { customers, type BusinessUnit } from '../families/families.js';
import { action, type Action } from '../resources/kind.js';
import { reference } from '../work/references.js';
import {
  associateDraft,
  associateDrafts,
  associateOf,
  associatesOf,
  requireEachOnce,
} from '../associates/associates.js';
import { withMessages } from './with-messages.js';

function requireMember({ associates }: BusinessUnit, customerId: string): Associate {
  const found = associates.find(({ customer }) => customer.id === customerId);
  if (found === undefined) throw invalidInput(`The customer '${customerId}' is no associate of the business unit.`);
  return found;
}

/** Returns the action that changes an associate. Buyers may assign only roles that are `buyerAssignable`. */
export const changesAssociate = (isBuyer: boolean): Action<BusinessUnit> =>
  action(z.object({ associate: associateDraft }), async (unit: BusinessUnit, input, work) => {
    const associate = await associateOf(work, input.associate, isBuyer);
    const former = requireMember(unit, associate.customer.id);
    work.outbox.hold(unit.id, [{ type: 'BusinessUnitAssociateChanged', associate }]);
    return { ...unit, associates: unit.associates.map((one) => (one === former ? associate : one)) };
  });

export const addsAssociate = (isBuyer: boolean): Action<BusinessUnit> =>
  action(z.object({ associate: associateDraft }), async (unit: BusinessUnit, input, work) => {
    const associate = await associateOf(work, input.associate, isBuyer);
    const associates = [...unit.associates, associate];
    requireEachOnce(associates);
    work.outbox.hold(unit.id, [{ type: 'BusinessUnitAssociateAdded', associate }]);
    return { ...unit, associates };
  });

export const setsAssociates = (isBuyer: boolean): Action<BusinessUnit> =>
  withMessages(
    action(z.object({ associates: associateDrafts }), async (unit: BusinessUnit, input, work) => ({
      ...unit,
      associates: await associatesOf(work, input.associates, isBuyer),
    })),
    ({ associates }) => [{ type: 'BusinessUnitAssociatesSet', associates }],
  );

export const removesAssociate: Action<BusinessUnit> = action(
  z.object({ customer: resourceIdentifier }),
  async (unit: BusinessUnit, input, work) => {
    const { id } = await reference(work, customers, input.customer);
    const associate = requireMember(unit, id);
    work.outbox.hold(unit.id, [{ type: 'BusinessUnitAssociateRemoved', associate }]);
    return { ...unit, associates: unit.associates.filter((one) => one !== associate) };
  },
);

/** Returns the unit with its inherited associates as its own associates. */
export function withOwnAssociates(unit: BusinessUnit): BusinessUnit {
  const inherited = (unit.inheritedAssociates ?? []).map(({ customer, associateRoleAssignments }): Associate => ({
    customer,
    associateRoleAssignments: associateRoleAssignments.map(({ associateRole }) => ({
      associateRole,
      inheritance: 'Enabled',
    })),
  }));
  const merged = new Map<string, Associate>();
  for (const one of [...unit.associates, ...inherited]) {
    const present = merged.get(one.customer.id)?.associateRoleAssignments ?? [];
    const isNew = ({ associateRole }: (typeof present)[number]): boolean =>
      !present.some((other) => other.associateRole.key === associateRole.key);
    merged.set(one.customer.id, {
      ...one,
      associateRoleAssignments: [...present, ...one.associateRoleAssignments.filter(isNew)],
    });
  }
  return { ...unit, associates: [...merged.values()] };
}
