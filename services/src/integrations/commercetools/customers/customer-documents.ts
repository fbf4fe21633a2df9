import { addressFieldsText, cartFieldsText, cartSelection } from '../carts/cart-fields.js';
import type { GraphqlDocument } from '../connection/commercetools.client.js';
import type { ShopperDocument } from '../connection/shopper-document.js';

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
      customFieldsRaw(includeNames: ["customerType", "taxId"]) {
        name
        value
      }
    }
  }
`;

const withCustomerFields = (text: string): string => `${text}\n${customerFieldsText}\n${addressFieldsText}`;

/** Signing in and signing up return the customer and the active cart. */
const withCart = (name: string, text: string): ShopperDocument => ({
  name,
  text: `${text}\n${customerFieldsText}\n${cartFieldsText}`,
  owned: null,
});

const signedInSelection = `customer { ...CustomerFields } cart { ${cartSelection} }`;

export const getMyCustomer: ShopperDocument = {
  name: 'getMyCustomer',
  text: withCustomerFields(`query getMyCustomer($storeKey: KeyReferenceInput!) {
    inStore(key: $storeKey) { me { customer { ...CustomerFields } } }
  }`),
  owned: {
    text: withCustomerFields(`query getMyCustomer($storeKey: KeyReferenceInput!, $customerId: String!) {
    inStore(key: $storeKey) { customer(id: $customerId) { ...CustomerFields } }
  }`),
    variables: ({ storeKey }, customerId) => ({ storeKey, customerId }),
    answer: ({ inStore }) => ({ inStore: { me: inStore } }),
  },
};

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

export const updateMyCustomer: ShopperDocument = {
  name: 'updateMyCustomer',
  text: withCustomerFields(`mutation updateMyCustomer($storeKey: KeyReferenceInput!, $version: Long!, $actions: [MyCustomerUpdateAction!]!) {
    user: updateMyCustomer(version: $version, actions: $actions, storeKey: $storeKey) { ...CustomerFields }
  }`),
  owned: {
    text: withCustomerFields(`mutation updateMyCustomer($storeKey: KeyReferenceInput!, $customerId: String!, $version: Long!, $actions: [CustomerUpdateAction!]!) {
    user: updateCustomer(id: $customerId, version: $version, actions: $actions, storeKey: $storeKey) { ...CustomerFields }
  }`),
    variables: ({ storeKey, version, actions }, customerId) => ({ storeKey, version, actions, customerId }),
  },
};

export const customerChangeMyPassword: ShopperDocument = {
  name: 'customerChangeMyPassword',
  text: withCustomerFields(`mutation customerChangeMyPassword($storeKey: KeyReferenceInput!, $version: Long!, $currentPassword: String!, $newPassword: String!) {
    user: customerChangeMyPassword(version: $version, currentPassword: $currentPassword, newPassword: $newPassword, storeKey: $storeKey) { ...CustomerFields }
  }`),
  owned: {
    text: withCustomerFields(`mutation customerChangeMyPassword($storeKey: KeyReferenceInput!, $customerId: String!, $version: Long!, $currentPassword: String!, $newPassword: String!) {
    user: customerChangePassword(id: $customerId, version: $version, currentPassword: $currentPassword, newPassword: $newPassword, storeKey: $storeKey) { ...CustomerFields }
  }`),
    variables: ({ storeKey, version, currentPassword, newPassword }, customerId) => ({
      storeKey,
      version,
      currentPassword,
      newPassword,
      customerId,
    }),
  },
};

export const customerCreatePasswordResetToken: GraphqlDocument = {
  name: 'customerCreatePasswordResetToken',
  text: `mutation customerCreatePasswordResetToken($storeKey: KeyReferenceInput!, $email: String!, $ttlMinutes: Int!) {
    token: customerCreatePasswordResetToken(email: $email, ttlMinutes: $ttlMinutes, storeKey: $storeKey, invalidateOlderTokens: true) { value expiresAt }
  }`,
};

export const customerResetPassword: GraphqlDocument = {
  name: 'customerResetPassword',
  text: `mutation customerResetPassword($storeKey: KeyReferenceInput!, $tokenValue: String!, $newPassword: String!) {
    user: customerResetPassword(tokenValue: $tokenValue, newPassword: $newPassword, storeKey: $storeKey) { id email isEmailVerified locale }
  }`,
};

export const customerEmail: GraphqlDocument = {
  name: 'customerEmail',
  text: `query customerEmail($storeKey: KeyReferenceInput!, $id: String!) {
    inStore(key: $storeKey) { customer(id: $id) { email isEmailVerified locale version } }
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
    inStore(key: $storeKey) { customers(where: $where, limit: 1) { results { id email isEmailVerified locale } } }
  }`,
};

export const setCustomerEmail: GraphqlDocument = {
  name: 'setCustomerEmail',
  text: `mutation setCustomerEmail($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [CustomerUpdateAction!]!) {
    user: updateCustomer(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { id }
  }`,
};
