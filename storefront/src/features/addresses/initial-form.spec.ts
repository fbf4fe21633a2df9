import { describe, expect, it } from '@jest/globals';
import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import { addressValues, type CheckoutForm } from './checkout-form.js';
import { withDefaults } from './initial-form.js';

const home: CustomerAddress = { id: 'home', firstName: 'Eva', lastName: 'Nagy', streetName: 'Fő utca', country: 'HU' };
const plant: CustomerAddress = {
  id: 'plant',
  firstName: 'Eva',
  lastName: 'Nagy',
  streetName: 'Gyár utca',
  country: 'HU',
};
const customer: Customer = {
  id: 'eva',
  version: 1,
  email: 'eva@example.com',
  isEmailVerified: true,
  firstName: 'Eva',
  lastName: 'Nagy',
  dateOfBirth: null,
  vatId: null,
  taxId: null,
  customerType: 'COMPANY',
  locale: null,
  addresses: [home, plant],
  billingAddresses: [home],
  shippingAddresses: [plant],
  billingAddressIds: ['home'],
  shippingAddressIds: ['plant'],
  defaultBillingAddressId: 'home',
  defaultShippingAddressId: 'plant',
};
const empty: CheckoutForm = {
  clientType: 'private',
  email: '',
  billingAddress: addressValues(null),
  shippingAddressType: 'SAME_AS_BILLING',
  shippingAddress: addressValues(null),
  agreedToSendEmail: false,
};

describe('a checkout without addresses', () => {
  it('begins with the default addresses, e-mail address and client type of the customer', () => {
    expect(withDefaults(empty, customer)).toMatchObject({
      clientType: 'company',
      email: 'eva@example.com',
      billingAddress: { streetName: 'Fő utca' },
      shippingAddressType: 'SAVED_ADDRESS',
      shippingAddress: { streetName: 'Gyár utca' },
    });
  });

  it('begins with the names of a customer without addresses, and keeps a typed e-mail address', () => {
    const bare = { ...customer, defaultBillingAddressId: null, defaultShippingAddressId: null };
    expect(withDefaults({ ...empty, email: 'office@example.com' }, bare)).toMatchObject({
      email: 'office@example.com',
      billingAddress: { firstName: 'Eva', lastName: 'Nagy', streetName: '' },
      shippingAddressType: 'SAME_AS_BILLING',
      shippingAddress: { streetName: '' },
    });
  });
});
