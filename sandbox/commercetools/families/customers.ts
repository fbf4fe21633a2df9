import type { Customer, CustomerGroup } from '@commercetools/platform-sdk';
import { customFields, text } from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';
import { customerFields } from './field-shapes.js';

export const customerGroups = cached<CustomerGroup>()('customer-group', 'customer_groups', {
  name: text,
  custom: customFields,
});

export const customers = stored<Customer>({ lowercaseEmail: 'email', customerNumber: 'customer_number' })(
  'customer',
  'customers',
  customerFields,
);
