import { describe, expect, it } from '@jest/globals';
import type { Customer, CustomerAddress } from '@manifold/domain/customer/contract';
import { addressValues, type CheckoutForm } from './checkout-form.js';
import { draftOf, mergeDraft, withDefaults } from './initial-form.js';

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

describe('the draft of a guest who signs in', () => {
  const signIn = (typed: CheckoutForm) => mergeDraft(draftOf(typed, empty), withDefaults(empty, customer));

  it('leaves the fields and choices that the guest did not change to the defaults of the customer', () => {
    expect(signIn({ ...empty, billingAddress: { ...empty.billingAddress, firstName: 'E' } })).toMatchObject({
      clientType: 'company',
      billingAddress: { firstName: 'E', lastName: 'Nagy', streetName: 'Fő utca' },
      shippingAddressType: 'SAVED_ADDRESS',
      shippingAddress: { streetName: 'Gyár utca' },
    });
  });

  it('keeps the choices that the guest made', () => {
    expect(signIn({ ...empty, shippingAddressType: 'DIFFERENT_FROM_BILLING' })).toMatchObject({
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    });
  });

  it('keeps a field that the shopper cleared', () => {
    const known = withDefaults(empty, customer);
    const cleared = { ...known, billingAddress: { ...known.billingAddress, lastName: '' } };
    expect(mergeDraft(draftOf(cleared, known), known)).toEqual(cleared);
  });
});
