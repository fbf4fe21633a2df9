import type { BusinessUnitKeyReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { addressBookOf } from '../customers/address-book.js';
import { email } from '../customers/customer-draft.js';
import { invalidInput } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  addressDraft,
  customFieldsDraft,
  key,
  resourceIdentifier,
  unsupportedProperties,
  type ResourceIdentifier,
} from '../input/draft-parts.js';
import { businessUnits, type BusinessUnit, stores } from '../families/families.js';
import { keyReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { associateDrafts, associatesOf } from '../associates/associates.js';

const place = z.int().min(0);
const MAX_STORES = 300;

export const unitName = z.string().min(1).max(256);
export const status = z.enum(['Active', 'Inactive']);
export const storeMode = z.enum(['Explicit', 'FromParent']);
export const inheritanceMode = z.enum(['Explicit', 'ExplicitAndFromParent']);
export const unitStores = z.array(resourceIdentifier).max(MAX_STORES);

const myFields = {
  key,
  name: unitName,
  contactEmail: email.optional(),
  addresses: z.array(addressDraft).max(500).default([]),
  shippingAddresses: z.array(place).default([]),
  billingAddresses: z.array(place).default([]),
  defaultShippingAddress: place.optional(),
  defaultBillingAddress: place.optional(),
  custom: customFieldsDraft.optional(),
};
const fields = {
  ...myFields,
  status: status.default('Active'),
  stores: unitStores.optional(),
  storeMode: storeMode.optional(),
  associateMode: inheritanceMode.optional(),
  approvalRuleMode: inheritanceMode.optional(),
  associates: associateDrafts.default([]),
  ...unsupportedProperties('customerGroupAssignments'),
};
const company = { unitType: z.literal('Company') };
const division = { unitType: z.literal('Division'), parentUnit: resourceIdentifier };

/** The draft schemas of business units, for associates and for service clients. */
export const businessUnitDrafts = {
  mine: z.discriminatedUnion('unitType', [
    z.object({ ...company, ...myFields }),
    z.object({ ...division, ...myFields }),
  ]),
  service: z.discriminatedUnion('unitType', [
    z.object({ ...company, ...fields }),
    z.object({ ...division, ...fields }),
  ]),
};
export type BusinessUnitDraft = z.output<typeof businessUnitDrafts.service>;

export const storeReferences = (work: Work, identifiers: readonly ResourceIdentifier[]) =>
  Promise.all(identifiers.map((one) => keyReference(work, stores, one)));

type Modes = Pick<BusinessUnit, 'unitType' | 'storeMode' | 'associateMode' | 'approvalRuleMode'>;

/** Throws InvalidInput if a company inherits: it has no parent. */
export function requireModes({ unitType, storeMode: mode, associateMode, approvalRuleMode }: Modes): void {
  if (unitType === 'Company' && [mode, associateMode, approvalRuleMode].some((one) => one !== 'Explicit'))
    throw invalidInput('The storeMode, associateMode and approvalRuleMode of a company are Explicit.');
}

function modesOf(draft: BusinessUnitDraft): Modes {
  const isCompany = draft.unitType === 'Company';
  const inherited = isCompany ? 'Explicit' : 'ExplicitAndFromParent';
  const modes = {
    unitType: draft.unitType,
    storeMode: draft.storeMode ?? (isCompany ? 'Explicit' : 'FromParent'),
    associateMode: draft.associateMode ?? inherited,
    approvalRuleMode: draft.approvalRuleMode ?? inherited,
  };
  requireModes(modes);
  if (modes.storeMode === 'FromParent' && draft.stores !== undefined)
    throw invalidInput('Stores can only be set if the storeMode is Explicit.');
  return modes;
}

/** Returns a new business unit from its draft, without inherited fields. */
export async function businessUnitFromDraft(work: Work, draft: BusinessUnitDraft): Promise<BusinessUnit> {
  const parentUnit: BusinessUnitKeyReference | undefined =
    draft.unitType === 'Division' ? await keyReference(work, businessUnits, draft.parentUnit) : undefined;
  return work.newResource({
    ...modesOf(draft),
    key: draft.key,
    status: draft.status,
    name: draft.name,
    contactEmail: draft.contactEmail,
    stores: draft.stores && (await storeReferences(work, draft.stores)),
    associates: await associatesOf(work, draft.associates),
    ...(await addressBookOf(work, draft)),
    parentUnit,
    topLevelUnit: { typeId: 'business-unit' as const, key: draft.key },
    custom: await customFields(work, 'business-unit', draft.custom),
  });
}
