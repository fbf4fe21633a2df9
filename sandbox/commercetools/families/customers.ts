import type { Customer, CustomerGroup } from '@commercetools/platform-sdk';
import { address, boolean, customFields, keyReference, list, reference, text } from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';

const customerFields = {
  customerNumber: text,
  externalId: text,
  email: text,
  // What the platform offers to find an address by, however it was typed.
  lowercaseEmail: text,
  firstName: text,
  lastName: text,
  middleName: text,
  title: text,
  salutation: text,
  dateOfBirth: text,
  companyName: text,
  vatId: text,
  locale: text,
  isEmailVerified: boolean,
  addresses: list(address),
  defaultBillingAddressId: text,
  defaultShippingAddressId: text,
  billingAddressIds: list(text),
  shippingAddressIds: list(text),
  stores: list(keyReference),
  customerGroup: reference,
  custom: customFields,
};

export const customerGroups = cached<CustomerGroup>()('customer-group', 'customer_groups', {
  name: text,
  custom: customFields,
});

export const customers = stored<Customer>({ lowercaseEmail: 'email', customerNumber: 'customer_number' })(
  'customer',
  'customers',
  customerFields,
);
