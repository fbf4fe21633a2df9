import type { Customer } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { key, locale, resourceIdentifier } from '../input/draft-parts.js';
import { customerGroups, stores } from '../families/families.js';
import { action, assigns, customActions, type Actions } from '../resources/kind.js';
import { keyReference, optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { addressActions, addressCustomActions } from './address-book.js';
import { email, line } from './customer-draft.js';
import { requireFreeEmail } from './free-email.js';

/** A customer's own update actions. */
export const myCustomerActions: Actions<Customer> = {
  ...addressActions<Customer>(),
  ...customActions<Customer>('customer'),
  changeEmail: action(z.object({ email }), async (customer: Customer, input, work) => {
    if (input.email === customer.email) return customer;
    await requireFreeEmail(work, { ...customer, email: input.email }, customer.id);
    return { ...customer, email: input.email, isEmailVerified: false };
  }),
  setFirstName: assigns('firstName', line),
  setLastName: assigns('lastName', line),
  setMiddleName: assigns('middleName', line),
  setTitle: assigns('title', line),
  setSalutation: assigns('salutation', line),
  setCompanyName: assigns('companyName', line),
  setDateOfBirth: assigns('dateOfBirth', z.iso.date('Not a date.').optional()),
  setLocale: assigns('locale', locale.optional()),
  setVatId: assigns('vatId', line),
};

async function inStores(work: Work, customer: Customer, identifiers: readonly z.output<typeof resourceIdentifier>[]) {
  const named = await Promise.all(identifiers.map((one) => keyReference(work, stores, one)));
  const next = { ...customer, stores: [...new Map(named.map((store) => [store.key, store])).values()] };
  await requireFreeEmail(work, next, customer.id);
  return next;
}

const oneStore = z.object({ store: resourceIdentifier });

/** The update actions of customers for service clients. */
export const customerActions: Actions<Customer> = {
  ...myCustomerActions,
  ...addressCustomActions<Customer>(),
  setKey: assigns('key', key.optional()),
  setCustomerNumber: assigns('customerNumber', line),
  setExternalId: assigns('externalId', line),
  setCustomerGroup: action(
    z.object({ customerGroup: resourceIdentifier.optional() }),
    async (customer: Customer, input, work) => ({
      ...customer,
      customerGroup: await optionalReference(work, customerGroups, input.customerGroup),
    }),
  ),
  setStores: action(z.object({ stores: z.array(resourceIdentifier) }), (customer: Customer, input, work) =>
    inStores(work, customer, input.stores),
  ),
  addStore: action(oneStore, (customer: Customer, { store }, work) =>
    inStores(work, customer, [...customer.stores, store]),
  ),
  removeStore: action(oneStore, async (customer: Customer, { store }, work) => {
    const { key: removed } = await keyReference(work, stores, store);
    return inStores(
      work,
      customer,
      customer.stores.filter((one) => one.key !== removed),
    );
  }),
};
