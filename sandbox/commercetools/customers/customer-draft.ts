import type { Customer } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidField, invalidInput } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  addressDraft,
  customFieldsDraft,
  email as emailAddress,
  key,
  locale,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { customerGroups, stores } from '../families/families.js';
import { keyReference, optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { addressBookOf } from './address-book.js';
import { requireFreeEmail } from './free-email.js';

export const line = z.string().max(256).optional();
export const email = z.string().trim().pipe(emailAddress);

const place = z.int().min(0);
const places = z.array(place).default([]);

const myDraft = z.object({
  key: key.optional(),
  email,
  password: z.string().min(1, 'A password is required.').max(256).optional(),
  firstName: line,
  lastName: line,
  middleName: line,
  title: line,
  salutation: line,
  dateOfBirth: z.iso.date('Not a date.').optional(),
  companyName: line,
  vatId: line,
  locale: locale.optional(),
  addresses: z.array(addressDraft).max(500).default([]),
  defaultBillingAddress: place.optional(),
  defaultShippingAddress: place.optional(),
  billingAddresses: places,
  shippingAddresses: places,
  stores: z.array(resourceIdentifier).optional(),
  custom: customFieldsDraft.optional(),
});
const serviceDraft = myDraft.extend({
  customerNumber: line,
  externalId: line,
  isEmailVerified: z.boolean().default(false),
  authenticationMode: z.enum(['Password', 'ExternalAuth']).default('Password'),
  anonymousId: z.string().optional(),
  anonymousCartId: z.string().optional(),
  anonymousCart: resourceIdentifier.optional(),
  customerGroup: resourceIdentifier.optional(),
  ...unsupportedProperties('customerGroupAssignments'),
});
/** The draft schemas of customers, for shoppers and for service clients. */
export const customerDrafts = { mine: myDraft, service: serviceDraft };
export type CustomerDraft = z.output<typeof serviceDraft>;

/** Parses a customer draft; properties that a shopper's draft lacks get the platform's defaults. */
export function parseCustomerDraft({ audience }: Work, raw: unknown): CustomerDraft {
  const draft = audience.mine ? serviceDraft.parse(parseAs(myDraft, raw)) : parseAs(serviceDraft, raw);
  if (draft.authenticationMode === 'Password' && draft.password === undefined)
    throw invalidField('password', undefined, 'A password is required.');
  return draft;
}

async function storesOf(work: Work, draft: CustomerDraft): Promise<Customer['stores']> {
  const { storeKey } = work.audience;
  const own = storeKey === undefined ? [] : [{ key: storeKey }];
  const named = await Promise.all((draft.stores ?? own).map((store) => keyReference(work, stores, store)));
  if (storeKey !== undefined && !named.some((store) => store.key === storeKey))
    throw invalidInput(`The customer must be of the store '${storeKey}' in which it is made.`);
  return named;
}

/** Returns a new customer from its draft, without the password, which is in another table. */
export async function customerFromDraft(work: Work, draft: CustomerDraft): Promise<Customer> {
  const ofStores = await storesOf(work, draft);
  await requireFreeEmail(work, { email: draft.email, stores: ofStores });
  return work.newResource({
    key: draft.key,
    customerNumber: draft.customerNumber,
    externalId: draft.externalId,
    email: draft.email,
    firstName: draft.firstName,
    lastName: draft.lastName,
    middleName: draft.middleName,
    title: draft.title,
    salutation: draft.salutation,
    dateOfBirth: draft.dateOfBirth,
    companyName: draft.companyName,
    vatId: draft.vatId,
    locale: draft.locale,
    ...(await addressBookOf(work, draft)),
    isEmailVerified: draft.isEmailVerified,
    customerGroup: await optionalReference(work, customerGroups, draft.customerGroup),
    customerGroupAssignments: [],
    stores: ofStores,
    authenticationMode: draft.authenticationMode,
    custom: await customFields(work, 'customer', draft.custom),
  });
}
