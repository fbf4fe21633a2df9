import { addressFieldsText, cartFieldsText, cartSelection } from '../carts/cart-fields.js';
import type { GraphqlDocument } from '../connection/commercetools.client.js';

const customerFieldsText = /* GraphQL */ `
  fragment CustomerFields on Customer {
    id
    version
    email
    isEmailVerified
    firstName
    lastName
    dateOfBirth
    vatId
    locale
    addresses {
      id
      key
      ...AddressFields
    }
    billingAddressIds
    shippingAddressIds
    defaultBillingAddressId
    defaultShippingAddressId
    custom {
      customFieldsRaw(includeNames: ["customerType"]) {
        name
        value
      }
    }
  }
`;

const withCustomer = (name: string, text: string): GraphqlDocument => ({
  name,
  text: `${text}\n${customerFieldsText}\n${addressFieldsText}`,
});

/** Signing in and signing up return the customer and the active cart. */
const withCart = (name: string, text: string): GraphqlDocument => ({
  name,
  text: `${text}\n${customerFieldsText}\n${cartFieldsText}`,
});

const signedInSelection = `customer { ...CustomerFields } cart { ${cartSelection} }`;

export const getMyCustomer = withCustomer(
  'getMyCustomer',
  `query getMyCustomer($storeKey: KeyReferenceInput!) {
    inStore(key: $storeKey) { me { customer { ...CustomerFields } } }
  }`,
);

export const customerSignMeIn = withCart(
  'customerSignMeIn',
  `mutation customerSignMeIn($storeKey: KeyReferenceInput!, $draft: CustomerSignMeInDraft!, $languages: [Locale!]) {
    signedIn: customerSignMeIn(draft: $draft, storeKey: $storeKey) { ${signedInSelection} }
  }`,
);

export const customerSignMeUp = withCart(
  'customerSignMeUp',
  `mutation customerSignMeUp($storeKey: KeyReferenceInput!, $draft: CustomerSignMeUpDraft!, $languages: [Locale!]) {
    signedIn: customerSignMeUp(draft: $draft, storeKey: $storeKey) { ${signedInSelection} }
  }`,
);

export const updateMyCustomer = withCustomer(
  'updateMyCustomer',
  `mutation updateMyCustomer($storeKey: KeyReferenceInput!, $version: Long!, $actions: [MyCustomerUpdateAction!]!) {
    user: updateMyCustomer(version: $version, actions: $actions, storeKey: $storeKey) { ...CustomerFields }
  }`,
);

export const customerChangeMyPassword = withCustomer(
  'customerChangeMyPassword',
  `mutation customerChangeMyPassword($storeKey: KeyReferenceInput!, $version: Long!, $currentPassword: String!, $newPassword: String!) {
    user: customerChangeMyPassword(version: $version, currentPassword: $currentPassword, newPassword: $newPassword, storeKey: $storeKey) { ...CustomerFields }
  }`,
);

export const customerCreatePasswordResetToken: GraphqlDocument = {
  name: 'customerCreatePasswordResetToken',
  text: `mutation customerCreatePasswordResetToken($storeKey: KeyReferenceInput!, $email: String!, $ttlMinutes: Int!) {
    token: customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttlMinutes, storeKey: $storeKey, invalidateOlderTokens: true) { value expiresAt }
  }`,
};

export const customerResetPassword: GraphqlDocument = {
  name: 'customerResetPassword',
  text: `mutation customerResetPassword($storeKey: KeyReferenceInput!, $tokenValue: String!, $newPassword: String!) {
    user: customerResetPassword(tokenValue: $tokenValue, newPassword: $newPassword, storeKey: $storeKey) { id email isEmailVerified }
  }`,
};

export const customerEmail: GraphqlDocument = {
  name: 'customerEmail',
  text: `query customerEmail($storeKey: KeyReferenceInput!, $id: String!) {
    inStore(key: $storeKey) { customer(id: $id) { email isEmailVerified version } }
  }`,
};

export const customerCreateEmailVerificationToken: GraphqlDocument = {
  name: 'customerCreateEmailVerificationToken',
  text: `mutation customerCreateEmailVerificationToken($storeKey: KeyReferenceInput!, $id: String!, $ttlMinutes: Int!) {
    token: customerCreateEmailVerificationToken(id: $id, ttlMinutes: $ttlMinutes, storeKey: $storeKey, invalidateOlderTokens: true) { value expiresAt }
  }`,
};

export const customerConfirmEmail: GraphqlDocument = {
  name: 'customerConfirmEmail',
  text: `mutation customerConfirmEmail($storeKey: KeyReferenceInput!, $tokenValue: String!) {
    user: customerConfirmEmail(tokenValue: $tokenValue, storeKey: $storeKey) { id }
  }`,
};

export const findCustomerByEmail: GraphqlDocument = {
  name: 'findCustomerByEmail',
  text: `query findCustomerByEmail($storeKey: KeyReferenceInput!, $where: String!) {
    inStore(key: $storeKey) { customers(where: $where, limit: 1) { results { id email isEmailVerified } } }
  }`,
};

export const setCustomerEmail: GraphqlDocument = {
  name: 'setCustomerEmail',
  text: `mutation setCustomerEmail($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!) {
    user: updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { id }
  }`,
};
